import { type Chapter, list, steps, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { MOVES } from "../../data/figures.ts";
import { TABLES } from "../../data/own.ts";
import { distance } from "../../rules/map/path.ts";
import { fuelFor } from "../../rules/raid/move.ts";
import { nameOf } from "./names.ts";
import { phrase } from "./phrase.ts";
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

function ranges(): readonly (readonly Text[])[] {
  return RAIDS.map(([from, target]) => {
    const square = TABLES.cities.find(({ id }) => id === target)?.square ?? "";
    const name = TABLES.launches.find((launch) => launch.square === from)?.name ?? "";
    const squares = distance(from, square, true);
    const moves = movesFor(squares);
    return [
      phrase("range.way", { from, name, target: nameOf(target), square }),
      squares.toString(),
      moves.join(" + "),
      moves.reduce((sum, move) => sum + fuelFor(move), 0).toString(),
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
export const MET: Example = {
  ...MISSED,
  answers: ["2A fly S07 R07 N09 5", "11D scramble", "to R07"],
};

/** How raids fly, how radar calls up wings, and how these move. */
export const FLYING: readonly Chapter[] = [
  {
    id: "raids",
    title: phrase("raids.title"),
    blocks: [
      text(phrase("raids.choose")),
      list(
        phrase("raids.take-off"),
        phrase("raids.move"),
        phrase("raids.hold"),
        phrase("raids.leave"),
        phrase("raids.late"),
      ),
      text(phrase("raids.orders")),
      text(phrase("raids.ends")),
      table(
        phrase("range.caption"),
        [phrase("range.raid"), phrase("range.squares"), phrase("range.moves"), phrase("range.fuel")],
        ranges(),
      ),
    ],
  },
  {
    id: "radar",
    title: phrase("radar.title"),
    blocks: [
      text(phrase("radar.trigger")),
      list(phrase("radar.ready"), phrase("radar.one"), phrase("radar.late"), phrase("radar.out")),
      text(phrase("radar.chase")),
      steps(
        phrase("radar.wing"),
        phrase("radar.geschwader"),
        phrase("radar.contact"),
        phrase("radar.missed"),
      ),
      text(phrase("radar.met-example")),
      steps(...played(MET)),
      text(phrase("radar.missed-example")),
      steps(...played(MISSED)),
    ],
  },
  {
    id: "wings",
    title: phrase("wings.title"),
    blocks: [
      text(phrase("wings.move")),
      list(phrase("wings.patrol"), phrase("wings.stops"), phrase("wings.limits"), phrase("wings.again")),
    ],
  },
];
