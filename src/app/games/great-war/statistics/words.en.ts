import type { Luck } from "../../../statistics/luck.ts";

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

/** Words of the statistics of the hex dogfight, in English. */
export const words = {
  hits: ({ hits, tries }: Luck) => `${count(hits, "hit", "hits")} in ${count(tries, "attack", "attacks")}`,
  damage: (points: number, owed: string) =>
    `${count(points, "damage point", "damage points")}, where the table owed ${owed}`,
  "chart.damage": (side: string) => `Damage points of ${side}, added up`,
  "chart.actual": () => "done",
  "chart.expected": () => "expected",
  turn: () => "Turn",
  "axis.damage": () => "Points",

  "sides.title": () => "Side against side",
  "points.title": () => "Where the points came from",
  "aircraft.title": () => "Aircraft by aircraft",
  "aircraft.hint": () =>
    "Expected: what the damage table owed each attack over all throws of its dice. In sights: turns at whose end an enemy had it in a line of fire.",
  figure: () => "Figure",
  source: () => "For",
  aircraft: () => "Aircraft",
  "row.attacks": () => "Attacks",
  "row.hits": () => "Hits",
  "row.expected": () => "Expected hits",
  "row.points": () => "Damage done",
  "row.owed": () => "Expected damage",
  "row.luck": () => "Luck in points",
  "row.criticals": () => "Critical hits (expected)",
  "row.taken": () => "Suffered, air + ground",
  "row.criticalsTaken": () => "Critical hits suffered",
  "row.jams": () => "Jams, cleared",
  "row.kills": () => "Shot down",
  "row.hexes": () => "Hexes flown",
  "row.climbed": () => "Altitude won",
  "row.dived": () => "Altitude lost",
  "row.tailing": () => "Tailed, of tries",
  "row.tailed": () => "Turns tailed",
  "row.sighted": () => "Turns in sights",
  "row.flying": () => "Still flying",
  "row.status": () => "Fate",
  "row.total": () => "All",

  of: (part: number, whole: number) => `${part} of ${whole}`,
  both: (first: number | string, second: number | string) => `${first}, ${second}`,
  taken: (air: number, ground: number) => `${air} + ${ground}`,
  criticals: (scored: number, owed: string) => `${scored} (${owed})`,
  metres: (metres: number) => `${metres.toString().replace(/\B(?=(\d{3})+$)/g, ",")}\u00a0m`,
  whyOf: (why: string) => SOURCES[why] ?? why,
  fate: (status: string) => FATES[status] ?? status,
};

export type GreatWarStatisticsWords = typeof words;
