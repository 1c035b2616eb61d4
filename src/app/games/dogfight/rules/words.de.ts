import type { ExampleWords } from "./words.en.ts";

/** Words of the dogfight's drawn examples, in German. */
export const words: ExampleWords = {
  type: () => "Flugzeug",
  last: () => "SPEED in der letzten Runde",
  turned: () => "Die letzten Befehle endeten mit einer Kurve",
  orders: () => "Befehle zum Ausprobieren",
  example: () => "etwa 2L1",
  flown: (order, speed, x, y, hour) =>
    `${order} kostet ${speed} SPEED und endet ${y} Zoll weiter vorn und ${x}, Nase auf ${hour} Uhr.`,
  aside: (inches, way) =>
    way === "none" ? "geradeaus" : `${inches} Zoll nach ${way === "left" ? "links" : "rechts"}`,
  path: (order) => `Der Weg von ${order} auf Karopapier, ein Kästchen sind zwei Zoll`,
  arcs: (title) => `Die Schussfelder der ${title} mit ihren Entfernungsbändern`,
  envelope: (title, count) => `Alle ${count} Endpunkte, die die ${title} nächste Runde erreichen kann`,
  bearing: () => "Wo das Ziel ist",
  clock: (hour) => `auf ${hour} Uhr`,
  distance: () => "Wie weit weg",
  inches: (range) => `${range} Zoll`,
  shot: (title) => `${title} und ein Ziel`,
  hitSide: () => "Der Schütze sieht eine Seite des Ziels; die Linie zwischen beiden zeigt welche",
  cloud: () => "Eine Wolke zwischen zwei Flugzeugen verbirgt sie voreinander",
};
