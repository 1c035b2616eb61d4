import type { app as english } from "./app.en.ts";
import { counted } from "./counted.ts";

/** What German keyboards print on keys whose name is an English word. */
const KEYS: Readonly<Record<string, string>> = {
  Ctrl: "Strg",
  Shift: "Umschalt",
  Home: "Pos1",
  Enter: "Eingabe",
  Space: "Leertaste",
};

/** Words of the pages around the table, in German. */
export const app: typeof english = {
  "ui.close": "Schließen",
  "ui.keys": (keys) => keys.replace(/[A-Za-z]+/g, (key) => KEYS[key] ?? key),

  "app.name": "Tallyho",
  "app.loading": "Einen Augenblick: Die Seite wird geholt.",
  "app.failed":
    "Diese Seite konnte nicht gezeigt werden. Die Partien sind sicher; bitte die Seite neu laden.",
  "app.again": "Neu laden",
  "app.skip": "Zum Inhalt springen",
  "app.menu": "Seiten",

  "nav.home": "Start",
  "nav.matches": "Eigene Partien",
  "nav.rules": "Regeln",
  "nav.settings": "Einstellungen",
  "nav.about": "Über",

  "home.title": "Ein Luftkampf auf dem Tisch",
  "home.lead":
    "Zwei Seiten schreiben ihre Züge im Geheimen. Alle fliegen zugleich. Dann sprechen die Waffen, und die Würfel rollen.",
  "home.fly": (scenario) => `Fliegen: ${scenario}`,
  "home.play": (scenario) => `Spielen: ${scenario}`,
  "home.two": "Zwei Leute, ein Bildschirm",
  "home.phones": "Mit Handys spielen",
  "home.lesson": "Die erste Lektion mit Fluglehrer",
  "home.battles": (count) => (count === 1 ? "Das eine Gefecht" : `Alle ${count} Gefechte`),
  "home.watch": "Bei einem Gefecht zusehen",
  "home.flyHint":
    "Eine Seite fliegst du, die andere der Computer; gleich wird der erste Befehl geschrieben. Nichts zu installieren, keine Anmeldung.",
  "home.setting": "Der Tisch wird gedeckt …",
  "home.continue": "Weiter mit der letzten Partie",
  "home.replay": "Die letzte Partie noch einmal ansehen",

  "file.choose": "Datei wählen",
  "file.reading": "Die Partie wird gelesen …",
  "file.drop": "oder eine Partie-Datei irgendwo auf diese Seite ziehen",
  "file.dropHere": "Loslassen, um diese Partie zu laden",
  "file.notHere":
    "Diese Seite nimmt keine Datei an; eine Partie kann auf „Start“, auf „Eigene Partien“ oder auf einem Tisch abgelegt werden.",
  "file.refused": (name) => `„${name}“ wurde nicht geladen.`,
  "file.entry": (entry) => `Eintrag ${entry}:`,
  "file.unreadable":
    "Die Datei ließ sich nicht lesen; bitte eine Partie-Datei wählen, die Tallyho gesichert hat.",
  "file.tooBig": (megabytes) =>
    `Die Datei ist zu lang für eine Partie; gelesen werden höchstens ${megabytes} Millionen Zeichen.`,

  "matches.title": "Eigene Partien",
  "matches.none": "Noch keine Partien. Sobald eine beginnt, wird sie hier von selbst aufbewahrt.",
  "matches.here":
    "Partien liegen nur in diesem Browser. Die liebsten als Datei sichern: Wer den Browser leert, leert auch sie.",
  "matches.all": (matches) => (matches === 1 ? "Die eine Partie" : `Alle ${matches} Partien`),
  "matches.turn": (turn) => `Runde ${turn}`,
  "matches.rounds": (rounds) => counted(rounds, "Zug", "Züge"),
  "matches.over": "beendet",
  "matches.running": "läuft",
  "matches.saved": (date) => `gesichert ${date}`,
  "matches.versus": "gegen",
  "matches.damaged": "Eine Partie, die sich nicht lesen lässt",

  "opponent.random": "Würfel",
  "opponent.cadet": "Flugschüler",
  "opponent.pilot": "Pilot",
  "opponent.ace": "Ass",

  "setup.refused": "Dieser Aufbau lässt sich noch nicht spielen.",

  "link.title": "Eine Partie in einem Link",
  "link.again": "Bitte den Link noch einmal schicken lassen, oder die Datei.",
  "link.keep": "Diese Partie behalten",
  "link.transcript":
    "Eine Partie aus einem Link, bis dorthin, wo sie geschickt wurde, wie jemand sie gesehen hat. Niemand kann sie prüfen oder weiterspielen.",
  "link.watching": "Eine Partie aus einem Link. In diesem Browser ist sie noch nicht aufbewahrt.",

  "unknown.title": "Diese Seite gibt es nicht",
  "unknown.text": (address) => `Unter „${address}“ ist nichts zu finden.`,
  "unknown.home": "Zur Startseite",

  "match.elsewhere": "Diese Partie wird in einem anderen Fenster gespielt; hier wird zugesehen.",
  "match.nobody": "Diese Partie wird gerade in keinem Fenster gespielt; hier wird zugesehen.",
  "match.take": "Hier spielen",
};
