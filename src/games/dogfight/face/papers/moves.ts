import { phraser } from "../../../../core/phrase.ts";
import type { Drawing, Page, Shape, Wanted } from "../../../../face/paper.ts";
import { box, line, pointAt, sectorBox, sectorPath } from "../../../../face/shapes.ts";
import type { words } from "../words/en/papers.ts";

const phrase = phraser<typeof words>();

const INCH = 25.4;
/** Inches of one step ahead. */
const STEP = 2;
/** Sticks by their steps: every straight flight is one of them or two end to end. */
const STICKS = [4, 3, 2, 1] as const;
const STICK_WIDTH = 1.4;
/** Clock points of the wedges. */
const WEDGES = [1, 1, 2] as const;
const WEDGE_RADIUS = 3.5;
const EDGE = 0.03;

function stick(steps: number, { length }: Wanted): Drawing {
  const long = steps * STEP;
  const middle = STICK_WIDTH / 2;
  const up = (inches: number) => long + EDGE - inches;
  const marks = Array.from({ length: steps }, (_, index) => index + 1);
  return {
    label: phrase("paper.stick", { steps, length: length(long) }),
    unit: INCH,
    x: -EDGE,
    y: 0,
    width: STICK_WIDTH + 2 * EDGE,
    height: long + 2 * EDGE,
    shapes: [
      { kind: "path", look: "edge", d: box(0, EDGE, STICK_WIDTH, long) },
      { kind: "path", look: "middle", d: `M${middle} ${up(0)}V${up(long)}` },
      ...marks.flatMap((step): readonly Shape[] => [
        ...(step < steps
          ? [{ kind: "path" as const, look: "band" as const, d: `M0 ${up(step * STEP)}h${STICK_WIDTH}` }]
          : []),
        { kind: "path", look: "solid", d: `M${middle} ${up(step * STEP - 0.12)}l0.14 0.34h-0.28z` },
        { kind: "words", x: 0.14, y: up(step * STEP - 0.95), words: `${step}`, size: 0.5, type: "letters" },
        {
          kind: "words",
          x: STICK_WIDTH - 0.1,
          y: up(step * STEP - 1.4),
          words: length(step * STEP),
          size: 0.26,
          anchor: "end",
        },
      ]),
    ],
  };
}

function wedge(points: number): Drawing {
  const half = points * 15;
  const { x, y, width, height } = sectorBox(WEDGE_RADIUS, points * 30);
  const word = { kind: "words", x: 0, size: 0.26, anchor: "middle" } as const;
  return {
    label: phrase("paper.wedge", { points }),
    unit: INCH,
    x: x - EDGE,
    y: y - EDGE,
    width: width + 2 * EDGE,
    height: height + 2 * EDGE,
    shapes: [
      { kind: "path", look: "edge", d: sectorPath(WEDGE_RADIUS, -half, half) },
      { kind: "path", look: "middle", d: line({ x: 0, y: 0 }, pointAt(WEDGE_RADIUS, 0)) },
      { ...word, y: -WEDGE_RADIUS + 0.6, words: phrase("paper.points", { points }) },
      { ...word, y: -WEDGE_RADIUS + 0.92, words: `${points * 30}°` },
    ],
  };
}

/** Sticks for flying ahead and wedges for turning, in true scale. */
export function movePages(wanted: Wanted): readonly Page[] {
  const step = wanted.length(STEP);
  const sticks = STICKS.map((steps) => stick(steps, wanted));
  const told = phrase("paper.sticks.text", { step });
  return [
    {
      id: "sticks",
      title: phrase("paper.sticks"),
      content: { kind: "blocks", blocks: [{ kind: "drawings", drawings: sticks, caption: told }] },
      scaled: true,
    },
    {
      id: "wedges",
      title: phrase("paper.wedges"),
      content: {
        kind: "blocks",
        blocks: [{ kind: "drawings", drawings: WEDGES.map(wedge), caption: phrase("paper.wedges.text") }],
      },
      scaled: true,
    },
  ];
}
