import type { SideName } from "../../../data/sides.ts";
import { poolName } from "../../../words/grammar.en.ts";
import { typeName } from "../../../words/names.ts";
import { words as setup } from "./setup.ts";

const SIDES: Readonly<Record<SideName, string>> = { british: "Royal Air Force", german: "Luftwaffe" };

const SHEETS: Readonly<Record<string, string>> = {
  formations: "Formations",
  table: "What is agreed",
  strengths: "Strengths",
  squadrons: "Squadrons",
};

/** What each field is called, by the path at which the set-up has it. */
const FIELDS: Readonly<Record<string, string>> = {
  id: "Formation",
  "turns.from": "First turn",
  "turns.to": "Last turn",
  "options.targets": "Targets to bomb",
  "options.drawBelow": "Draw margin",
  "options.bid": "Bid for sides",
};

const FIGURES: Readonly<Record<string, string>> = {
  dice: "Dice",
  farDice: "Dice in the north and of Luftflotte 5",
  defence: "Defence",
  bombs: "Bomb dice",
};

/** A figure of the tables by its path: `Do 17, Defence`, `11 Group, Spitfire`. */
function tableFigure(path: string): string {
  const [list = "", id = "", ...rest] = path.split(".");
  const last = rest.at(-1) ?? "";
  if (list === "types") return `${typeName(id)}, ${FIGURES[last] ?? last}`;
  return list === "pools" ? `${poolName(id)}, ${typeName(last)}` : path;
}

interface Side {
  readonly side: SideName;
}

/** Words of the set-up editor, in English. */
export const words = {
  ...setup,
  rules: "Rules",
  side: ({ side }: Side) => SIDES[side],
  "sheet-name": ({ sheet }: { readonly sheet: string }) => SHEETS[sheet] ?? sheet,
  field: ({ field }: { readonly field: string }) => FIELDS[field] ?? tableFigure(field),
  figure: ({ name }: { readonly name: string }) => FIGURES[name] ?? name,
  unknown: "not in these tables",
  count: ({ side, count }: Side & { readonly count: number }) =>
    side === "german" ? `${count} geschwader` : `${count} ${count === 1 ? "wing" : "wings"}`,
  none: ({ side }: Side): string =>
    side === "german"
      ? "No geschwader. Each side needs one formation."
      : "No wing. Each side needs one formation.",
  add: ({ side }: Side): string => (side === "german" ? "Add a geschwader" : "Add a wing"),
  "own-tables":
    "These figures are our own tables, not the publisher's. Whatever you change goes with the set-up.",
  "term.turns": ({
    from,
    to,
    weather,
  }: {
    readonly from: number;
    readonly to: number;
    readonly weather: string;
  }) => {
    const turns = from === to ? `Turn ${from}` : `Turns ${from} to ${to}`;
    return `${turns}; weather: ${setup.choice({ id: "weather", choice: weather }).toLowerCase()}`;
  },
  "term.targets": ({ targets }: { readonly targets: number }) =>
    `The Luftwaffe wants ${targets} ${targets === 1 ? "target" : "targets"} (BB-135)`,
  "term.bid": (_: { readonly targets: number }) => "Sides and targets are bid for (BB-R57)",
  hint: "Formations stand where the tables station them: nothing has to be laid out. Insert brings another one in, Delete takes one away.",
};
