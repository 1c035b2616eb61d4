import { hitDistribution } from "../../../../face/accuracy.ts";
import type { Page, PaperBlock } from "../../../../face/paper.ts";
import { notes, titledPage } from "../../../../face/papers/pages.ts";
import type { Block, Cell } from "../../../../face/sheet.ts";
import { row, table } from "../../../../face/sheets/blocks.ts";
import type { PhaseNumber } from "../../data/calendar.ts";
import { type Face, faceOf, pairOf } from "../../data/faces.ts";
import { LARGE_GESCHWADER } from "../../data/figures.ts";
import type { Tables } from "../../data/tables.ts";
import { FLIES, FLIES_42, type Pair } from "../../data/weather.ts";
import { gruppenOf } from "../../rules/battle/gruppen.ts";
import { type Force, tablesIn } from "./force.ts";
import { phrase, phrases } from "./phrase.ts";

const SYMBOLS: readonly Face[] = ["+", "o", "-"];
const FACES = [1, 2, 3, 4, 5, 6] as const;
const PAIRS: readonly Pair[] = ["++", "oo", "--", "+o", "+-", "o-"];
const PHASES: readonly PhaseNumber[] = [1, 2, 3];
/** Most dice and most hits that the table of chances tells. */
const MOST_DICE = 12;
const MOST_HITS = 6;

function columns(...names: readonly Parameters<typeof columnOf>[0][]) {
  return names.map(columnOf);
}

function columnOf(
  name: "face" | "luftwaffe" | "raf" | "pair" | "ways" | "all" | "dice" | "squadrons" | "gruppen",
) {
  return phrase(`paper.column.${name}`);
}

/** BB-16: what the dice of both sides show. */
function facesTable(): Block {
  const count = (side: 0 | 1, symbol: Face) => FACES.filter((face) => faceOf(side, face) === symbol);
  const told = (side: 0 | 1, symbol: Face): Cell => {
    const found = count(side, symbol);
    return `${found[0]}${found.length > 1 ? `–${found.at(-1)}` : ""}`;
  };
  return table(
    "words",
    columns("face", "luftwaffe", "raf"),
    SYMBOLS.map((symbol) => row(phrase("paper.face", { face: symbol }), [told(1, symbol), told(0, symbol)])),
    { caption: phrase("paper.faces") },
  );
}

function waysOf(pair: Pair): number {
  return FACES.flatMap((german) =>
    FACES.map((british) => pairOf(faceOf(1, german), faceOf(0, british))),
  ).filter((found) => found === pair).length;
}

/** BB-18, BB-19, BB-24: on which pairs the Luftwaffe flies. */
function weatherTable(): Block {
  const cell = (flies: boolean): Cell => phrase("paper.flies", { flies });
  return table(
    "words",
    [...columns("pair", "ways"), ...PHASES.map((phase) => phrase("paper.phase", { phase })), columnOf("all")],
    PAIRS.map((pair) =>
      row(phrase("paper.pair", { pair }), [
        `${waysOf(pair)}/36`,
        ...PHASES.map((phase) => cell(FLIES[phase].includes(pair))),
        cell(FLIES_42.includes(pair)),
      ]),
    ),
    { caption: phrase("paper.weather.title") },
  );
}

/** Chances of at least so many hits, in per cent. */
function chancesTable(): Block {
  const hits = Array.from({ length: MOST_HITS }, (_, at) => at + 1);
  return table(
    "words",
    [columnOf("dice"), ...hits.map((count) => phrase("paper.atLeast", { count }))],
    Array.from({ length: MOST_DICE }, (_, at) => {
      const spread = hitDistribution(Array.from({ length: at + 1 }, () => 1 / 2));
      return row(
        `${at + 1}`,
        hits.map((count): Cell => {
          const chance = spread.slice(count).reduce((sum, one) => sum + one, 0);
          return chance === 0 ? "–" : phrase("paper.percent", { chance });
        }),
      );
    }),
    { caption: phrase("paper.chances") },
  );
}

/** BB-25. */
function valuesTable({ types }: Tables): Block {
  return table(
    "words",
    phrases("paper", "column.type", "squadron.dice", "squadron.defence", "squadron.bombs", "column.notes"),
    types.map(({ id, side, dice, farDice, defence, bombs, short }) =>
      row(
        phrase("paper.type", { type: id }),
        [
          dice,
          defence,
          bombs,
          phrase("paper.value.notes", { farDice: farDice ?? null, short: short ?? false }),
        ],
        { side },
      ),
    ),
    { caption: phrase("paper.values") },
  );
}

/** BB-109: how squadrons may be laid into gruppen. */
function gruppenTable(): Block {
  return table(
    "words",
    columns("squadrons", "gruppen"),
    Array.from({ length: LARGE_GESCHWADER }, (_, at) =>
      row(`${at + 1}`, [phrase("paper.ways", { ways: gruppenOf(at + 1).map((sizes) => sizes.join(" + ")) })]),
    ),
    { caption: phrase("paper.gruppen") },
  );
}

const STEPS = [
  "move",
  "scramble",
  "chase",
  "intercept",
  "dogfight",
  "bombs",
  "flak",
  "fuel",
  "repair",
] as const;

function page(id: "dice" | "values", blocks: readonly PaperBlock[]): Page {
  const title = phrase(`paper.${id}.title`);
  return titledPage(id, title, [...blocks], { dense: true });
}

/** Dice, weather and chances; squadron values, gruppen and each step in a line. */
export function dicePages(force: Force): readonly Page[] {
  return [
    page("dice", [facesTable(), weatherTable(), chancesTable()]),
    page("values", [
      valuesTable(tablesIn(force)),
      gruppenTable(),
      notes(
        phrase("paper.steps"),
        STEPS.map((step) => phrase("paper.step", { step })),
      ),
    ]),
  ];
}
