import { sideName, verbOf } from "../../words/sides.ts";
import type { ComputerWords } from "./words.en.ts";

function seat(id: string): string {
  return sideName(id, "de");
}

/** Words about computer players, in German. */
export const words: ComputerWords = {
  thinking: (name) => `${name} ${verbOf(name, "denkt", "denken")} nach …`,
  since: (seconds) => `seit ${seconds} s`,
  spent: (percent) => `${percent} %`,
  ready: (name) => `${name} ${verbOf(name, "ist", "sind")} fertig; die Befehle liegen verdeckt.`,

  "dropped.title": "Ein Computerspieler ist ausgefallen",
  "dropped.text": (name) =>
    `${name} ${verbOf(name, "antwortet", "antworten")} nicht; noch einmal fragen oder den Platz selbst spielen.`,
  "dropped.again": "Noch einmal fragen",
  "dropped.play": (id) => `${seat(id)} selbst spielen`,

  "plays.random": "Irgendeine erlaubte Antwort, wie es fällt.",
  "plays.cadet": "Spielt, wie es kommt, aber nichts Verrücktes.",
  "plays.pilot": "Wägt ab, was es selbst und was du tun kannst.",
  "plays.ace": "Wie der Pilot, denkt aber länger nach.",

  "seats.title": "Wer spielt",
  "seats.about":
    "Plätze dürfen jederzeit wechseln; was der Platz in dieser Runde geschrieben hat, verfällt dann.",
  "seats.player": (id) => `${seat(id)} ${verbOf(id, "spielt", "spielen")}`,
  "seats.person": "Ein Mensch",
  "seats.personHint": "Jemand an diesem Bildschirm.",
  "seats.done": "Weiterspielen",
  "seats.hold": "Spiel anhalten",
  "seats.goOn": "Weiterlaufen lassen",

  "weighed.title": "Was der Computer abgewogen hat",
  "weighed.none":
    "In dieser Runde hat noch kein Computer geantwortet. Weiterspielen oder eine andere Runde ansehen.",
  "weighed.wait": "Wird noch einmal durchdacht …",
  "weighed.failed": "Der Computerspieler antwortet nicht; gleich noch einmal fragen.",
  "weighed.again": "Noch einmal fragen",
  "weighed.which": "Antwort",
  "weighed.nothing": (name) => `${name} wägt nichts ab: Jede erlaubte Antwort ist so gut wie die andere.`,
  "weighed.about": "Wie oft jede Antwort gespielt wird und was sie dem Computer verspricht.",
  "weighed.aboutShares": "Wie oft jede Antwort gespielt wird.",
  "weighed.other": "Diese Antwort stammt nicht von diesem Computerspieler; so hätte er sich entschieden.",
  "weighed.order": "Antwort",
  "weighed.share": "Anteil",
  "weighed.value": "Wert",
  "weighed.given": "gegeben",
  "weighed.hardly": "unter 1 %",
  "weighed.percent": (percent) => `${percent} %`,
  "weighed.close": "Weglegen",
};
