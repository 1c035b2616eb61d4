import { NUMERALS } from "../../../../core/geometry/clock.ts";
import { phraser } from "../../../../core/phrase.ts";
import type { Drawing, Page, Shape, Wanted } from "../../../../face/paper.ts";
import { arcPath, box, line, pointAt, sectorBox, sectorPath } from "../../../../face/shapes.ts";
import { BANDS } from "../../data/tables.ts";
import { listOf, WEAPONS, type Weapon } from "../../data/weapons.ts";
import { LONGEST } from "../../rules/fire/range.ts";
import type { Fleet } from "../fleet.ts";
import { ARC_DEGREES } from "../tabletop.ts";
import type { words } from "../words/en/papers.ts";

const phrase = phraser<typeof words>();

const INCH = 25.4;

/** Inches: the clock, as large as both papers allow, and where its numerals and names of arcs stand. */
const CLOCK = { radius: 3.5, edge: 0.1, numerals: 3.16, names: 2.2 } as const;
const POINT_BLANK = BANDS[0]?.limit ?? 1;

/** Inches: the ruler is cut where the normal range ends, so that both parts fit on every paper. */
const RULER = { cut: 9, width: 1.3, glue: 0.4, edge: 0.03 } as const;

/** Inches around a field of fire, for the width of its lines, and from a band's limit down to its name. */
const FIELD = { edge: 0.05, below: 0.34 } as const;
/** Up to here from the tip there is room for the modifier alone. */
const NARROW = 2;

/** Where a field of fire begins, and how wide it is, in degrees. */
export function spanOf(weapon: Weapon): { readonly from: number; readonly span: number } {
  const { from, to } = ARC_DEGREES[weapon];
  return { from, span: (to - from + 360) % 360 };
}

function modifierText(modifier: number): string {
  if (modifier === 0) return "±0";
  return modifier > 0 ? `+${modifier}` : `−${-modifier}`;
}

function numeral(hour: number): readonly Shape[] {
  const { radius, numerals } = CLOCK;
  const tick = line(pointAt(radius - 0.14, hour * 30), pointAt(radius, hour * 30));
  const place = pointAt(numerals, hour * 30);
  return [
    { kind: "path", look: "thin", d: tick },
    { kind: "words", ...place, words: `${hour}`, size: 0.3, anchor: "middle", centred: true },
  ];
}

function arcName(weapon: Weapon): Shape {
  const { from, span } = spanOf(weapon);
  const words = phrase("paper.arc", { weapon });
  const place = pointAt(CLOCK.names, from + span / 2);
  return { kind: "words", ...place, words, size: 0.3, anchor: "middle", centred: true, type: "letters" };
}

/** The aircraft's own clock with its four arcs, to lie under a stand. */
function clock({ length }: Wanted): Drawing {
  const { radius, edge } = CLOCK;
  const ring = `${length(POINT_BLANK)} ${modifierText(BANDS[0]?.modifier ?? 0)}`;
  const arcs = WEAPONS.map((weapon): Shape => {
    const { from, span } = spanOf(weapon);
    return { kind: "path", look: "band", d: sectorPath(radius, from, from + span) };
  });
  return {
    label: phrase("paper.clock"),
    unit: INCH,
    x: -radius - edge,
    y: -radius - edge,
    width: 2 * (radius + edge),
    height: 2 * (radius + edge),
    shapes: [
      ...arcs,
      { kind: "circle", look: "band", x: 0, y: 0, r: POINT_BLANK },
      { kind: "circle", look: "edge", x: 0, y: 0, r: radius },
      ...NUMERALS.flatMap(numeral),
      { kind: "path", look: "solid", d: "M0-0.6L0.16-0.1H-0.16Z" },
      { kind: "path", look: "thin", d: "M-0.1 0H0.1M0-0.1V0.1" },
      { kind: "words", x: 0, y: POINT_BLANK - 0.12, words: ring, size: 0.18, anchor: "middle" },
      ...WEAPONS.map(arcName),
    ],
  };
}

/** One strip of the ruler, read from its foot upwards. */
function strip(from: number, to: number, { length }: Wanted): Drawing {
  const { width, glue, edge } = RULER;
  const long = to - from;
  const glued = from > 0;
  const y = (inches: number) => long + edge - (inches - from);
  const bands = BANDS.filter(({ limit }) => limit > from && limit <= to);
  const marks = Array.from({ length: long + 1 }, (_, index) => `M0 ${y(from + index)}h0.18`);
  const flap: readonly Shape[] = [
    { kind: "path", look: "middle", d: box(0, y(from), width, glue) },
    {
      kind: "words",
      x: width / 2,
      y: y(from) + 0.26,
      words: phrase("paper.glue"),
      size: 0.18,
      anchor: "middle",
    },
  ];
  return {
    label: phrase("paper.strip", { from: length(from), to: length(to) }),
    unit: INCH,
    x: -edge,
    y: 0,
    width: width + 2 * edge,
    height: long + (glued ? glue : 0) + 2 * edge,
    shapes: [
      { kind: "path", look: "edge", d: box(0, edge, width, long) },
      ...(glued ? flap : []),
      { kind: "path", look: "thin", d: marks.join("") },
      ...bands.flatMap(({ limit, modifier }): readonly Shape[] => [
        { kind: "path", look: "band", d: `M0 ${y(limit)}H${width}` },
        { kind: "words", x: 0.3, y: y(limit) + 0.3, words: `≤ ${length(limit)}`, size: 0.26 },
        { kind: "words", x: 0.3, y: y(limit) + 0.62, words: modifierText(modifier), size: 0.26 },
      ]),
    ],
  };
}

/** Beside the middle, where a sheet may end. */
function bandNames(span: number, { length }: Wanted): readonly Shape[] {
  return BANDS.flatMap(({ limit, modifier }) =>
    [-1, 1].map((hand): Shape => {
      const { x, y } = pointAt(limit, (hand * span) / 4);
      const near = limit < NARROW;
      const words = near ? modifierText(modifier) : `${length(limit)} ${modifierText(modifier)}`;
      return { kind: "words", x, y: y + FIELD.below, words, size: near ? 0.18 : 0.26, anchor: "middle" };
    }),
  );
}

/** A field of fire with its nose up: sector, middle line, range bands with what they add to TO-HIT. */
function fieldPage(weapon: Weapon, wanted: Wanted): Page {
  const { span } = spanOf(weapon);
  const { x, y, width, height } = sectorBox(LONGEST, span);
  const half = span / 2;
  const { edge } = FIELD;
  const title = weapon === "front" ? phrase("paper.field.narrow") : phrase("paper.field.wide");
  const bands = BANDS.map(({ limit }): Shape => {
    return { kind: "path", look: "band", d: arcPath(limit, -half, half) };
  });
  const drawing: Drawing = {
    label: title,
    unit: INCH,
    x: x - edge,
    y: y - edge,
    width: width + 2 * edge,
    height: height + 2 * edge,
    shapes: [
      { kind: "path", look: "edge", d: sectorPath(LONGEST, -half, half) },
      ...bands,
      { kind: "path", look: "middle", d: line({ x: 0, y: 0 }, pointAt(LONGEST, 0)) },
      ...bandNames(span, wanted),
    ],
  };
  return { id: `fire ${weapon}`, title, content: { kind: "tiles", drawing }, scaled: true };
}

/** Clock face, range ruler and fields of fire in true scale, the wide ones only where somebody has such a gun. */
export function arcPages({ subjects }: Fleet, wanted: Wanted): readonly Page[] {
  const weapons = new Set(subjects.flatMap(({ airframe }) => listOf(airframe.weapons)));
  const sideways = weapons.has("left") || weapons.has("right");
  const fields: readonly Weapon[] = sideways ? ["front", "left"] : ["front"];
  const strips = [strip(0, RULER.cut, wanted), strip(RULER.cut, LONGEST, wanted)];
  return [
    {
      id: "clock",
      title: phrase("paper.clock"),
      content: {
        kind: "blocks",
        blocks: [{ kind: "drawings", drawings: [clock(wanted)], caption: phrase("paper.clock.text") }],
      },
      scaled: true,
    },
    {
      id: "ruler",
      title: phrase("paper.ruler"),
      content: {
        kind: "blocks",
        blocks: [{ kind: "drawings", drawings: strips, caption: phrase("paper.ruler.text") }],
      },
      scaled: true,
    },
    ...fields.map((weapon) => fieldPage(weapon, wanted)),
  ];
}
