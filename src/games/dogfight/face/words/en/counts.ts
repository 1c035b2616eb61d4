import type { OvalCount } from "../../oval-count.ts";

function count(figure: number, one: string, many: string): string {
  return `${figure}\u00a0${figure === 1 ? one : many}`;
}

/** Words of the statistics, in English. */
export const words = {
  "count.hits": ({ hits, tries }: { readonly hits: number; readonly tries: number }) =>
    `${count(hits, "hit", "hits")} in ${count(tries, "shot", "shots")}`,
  "count.chart.hits": ({ name }: { readonly name: string }) => `Hits of ${name}, added up`,
  "count.chart.fuselage": "FUSELAGE left on the table",
  "count.actual": "scored",
  "count.expected": "expected",
  "count.turn": "Turn",
  "count.axis.hits": "Hits",

  "count.sides": "Side against side",
  "count.aircraft.title": "Aircraft by aircraft",
  "count.aircraft.hint":
    "Expected: the sum of what each shot needed on the die. In sights: turns at whose end an enemy weapon bore on it.",
  "count.figure": "Figure",
  "count.aircraft": "Aircraft",
  "count.row.shots": "Shots",
  "count.row.hits": "Hits",
  "count.row.expected": "Expected hits",
  "count.row.surplus": "Luck",
  "count.row.given": "Damage given",
  "count.row.taken": "Damage taken",
  "count.row.kills": "Shot down",
  "count.row.flying": "Still flying",
  "count.row.distance": "Flown",
  "count.row.turns": "Turns flown",
  "count.row.speed": "SPEED, mean and top",
  "count.row.sighted": "In sights",
  "count.row.initiative": "Initiative won",
  "count.row.status": "Fate",

  "count.of": ({ part, whole }: { readonly part: number; readonly whole: number }) => `${part} of ${whole}`,
  "count.speed": ({ mean, top }: { readonly mean: number; readonly top: number }) =>
    `${mean.toFixed(1)}, ${top}`,
  "count.ovals": ({ fuselage, engine, weapon }: OvalCount) =>
    [
      fuselage > 0 ? `${fuselage}\u00a0FUSELAGE` : "",
      engine > 0 ? `${engine}\u00a0ENGINE` : "",
      weapon > 0 ? count(weapon, "weapon", "weapons") : "",
    ]
      .filter((part) => part !== "")
      .join(", ") || "none",
};
