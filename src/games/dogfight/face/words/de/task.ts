import type { Goal } from "../../../data/config.ts";
import { count, edgeName, names } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/task.ts";

const AIMS: Readonly<Record<Goal, string>> = {
  "last-side": "Als letzte Seite auf dem Tisch sein (R-28).",
  "first-kill": "Eher als der Feind jemanden abschießen (R-28).",
  "most-kills": "Mehr abschießen als der Feind (R-28).",
  "most-damage": "Als letzte Seite auf dem Tisch sein, oder am Ende mehr Schaden gemacht haben (R-42).",
  leave: "Über den Rand kommen (R-37).",
  points: "Mehr Punkte bekommen als der Feind (R-38).",
};

function none(ids: readonly string[]): string {
  return ids.length === 0 ? "niemand" : names(ids);
}

function across(edge: string): string {
  return edge === "any" ? "irgendeinen Rand" : `den ${edgeName(edge)} Rand`;
}

function points(number: number): string {
  return count(number, "Punkt", "Punkte");
}

/** What each side is to do, in German. */
export const words: typeof english = {
  "task.aim": ({ goal, chases }) => (chases ? "Sie aufhalten (R-37)." : AIMS[goal]),
  "task.points": ({ own, enemy, turn, turns }) =>
    `${points(own)} zu ${enemy}${turns === null ? "" : `, Runde ${turn} von ${turns}`}`,
  "task.turn": ({ turn, turns }) => `Runde ${turn} von ${turns}`,
  "task.shoot-down": ({ aircraft }) =>
    aircraft.length > 1 ? `eines von ${names(aircraft)} abschießen` : `${names(aircraft)} abschießen`,
  "task.get-across": ({ aircraft, edge }) => `${names(aircraft)} über ${across(edge)} bringen`,
  "task.each": (of) => `je ${points(of.points)}`,
  "task.down": ({ done, left }) => `abgeschossen: ${none(done)}; noch in der Luft: ${none(left)}`,
  "task.across": ({ done, left }) => `drüben: ${none(done)}; kann noch hin: ${none(left)}`,
  "task.leave": (of) => `${of.count} von ${names(of.aircraft)} über ${across(of.edge)} bringen`,
  "task.stop": (of) => `weniger als ${of.count} von ${names(of.aircraft)} über ${across(of.edge)} lassen`,
  "task.of-across": (of) => `${of.done.length} von ${of.count} drüben; kann noch hin: ${none(of.left)}`,
  "task.kill": ({ goal }) =>
    goal === "first-kill"
      ? "zuerst einen Feind abschießen"
      : goal === "most-kills"
        ? "Feinde abschießen"
        : "den Feind abschießen oder vertreiben",
  "task.kills": (of) =>
    `abgeschossen: ${none(of.done)}; noch in der Luft: ${none(of.left)}; eigene Verluste: ${of.lost}`,
};
