import type { words as english } from "../../en/book/campaign.ts";

/** Der Feldzug. */
export const words: typeof english = {
  "campaign.title": () => "Der Feldzug",
  "campaign.three": () =>
    "Drei Einsätze gegen ein Ziel, dieselben Kräfte auf denselben Seiten; die Punkte aus allen entscheiden (DIF-B21).",
  "campaign.resources": () =>
    "Vor jedem Einsatz wählt jede Seite geheim ein **Mittel**, das sie noch nicht verbraucht hat:",
  "campaign.element": () =>
    "`resource element`: eine weitere Rotte, die mit der zweiten Runde kommt und nur diesen Einsatz fliegt (DIF-H5);",
  "campaign.flak": () =>
    "`resource flak`: Das Ziel des Verteidigers hat zwei Karten Flak mehr, das Mittel des Angreifers nimmt zwei weg;",
  "campaign.veteran": () => "`resource veteran A1`: Dieser Führer ist von nun an ein Veteran (DIF-H6).",
  "campaign.between": () =>
    "Zwischen Einsätzen ersetzt ein unerfahrener Führer einen abgeschossenen; wer etwas abgeschossen hat, steigt um eine Güte auf, bis zum Veteranen, und fünf Flugzeuge machen ein Ass. Kaczmareks und Bomber werden ersetzt, Schäden behoben (DIF-H8).",
  "campaign.verdict": () =>
    "Alle Punkte zusammen: weniger als 5 Unterschied ist ein Unentschieden, ab 5 ein knapper, ab 15 ein klarer, ab 30 ein entscheidender Sieg.",
};
