import type { MenuWords } from "./words.en.ts";

/** Words of the menu of a table, in German. */
export const words: MenuWords = {
  takeBack: "Zurücknehmen …",
  redo: "Wiederherstellen",
  seats: "Wer spielt …",
  roster: "Stammrolle",
  computers: "Diesen Einsatz Computer spielen lassen",
  numbers: "Nummern der Hexe",
  phones: "Mit Handys spielen",
  noServer: "Hier antwortet kein Server mit Tischen; starte einen auf einem Laptop mit „npm start“.",
  projector: "Fenster für den Beamer",
  share: "Teilen …",
  save: "Als Datei sichern",
  statistics: "Würfelstatistik",
  setup: "Der Aufbau …",
  match: "Statistik des Spiels",
  print: "Bögen drucken …",
  settings: "Einstellungen",
  help: "Tasten und Hilfe",
  briefing: "Einsatzbesprechung",
  home: "Alle Spiele",
  top: "Senkrecht von oben",
  mute: "Ton aus",
  unmute: "Ton an",
  fight: "Das Gefecht",
  whole: "Ganzer Tisch",
};
