import type { words as english } from "../en/counts.ts";

function count(figure: number, one: string, many: string): string {
  return `${figure}\u00a0${figure === 1 ? one : many}`;
}

/** Words of the statistics, in German. */
export const words: typeof english = {
  "count.hits": ({ hits, tries }) => `${hits} Treffer mit ${count(tries, "Schuss", "Schüssen")}`,
  "count.chart.hits": ({ name }) => `Treffer von ${name}, zusammengezählt`,
  "count.chart.fuselage": "FUSELAGE, die noch am Tisch ist",
  "count.actual": "erzielt",
  "count.expected": "erwartet",
  "count.turn": "Runde",
  "count.axis.hits": "Treffer",

  "count.sides": "Seite gegen Seite",
  "count.aircraft.title": "Flugzeug für Flugzeug",
  "count.aircraft.hint":
    "Erwartet: die Summe dessen, was jeder Schuss vom Würfel brauchte. Im Visier: Runden, an deren Ende eine feindliche Waffe auf das Flugzeug zeigte.",
  "count.figure": "Zahl",
  "count.aircraft": "Flugzeug",
  "count.row.shots": "Schüsse",
  "count.row.hits": "Treffer",
  "count.row.expected": "Erwartete Treffer",
  "count.row.surplus": "Glück",
  "count.row.given": "Schaden zugefügt",
  "count.row.taken": "Schaden erlitten",
  "count.row.kills": "Abschüsse",
  "count.row.flying": "Noch in der Luft",
  "count.row.distance": "Geflogen",
  "count.row.turns": "Runden geflogen",
  "count.row.speed": "SPEED, Schnitt und höchste",
  "count.row.sighted": "Im Visier",
  "count.row.initiative": "Initiative gewonnen",
  "count.row.status": "Verbleib",

  "count.of": ({ part, whole }) => `${part} von ${whole}`,
  "count.speed": ({ mean, top }) => `${mean.toFixed(1).replace(".", ",")}; ${top}`,
  "count.ovals": ({ fuselage, engine, weapon }) =>
    [
      fuselage > 0 ? `${fuselage}\u00a0FUSELAGE` : "",
      engine > 0 ? `${engine}\u00a0ENGINE` : "",
      weapon > 0 ? count(weapon, "Waffe", "Waffen") : "",
    ]
      .filter((part) => part !== "")
      .join(", ") || "keiner",
};
