import { list, type Row, type Rows, table } from "../../../../face/book/chapter.ts";
import { CALENDAR, type PhaseNumber } from "../../data/calendar.ts";
import { faceOf, pairOf } from "../../data/faces.ts";
import { BRITISH, GERMAN } from "../../data/sides.ts";
import type { Pair } from "../../data/weather.ts";
import { fliesOn } from "../../rules/turn/weather.ts";
import { chapter, phrase } from "./phrase.ts";

const DIE = [1, 2, 3, 4, 5, 6] as const;
/** Each of the 36 ways in which the two dice fall, as a pair. */
const FALLS: readonly Pair[] = DIE.flatMap((german) =>
  DIE.map((british) => pairOf(faceOf(GERMAN, german), faceOf(BRITISH, british))),
);
const PAIRS = [...new Set(FALLS)];
const PHASES: readonly PhaseNumber[] = [1, 2, 3];

/** The first turn of a phase. */
function turnIn(phase: PhaseNumber): number {
  return CALENDAR.findIndex((entry) => entry.phase === phase) + 1;
}

/** Whether each list lets a pair fly: those of the phases, and the one for all turns. */
const LISTS: readonly ((pair: Pair) => boolean)[] = [
  ...PHASES.map((phase) => (pair: Pair) => fliesOn(turnIn(phase), pair, "dice")),
  (pair: Pair) => fliesOn(1, pair, "dice42"),
];

function pairs(): Rows {
  const rows = PAIRS.map(
    (pair): Row => [
      phrase("weather.pair", { pair }),
      FALLS.filter((one) => one === pair).length,
      ...LISTS.map((flies) => phrase("flies", { flies: flies(pair) })),
    ],
  );
  const total: Row = [
    phrase("weather.flies-in"),
    FALLS.length,
    ...LISTS.map((flies) => FALLS.filter(flies).length.toString()),
  ];
  return [...rows, total];
}

/** When the Luftwaffe flies. */
export const WEATHER = [
  chapter("weather", [
    "check",
    table(
      "caption",
      ["dice", "ways", ...PHASES.map((phase) => phrase("calendar.phase-name", { phase })), "one-list"],
      pairs(),
    ),
    "rebuilt",
    "others",
    list("simple", "none", "cards", "historical", "clear"),
  ]),
];
