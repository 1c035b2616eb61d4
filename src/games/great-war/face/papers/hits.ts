import { phraser } from "../../../../core/phrase.ts";
import type { Drawing, Page, PaperBlock, Shape } from "../../../../face/paper.ts";
import { heading, page } from "../../../../face/papers/pages.ts";
import { at, pointAt } from "../../../../face/shapes.ts";
import type { Block } from "../../../../face/sheet.ts";
import { line, row, table } from "../../../../face/sheets/blocks.ts";
import type { Text } from "../../../../face/text.ts";
import { phrasesOf } from "../../../../face/words/named.ts";
import type { Tables } from "../../data/tables.ts";
import type { Fleet } from "../fleet.ts";
import type { words } from "../words/en/papers.ts";
import { sourceLine } from "./source.ts";

/** Wing, tail and body of an aircraft from above, nose up, in feet from its middle. */
const PARTS = [
  "M-18.4-4.3C-17-6.4-9-8-1.8-8.2H1.8C9-8 17-6.4 18.4-4.3C17.8-2.2 11 1 1.8 1.4H-1.8C-11 1-17.8-2.2-18.4-4.3Z",
  "M-5.3 12.8C-4.8 11-2 10.5 0 10.5S4.8 11 5.3 12.8C4.8 14.3 2 14.7 0 14.7S-4.8 14.3-5.3 12.8Z",
  "M0-14.6C1.3-14.2 1.7-12 1.8-9.5L1.9-3C1.7 4 1 10 .5 15.2Q0 16.2-.5 15.2C-1 10-1.7 4-1.9-3L-1.8-9.5C-1.7-12-1.3-14.2 0-14.6Z",
] as const;

/** An aircraft from above on paper, in feet. */
const SILHOUETTE: readonly Shape[] = PARTS.map((d) => ({ kind: "path", look: "figure", d }));

const phrase = phraser<typeof words>();
const phrases = phrasesOf<typeof words>();

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Millimetres across the flats of a hex, as on the table, and from the middle to a corner. */
const ACROSS = 2 * 25.4;
const CORNER = ACROSS / Math.sqrt(3);
const EDGE = 0.5;
/** How far out the figures stand, as part of the way to the side. */
const OUT = 0.76;
/** Of the silhouette: some 15 mm wide. */
const SIZE = 0.42;
/** Sides clockwise from the one ahead, as hexsides between shot and facing: 3 from ahead, 0 from astern. */
const SIDES = [3, 2, 1, 0, 1, 2] as const;

/** A hex of the table with what is added for a shot through each of its sides. */
function hex(chart: readonly number[], label: Text): Drawing {
  const [width, height] = [2 * CORNER + 2 * EDGE, ACROSS + 2 * EDGE];
  const corners = FACES.map((_, place) => at(pointAt(CORNER, place * 60 - 30)));
  const figures = SIDES.map((between, side): Shape => {
    const place = pointAt((ACROSS / 2) * OUT, side * 60);
    const figure = phrase("paper.signed", { figure: chart[between] ?? 0 });
    return { kind: "words", ...place, words: figure, size: 6, anchor: "middle", centred: true };
  });
  return {
    label,
    unit: 1,
    x: -width / 2,
    y: -height / 2,
    width,
    height,
    shapes: [
      { kind: "path", look: "outline", d: `M${corners.join("L")}Z` },
      { kind: "group", x: 0, y: 0, turn: 0, scale: SIZE, shapes: SILHOUETTE },
      ...figures,
    ],
  };
}

function chartTable({ criticals }: Tables): Block {
  return table(
    "words",
    phrases("paper.hits", "roll", "what", "effect"),
    criticals.chart.map((critical, place) =>
      row(`${place + 2}`, [
        { text: phrase("paper.hits.name", { critical }), tone: "strong" as const },
        phrase("paper.hits.text", { critical }),
      ]),
    ),
  );
}

function engineTable({ criticals }: Tables): Block {
  const lossRow = (name: Text, losses: readonly number[]) =>
    row(
      name,
      FACES.map((face) => `${losses[face - 1]}`),
    );
  return table(
    "chart",
    ["", ...FACES.map((face) => `${face}`)],
    [
      lossRow(phrase("paper.hits.light"), criticals.engineLight),
      lossRow(phrase("paper.hits.heavy"), criticals.engineHeavy),
    ],
    { caption: phrase("paper.hits.engine") },
  );
}

/** What critical hits do, and deflection in hexes of true size. */
export function hitPages({ tables }: Fleet): readonly Page[] {
  const { air, below } = tables.deflection;
  const upTo = tables.criticals.woundedUpTo;
  const blocks: readonly PaperBlock[] = [
    heading(phrase("paper.hits.title")),
    sourceLine(tables),
    chartTable(tables),
    line(phrase("paper.hits.wounded", { upTo })),
    engineTable(tables),
    heading(phrase("paper.deflection.title")),
    {
      kind: "drawings",
      drawings: [hex(air, phrase("paper.deflection.air")), hex(below, phrase("paper.deflection.below"))],
      named: true,
      caption: phrase("paper.deflection.how"),
    },
  ];
  return [page("hits", phrase("paper.hits"), blocks, { scaled: true })];
}
