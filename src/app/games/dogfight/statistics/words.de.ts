import type { DogfightStatisticsWords } from "./words.en.ts";

function count(figure: number, one: string, many: string): string {
  return `${figure}\u00a0${figure === 1 ? one : many}`;
}

/** Words of the dogfight's statistics, in German. */
export const words: DogfightStatisticsWords = {
  hits: ({ hits, tries }) => `${hits} Treffer mit ${count(tries, "Schuss", "Schüssen")}`,
  "chart.hits": (side) => `Treffer von ${side}, zusammengezählt`,
  "chart.fuselage": () => "FUSELAGE, die noch am Tisch ist",
  "chart.actual": () => "erzielt",
  "chart.expected": () => "erwartet",
  turn: () => "Runde",
  "axis.hits": () => "Treffer",
  "axis.fuselage": () => "FUSELAGE",

  "sides.title": () => "Seite gegen Seite",
  "aircraft.title": () => "Flugzeug für Flugzeug",
  "aircraft.hint": () =>
    "Erwartet: die Summe dessen, was jeder Schuss vom Würfel brauchte. Im Visier: Runden, an deren Ende eine feindliche Waffe auf das Flugzeug zeigte.",
  figure: () => "Zahl",
  aircraft: () => "Flugzeug",
  "row.shots": () => "Schüsse",
  "row.hits": () => "Treffer",
  "row.expected": () => "Erwartete Treffer",
  "row.luck": () => "Glück",
  "row.given": () => "Schaden zugefügt",
  "row.taken": () => "Schaden erlitten",
  "row.kills": () => "Abschüsse",
  "row.flying": () => "Noch in der Luft",
  "row.distance": () => "Geflogen",
  "row.turns": () => "Runden geflogen",
  "row.speed": () => "SPEED, Schnitt und höchste",
  "row.sighted": () => "Im Visier",
  "row.initiative": () => "Initiative gewonnen",
  "row.status": () => "Verbleib",

  of: (part, whole) => `${part} von ${whole}`,
  "speed.both": (mean, top) => `${mean}; ${top}`,
  ovals: ({ fuselage, engine, weapon }) =>
    [
      fuselage > 0 ? `${fuselage}\u00a0FUSELAGE` : "",
      engine > 0 ? `${engine}\u00a0ENGINE` : "",
      weapon > 0 ? count(weapon, "Waffe", "Waffen") : "",
    ]
      .filter((part) => part !== "")
      .join(", ") || "keiner",
};
