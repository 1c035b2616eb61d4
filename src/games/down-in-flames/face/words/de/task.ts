import { listed } from "../../../../../core/text.ts";
import type { Points } from "../../../data/points.ts";
import type { DEGREES, GroundTarget } from "../../../data/target.ts";
import type { words as english } from "../en/task.ts";

type Degree = (typeof DEGREES)[number];

const PREY: Readonly<Record<keyof Points, string>> = {
  fighter: "die Jäger",
  light: "die leichten Bomber",
  medium: "die mittleren Bomber",
  heavy: "die schweren Bomber",
};

const TARGETS: Readonly<Record<GroundTarget["id"], string>> = {
  airfield: "den Flugplatz",
  factory: "die Fabrik",
  ship: "das Schiff",
};

const DAMAGED: Readonly<Record<Degree, string>> = {
  light: "leicht",
  moderate: "mittel",
  heavy: "schwer",
};

function victoryPoints(count: number): string {
  return `${count} ${count === 1 ? "Siegpunkt" : "Siegpunkte"}`;
}

function none(ids: readonly string[]): string {
  return ids.length === 0 ? "niemand" : listed(ids, "und");
}

/** What each side is to do, in German. */
export const words: typeof english = {
  "task.aim": ({ turns }) => `Nach Runde ${turns} mehr Siegpunkte haben als der Gegner.`,
  "task.standing": ({ own, enemy, turn, turns }) =>
    `${victoryPoints(own)} zu ${enemy}, Runde ${turn} von ${turns}`,
  "task.shoot-down": ({ role }) => `${PREY[role]} abschießen`,
  "task.pays": ({ down, damaged }) =>
    `${victoryPoints(down)} für jedes, das abgeschossen ist, ${damaged} für jedes beschädigte`,
  "task.so-far": ({ down, damaged, flying }) =>
    `abgeschossen: ${none(down)}; beschädigt: ${none(damaged)}; heil: ${none(flying)}`,
  "task.target": ({ target }) => `${TARGETS[target]} zerstören`,
  "task.how":
    "Beladene Rotten und Bomber werfen in der Runde über dem Ziel; Rotten dürfen es auch mit Bordwaffen angreifen (DIF-B13).",
  "task.degrees": ({ degrees }) =>
    listed(
      degrees.map(
        ({ degree, damage, points }) =>
          `${victoryPoints(points)} ${DAMAGED[degree]} beschädigt (ab ${damage})`,
      ),
      "oder",
    ),
  "task.damage": ({ points, level }) =>
    `bisher ${points} ${points === 1 ? "Schadenspunkt" : "Schadenspunkte"}${level ? `: ${DAMAGED[level]} beschädigt` : ""}`,
};
