import type { Luck } from "../../../statistics/luck.ts";
import type { OvalCount } from "./figures.ts";

function count(figure: number, one: string, many: string): string {
  return `${figure}\u00a0${figure === 1 ? one : many}`;
}

/** Words of the dogfight's statistics, in English. */
export const words = {
  hits: ({ hits, tries }: Luck) => `${count(hits, "hit", "hits")} in ${count(tries, "shot", "shots")}`,
  "chart.hits": (side: string) => `Hits of ${side}, added up`,
  "chart.fuselage": () => "FUSELAGE left on the table",
  "chart.actual": () => "scored",
  "chart.expected": () => "expected",
  turn: () => "Turn",
  "axis.hits": () => "Hits",
  "axis.fuselage": () => "FUSELAGE",

  "sides.title": () => "Side against side",
  "aircraft.title": () => "Aircraft by aircraft",
  "aircraft.hint": () =>
    "Expected: the sum of what each shot needed on the die. In sights: turns at whose end an enemy weapon bore on it.",
  figure: () => "Figure",
  aircraft: () => "Aircraft",
  "row.shots": () => "Shots",
  "row.hits": () => "Hits",
  "row.expected": () => "Expected hits",
  "row.luck": () => "Luck",
  "row.given": () => "Damage given",
  "row.taken": () => "Damage taken",
  "row.kills": () => "Shot down",
  "row.flying": () => "Still flying",
  "row.distance": () => "Flown",
  "row.turns": () => "Turns flown",
  "row.speed": () => "SPEED, mean and top",
  "row.sighted": () => "In sights",
  "row.initiative": () => "Initiative won",
  "row.status": () => "Fate",

  of: (part: number, whole: number) => `${part} of ${whole}`,
  "speed.both": (mean: string, top: number) => `${mean}, ${top}`,
  ovals: ({ fuselage, engine, weapon }: OvalCount) =>
    [
      fuselage > 0 ? `${fuselage}\u00a0FUSELAGE` : "",
      engine > 0 ? `${engine}\u00a0ENGINE` : "",
      weapon > 0 ? count(weapon, "weapon", "weapons") : "",
    ]
      .filter((part) => part !== "")
      .join(", ") || "none",
};

export type DogfightStatisticsWords = typeof words;
