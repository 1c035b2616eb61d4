import type { SideName } from "../../../data/sides.ts";
import { poolName } from "../../../words/grammar.de.ts";
import { typeName } from "../../../words/names.ts";
import type { words as english } from "../en/editor.ts";
import { words as setup } from "./setup.ts";

const SIDES: Readonly<Record<SideName, string>> = { british: "Royal Air Force", german: "Luftwaffe" };

const SHEETS: Readonly<Record<string, string>> = {
  formations: "Verbände",
  table: "Was vereinbart ist",
  strengths: "Stärken",
  squadrons: "Staffeln",
};

/** What each field is called, by the path at which the set-up has it. */
const FIELDS: Readonly<Record<string, string>> = {
  id: "Verband",
  "turns.from": "Erste Runde",
  "turns.to": "Letzte Runde",
  "options.targets": "Zu bombende Ziele",
  "options.drawBelow": "Spielraum fürs Remis",
  "options.bid": "Um die Seiten bieten",
};

const FIGURES: Readonly<Record<string, string>> = {
  dice: "Würfel",
  farDice: "Würfel im Norden und der Luftflotte 5",
  defence: "Abwehr",
  bombs: "Bombenwürfel",
};

/** A figure of the tables by its path: `Do 17, Abwehr`, `11 Group, Spitfire`. */
function tableFigure(path: string): string {
  const [list = "", id = "", ...rest] = path.split(".");
  const last = rest.at(-1) ?? "";
  if (list === "types") return `${typeName(id)}, ${FIGURES[last] ?? last}`;
  return list === "pools" ? `${poolName(id)}, ${typeName(last)}` : path;
}

/** Words of the set-up editor, in German. */
export const words: typeof english = {
  ...setup,
  rules: "Regeln",
  side: ({ side }) => SIDES[side],
  "sheet-name": ({ sheet }) => SHEETS[sheet] ?? sheet,
  field: ({ field }) => FIELDS[field] ?? tableFigure(field),
  figure: ({ name }) => FIGURES[name] ?? name,
  unknown: "nicht in diesen Tabellen",
  count: ({ side, count }) =>
    side === "german" ? `${count} Geschwader` : `${count} ${count === 1 ? "Wing" : "Wings"}`,
  none: ({ side }) =>
    side === "german"
      ? "Kein Geschwader. Jede Seite braucht einen Verband."
      : "Kein Wing. Jede Seite braucht einen Verband.",
  add: ({ side }) => (side === "german" ? "Ein Geschwader dazu" : "Ein Wing dazu"),
  "own-tables":
    "Diese Zahlen sind unsere eigenen Tabellen, nicht die des Verlags. Was geändert wird, geht mit der Aufstellung.",
  "term.turns": ({ from, to, weather }) => {
    const turns = from === to ? `Runde ${from}` : `Runden ${from} bis ${to}`;
    return `${turns}; Wetter: ${setup.choice({ id: "weather", choice: weather })}`;
  },
  "term.targets": ({ targets }) =>
    `Die Luftwaffe braucht ${targets} ${targets === 1 ? "Ziel" : "Ziele"} (BB-135)`,
  "term.bid": () => "Um Seiten und Ziele wird geboten (BB-R57)",
  hint: "Verbände stehen, wo die Tabellen sie stationieren: auszulegen ist nichts. Einfg bringt einen weiteren, Entf nimmt einen weg.",
};
