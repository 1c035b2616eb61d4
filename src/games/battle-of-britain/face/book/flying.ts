import { list, type Rows, steps, table } from "../../../../face/book/chapter.ts";
import { MOVES } from "../../data/figures.ts";
import { TABLES } from "../../data/own.ts";
import { distance } from "../../rules/map/path.ts";
import { fuelFor } from "../../rules/raid/move.ts";
import { nameOf } from "./names.ts";
import { chapter, phrase } from "./phrase.ts";
import { type Example, played } from "./played.ts";

/** Raids whose way is worked out: where they start, and their targets. */
const RAIDS = [
  ["K02", "Portsmouth"],
  ["S07", "London"],
  ["S07", "Birmingham"],
  ["K02", "Manchester"],
  ["T20", "Newcastle"],
  ["T22", "Glasgow"],
] as const;

/** The moves that a distance takes: as few as may be. */
function movesFor(squares: number): readonly number[] {
  const [short, long] = MOVES;
  if (squares <= short) return [short];
  return squares <= long ? [long] : [long, ...movesFor(squares - long)];
}

function ranges(): Rows {
  return RAIDS.map(([from, target]) => {
    const square = TABLES.cities.find(({ id }) => id === target)?.square ?? "";
    const name = TABLES.launches.find((launch) => launch.square === from)?.name ?? "";
    const squares = distance(from, square, true);
    const moves = movesFor(squares);
    return [
      phrase("range.way", { from, name, target: nameOf(target), square }),
      squares,
      moves.join(" + "),
      moves.reduce((sum, move) => sum + fuelFor(move), 0),
    ];
  });
}

/** Hawkinge's wing is called up over Foreness and never catches the raid. */
export const MISSED: Example = {
  tasks: [{ do: "german-move" }, { do: "recall" }],
  geschwader: { id: "2A", squadrons: ["He111", "He111", "He111"] },
  wing: { id: "11D", squadrons: ["Spitfire", "Spitfire", "Hurricane"] },
  answers: [
    "2A fly S07 S08 R09 5 more",
    "11D scramble",
    "to R08",
    "to Q10",
    "to Q09",
    "to P11",
    "to P10",
    "to O12",
  ],
  dice: [],
};

/** It meets another one on the line at once. */
export const MET: Example = { ...MISSED, answers: ["2A fly S07 R07 N09 5", "11D scramble", "to R07"] };

/** How raids fly, how radar calls up wings, and how these move. */
export const FLYING = [
  chapter("raids", [
    "choose",
    list("take-off", "move", "hold", "leave", "late"),
    "orders",
    "ends",
    table(
      phrase("range.caption"),
      [phrase("range.raid"), phrase("range.squares"), phrase("range.moves"), phrase("range.fuel")],
      ranges(),
    ),
  ]),
  chapter("radar", [
    "trigger",
    list("ready", "one", "late", "out"),
    "chase",
    steps("wing", "geschwader", "contact", "missed"),
    "met-example",
    steps(...played(MET)),
    "missed-example",
    steps(...played(MISSED)),
  ]),
  chapter("wings", ["move", list("patrol", "stops", "limits", "again")]),
];
