import { decimal } from "../../../../words/format.ts";
import type { words as english } from "../../en/book/drawings.ts";

function sideways(inches: number): string {
  const off = Math.round(inches * 10);
  if (off === 0) return "geradeaus";
  return `${decimal(Math.abs(inches), ",")} Zoll nach ${off < 0 ? "links" : "rechts"}`;
}

export const words: typeof english = {
  "drawing.path": ({ order }) => `Der Weg von ${order} auf Karopapier, ein Kästchen sind zwei Zoll`,
  "drawing.arcs": ({ title }) => `Die Schussfelder der ${title} mit ihren Entfernungsbändern`,
  "drawing.envelope": ({ title, count }) =>
    `Alle ${count} Endpunkte, die die ${title} nächste Runde erreichen kann`,
  "drawing.hit-side": "Der Schütze sieht eine Seite des Ziels; die Linie zwischen beiden zeigt welche",
  "drawing.cloud": "Eine Wolke zwischen zwei Flugzeugen verbirgt sie voreinander",
  "trial.type": "Flugzeug",
  "trial.last": "SPEED in der letzten Runde",
  "trial.turned": "Die letzten Befehle endeten mit einer Kurve",
  "trial.orders": "Befehle zum Ausprobieren",
  "trial.example": "etwa 2L1",
  "trial.path": ({ title, order }) =>
    `${title}: Der Weg von ${order} auf Karopapier, ein Kästchen sind zwei Zoll`,
  "trial.flown": ({ order, speed, aside, ahead, heading }) =>
    `${order} kostet ${speed} SPEED und endet ${decimal(ahead, ",")} Zoll weiter vorn und ${sideways(aside)}, Nase auf ${heading} Uhr.`,
  "trial.bearing": "Wo das Ziel ist",
  "trial.clock": ({ hour }) => `auf ${hour} Uhr`,
  "trial.distance": "Wie weit weg",
  "trial.inches": ({ inches }) => `${inches} Zoll`,
  "trial.shot": ({ title }) => `${title} und ein Ziel`,
  "rulings.checks": "Prüfungen eines Befehls",
  "rulings.numbered": "Regelungen",
  "rulings.lines": "Die Regeln in einzelnen Zeilen",
};
