import { listed } from "../../../../../core/text.ts";
import type { words as english } from "../en/setup.ts";

/** Words of the set-up of the hex dogfight, in German. */
export const words: typeof english = {
  "plays.cadet": "Zieht, wie es kommt, wirft aber kein Flugzeug weg und schießt, wenn es geht.",
  "plays.pilot": "Nimmt den Zug, der im Mittel der beste ist, über die Würfel und über deine Antworten.",
  "plays.ace": "Wie der Pilot, verfolgt aber die besten Züge bis in deine Antworten hinein.",
  options: "Optionen",
  tables: "Tabellen",
  "tables.note":
    "Das Grundspiel gehört seinem Verlag. Schadenstabelle, Flugzeugtafel, kritische Treffer, Vorhalt und Manöverkosten hier sind unsere eigenen Tabellen, nicht die des Verlags.",
  "tables.how":
    "Wer das gedruckte Spiel besitzt: unsere Tabellen als Datei sichern, mit einem Texteditor seine Zahlen eintragen, dem Satz einen eigenen Namen geben und die Datei hier laden. Sie bleibt in diesem Browser und gehört zu jeder Partie, die mit ihr gespielt wird.",
  "tables.ours.hint": ({ aircraft }) => `Sie gehören zu Tallyho: ${aircraft} Typen.`,
  "tables.loaded.hint": ({ aircraft, range }) =>
    `Aus einer Datei: ${aircraft} Typen, Waffen reichen ${range} Hexe weit.`,
  "tables.lacks": ({ types }) => `Dieses Gefecht braucht Typen, die darin fehlen: ${listed(types, "und")}.`,
  "tables.foreign":
    "Das ist kein Satz Tabellen: Weder eine Schadenstabelle noch Flugzeuge stehen darin. Beginne mit der Datei, die „Unsere als Datei sichern“ schreibt.",
};
