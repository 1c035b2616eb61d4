function count(figure: number, one: string, many: string): string {
  return `${figure}\u00a0${figure === 1 ? one : many}`;
}

const SOURCES: Readonly<Record<string, string>> = {
  kill: "Single-seaters shot down",
  "two-seater": "Two-seaters and bombers shot down",
  balloon: "Balloons",
  home: "Aircraft come home",
  strafing: "Strafing",
  bomb: "Bombs on target",
  photo: "Photographs",
  spot: "Artillery spotting",
};
const FATES: Readonly<Record<string, string>> = {
  flying: "in the air",
  destroyed: "shot down",
  crashed: "crashed",
  home: "gone home",
  away: "off the board",
  lost: "lost",
};

/** Words of the statistics, in English. */
export const words = {
  "count.hits": ({ hits, tries }: { readonly hits: number; readonly tries: number }) =>
    `${count(hits, "hit", "hits")} in ${count(tries, "attack", "attacks")}`,
  "count.damage": ({ points, owed }: { readonly points: number; readonly owed: number }) =>
    `${count(points, "damage point", "damage points")}, where the table owed ${owed.toFixed(1)}`,
  "count.chart.damage": ({ name }: { readonly name: string }) => `Damage points of ${name}, added up`,
  "count.actual": "done",
  "count.expected": "expected",
  "count.turn": "Turn",
  "count.axis.damage": "Points",

  "count.sides": "Side against side",
  "count.points": "Where the points came from",
  "count.aircraft.title": "Aircraft by aircraft",
  "count.aircraft.hint":
    "Expected: what the damage table owed each attack over all throws of its dice. In sights: turns at whose end an enemy had it in a line of fire.",
  "count.figure": "Figure",
  "count.source": "For",
  "count.aircraft": "Aircraft",
  "count.row.attacks": "Attacks",
  "count.row.hits": "Hits",
  "count.row.expected": "Expected hits",
  "count.row.points": "Damage done",
  "count.row.owed": "Expected damage",
  "count.row.surplus": "Luck in points",
  "count.row.criticals": "Critical hits (expected)",
  "count.row.taken": "Suffered, air + ground",
  "count.row.criticalsTaken": "Critical hits suffered",
  "count.row.jams": "Jams, cleared",
  "count.row.kills": "Shot down",
  "count.row.hexes": "Hexes flown",
  "count.row.climbed": "Altitude won",
  "count.row.dived": "Altitude lost",
  "count.row.tailing": "Tailed, of tries",
  "count.row.tailed": "Turns tailed",
  "count.row.sighted": "Turns in sights",
  "count.row.flying": "Still flying",
  "count.row.status": "Fate",
  "count.row.total": "All",

  "count.of": ({ part, whole }: { readonly part: number; readonly whole: number }) => `${part} of ${whole}`,
  "count.jams": ({ jams, cleared }: { readonly jams: number; readonly cleared: number }) =>
    `${jams}, ${cleared}`,
  "count.criticals": ({ scored, owed }: { readonly scored: number; readonly owed: number }) =>
    `${scored} (${owed.toFixed(1)})`,
  "count.metres": ({ metres }: { readonly metres: number }) =>
    `${metres.toString().replace(/\B(?=(\d{3})+$)/g, ",")}\u00a0m`,
  "count.why": ({ why }: { readonly why: string }) => SOURCES[why] ?? why,
  "count.fate": ({ status }: { readonly status: string }) => FATES[status] ?? status,
};
