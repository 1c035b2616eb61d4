import { ShapeUtils, Vector2 } from "three";
import { itemAt } from "../../core/item-at.ts";
import type { Area, AreaTone } from "../../tabletop/area.ts";
import type { Spot } from "../../tabletop/place.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import { sideColour } from "../colours.ts";
import { ink } from "../overlay/ink.ts";
import type { Ink, Ribbon } from "../overlay/ribbon.ts";
import { LIT } from "../stock/glow.ts";
import { type MapPen, PATTERN, type Pattern } from "./ink.ts";
import { layMapStrip } from "./strip.ts";

/** Inches above the mat. */
const UP = 0.005;

interface Manner {
  readonly fill: Ink;
  readonly pattern: Pattern;
  /** Its outline: the ink, inches across, and whether it is broken. */
  readonly edge: Ink;
  readonly width: number;
  readonly dashed?: true;
  /** A tint along the inside of the outline, inches deep. */
  readonly inside?: number;
}

const MANNERS: Readonly<Record<Exclude<AreaTone, "side" | "task">, Manner>> = {
  land: {
    fill: ink("#d6c598", 1),
    pattern: PATTERN.paper,
    edge: ink("#6d5f3e", 0.5),
    width: 0.035,
    inside: 0.5,
  },
  sea: { fill: ink("#86a9ae", 1), pattern: PATTERN.waves, edge: ink("#4f7077", 0.4), width: 0.03 },
  hills: { fill: ink("#6e5427", 0.42), pattern: PATTERN.hachures, edge: ink("#6e5427", 0.35), width: 0.03 },
  town: { fill: ink("#4a3d36", 0.5), pattern: PATTERN.blocks, edge: ink("#3a2f2a", 0.7), width: 0.05 },
  forbidden: {
    fill: ink("#6b1812", 0.5),
    pattern: PATTERN.barred,
    edge: ink("#6b1812", 0.9),
    width: 0.09,
    dashed: true,
  },
  weather: {
    fill: ink("#f3f1ea", 0.8),
    pattern: PATTERN.streaks,
    edge: ink("#8b9298", 0.6),
    width: 0.05,
    dashed: true,
  },
  done: {
    fill: ink("#2c3a2a", 0.5),
    pattern: PATTERN.plain,
    edge: ink("#efe6cb", 0.9),
    width: 0.08,
    dashed: true,
  },
  lit: { fill: ink(LIT, 0.5), pattern: PATTERN.hatched, edge: ink(LIT, 1), width: 0.12, inside: 0.4 },
};

/** What a side has to do there stands out from a painted ground: paper, framed in the side's colour. */
function taskManner(side: SideIndex): Manner {
  const edge = ink(sideColour(side), 1);
  return { fill: ink("#fbf4df", 0.5), pattern: PATTERN.plain, edge, width: 0.16, inside: 0.4 };
}

function mannerOf({ tone, side = 0 }: Area): Manner {
  if (tone === "task") return taskManner(side);
  if (tone !== "side") return MANNERS[tone];
  const colour = sideColour(side);
  // The second side's hatching leans the other way.
  const pattern = side === 0 ? PATTERN.hatched : PATTERN.barred;
  return {
    fill: ink(colour, side === 0 ? 0.3 : 0.2),
    pattern,
    edge: ink(colour, 0.9),
    width: 0.09,
    inside: 0.55,
  };
}

function fill(ribbon: Ribbon, corners: readonly Vector2[], { ink: ground, pattern }: MapPen): void {
  for (const triangle of ShapeUtils.triangulateShape([...corners], []))
    for (const index of triangle) {
      const { x, y } = itemAt(corners, index);
      ribbon.corner(x, y, UP, ground, 0, 0, pattern);
    }
}

/** A tint that fades from the outline inwards. */
function inside(
  ribbon: Ribbon,
  ring: readonly Spot[],
  [red, green, blue, strength]: Ink,
  deep: number,
): void {
  const faint: Ink = [red, green, blue, strength * 0.45];
  layMapStrip(ribbon, ring, UP, 0, deep, { ink: faint, pattern: PATTERN.fade, width: deep });
}

/** Prints an area: its tone, a tint along the inside of its outline, and the outline. */
export function layArea(ribbon: Ribbon, area: Area): void {
  const { fill: ground, pattern, edge, width, dashed, inside: deep } = mannerOf(area);
  const corners = area.outline.map(({ x, y }) => new Vector2(x, y));
  // Anticlockwise, so that its left is inside.
  if (ShapeUtils.isClockWise(corners)) corners.reverse();
  fill(ribbon, corners, { ink: ground, pattern });
  const ring = [...corners, itemAt(corners, 0)];
  if (deep !== undefined) inside(ribbon, ring, edge, deep);
  const line = { ink: edge, pattern: dashed ? PATTERN.dashed : PATTERN.solid, width };
  layMapStrip(ribbon, ring, UP, -width / 2, width / 2, line);
}

/** Whether a point lies within an outline. */
export function isInside(outline: readonly Spot[], { x, y }: Spot): boolean {
  let within = false;
  outline.forEach((a, i) => {
    const b = itemAt(outline, (i + 1) % outline.length);
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}
