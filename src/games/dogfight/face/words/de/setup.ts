import { count } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/setup.ts";

/** Words of the dogfight's set-up, in German. */
export const words: typeof english = {
  length: "Wie lange",
  "option.turns": "Grenze der Runden",
  "option.turns.help": "Fliegen danach noch beide Seiten, gewinnt der größere Schaden",
  "turns.none": "keine: bis nur eine Seite übrig ist",
  "turns.some": ({ turns }) => count(turns, "Runde", "Runden"),
  "plays.cadet": "Fliegt, wie es kommt, bleibt aber auf dem Tisch und schießt, wenn es geht.",
  "plays.pilot": "Wägt jeden Befehl gegen jeden von deinen ab und lässt sich nicht ausrechnen.",
  "plays.ace": "Wie der Pilot, aber zwei Züge voraus.",
  options: "Hausregeln",
};
