import { listed } from "../../../../../core/text.ts";
import type { SideName } from "../../../data/sides.ts";
import type { Target } from "../../../rules/setup/setup.ts";
import type { words as english } from "../en/task.ts";

const ENEMIES: Readonly<Record<SideName, string>> = { allied: "die Alliierten", german: "die Deutschen" };

function points(count: number): string {
  return `${count} ${count === 1 ? "Punkt" : "Punkte"}`;
}

function target(kind: Target["kind"], hexes: readonly string[]): string {
  const hex = listed(hexes, "oder");
  switch (kind) {
    case "bomb":
      return `Hex ${hex} bombardieren`;
    case "photo":
      return `Hex ${hex} fotografieren`;
    case "spot":
      return `für die Geschütze auf Hex ${hex} beobachten`;
    case "road":
      return "die Straße beschießen";
    case "trench":
      return hexes.length > 0 ? `die Gräben in ${hex} beschießen` : "die feindlichen Gräben beschießen";
  }
}

const HOW: Readonly<Record<Target["kind"], string>> = {
  bomb: "Aus höchstens 1500 m: 2W6, dicht am Boden ab 7, je volle 500 m 1 mehr (9.4).",
  photo:
    "3 MP hintereinander geradeaus und waagerecht hindurch, in 500 bis 3000 m, mit heilem Beobachter (9.4).",
  spot: "4 Runden höchstens 6 Hexe davon entfernt, höchstens 2500 m hoch, mit einem Beobachter, der nicht feuert (9.4).",
  road: "Ein Punkt Munition für jedes Hex, das man so tief überfliegt, dass man es beschießen kann (9.4).",
  trench:
    "Ein Punkt Munition für jedes Hex, das man so tief überfliegt, dass man es beschießen kann; der Graben schießt zurück (9.4).",
};

const PREY: Readonly<Record<string, string>> = {
  kill: "einen Einsitzer",
  twoSeater: "einen Zweisitzer oder Bomber",
  balloon: "einen Ballon",
};

function none(ids: readonly string[]): string {
  return ids.length === 0 ? "niemand" : listed(ids, "und");
}

/** What each side is to do, in German. */
export const words: typeof english = {
  "task.aim.points": ({ enemy, turns }) => `Nach Runde ${turns} mehr Punkte haben als ${ENEMIES[enemy]}.`,
  "task.aim.last-side": "Als Einzige noch fliegen.",
  "task.standing": ({ own, enemy, turn, turns }) => `${points(own)} zu ${enemy}, Runde ${turn} von ${turns}`,
  "task.target": ({ kind, hexes }) => target(kind, hexes),
  "task.how": ({ kind }) => HOW[kind],
  "task.pays": (of) => points(of.points),
  "task.each": (of) => `je ${points(of.points)}`,
  "task.each-hex": (of) => `${points(of.points)} je Hex`,
  "task.spotted": ({ turns, of }) => `${turns} von ${of} Runden`,
  "task.strafed": ({ hexes }) => `bisher ${hexes} ${hexes === 1 ? "Hex" : "Hexe"}`,
  "task.shoot-down": ({ prey, one }) =>
    one ? `${PREY[prey] ?? prey} abschießen` : "den Feind abschießen oder vertreiben",
  "task.down": ({ down, flying }) => `abgeschossen: ${none(down)}; noch in der Luft: ${none(flying)}`,
  "task.home": ({ what }) =>
    what === "home" ? "heimkehren, nachdem die Aufgabe versucht ist" : "nach Hause kommen",
  "task.came-home": ({ home, flying, tried }) =>
    tried === null
      ? `zu Hause: ${none(home)}; noch in der Luft: ${none(flying)}`
      : `zu Hause: ${none(home)}; versucht und noch in der Luft: ${none(tried)}`,
};
