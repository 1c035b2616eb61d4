import type { Area, AreaTone } from "../../tabletop/area.ts";
import type { Spot } from "../../tabletop/place.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import { sideColour } from "../colours.ts";
import { LIT } from "../stock/glow.ts";
import { PATTERN, type Pattern, type Sheet, type Tint } from "./ink.ts";
import { laySheetStrip } from "./strip.ts";
import { areaOf, trianglesOf } from "./triangles.ts";

/** Inches above the mat. */
const UP = 0.005;

interface Manner {
  readonly fill: Tint;
  readonly pattern: Pattern;
  /** Its outline: the ink, inches across, and whether it is broken. */
  readonly edge: Tint;
  readonly width: number;
  readonly dashed?: true;
  /** A tint along the inside of the outline, inches deep. */
  readonly inside?: number;
}

function tint(colour: string, strength: number): Tint {
  return { colour, strength };
}

const MANNERS: Readonly<Record<Exclude<AreaTone, "side" | "task">, Manner>> = {
  land: {
    fill: tint("#d6c598", 1),
    pattern: PATTERN.paper,
    edge: tint("#6d5f3e", 0.5),
    width: 0.035,
    inside: 0.5,
  },
  sea: { fill: tint("#86a9ae", 1), pattern: PATTERN.waves, edge: tint("#4f7077", 0.4), width: 0.03 },
  hills: { fill: tint("#6e5427", 0.42), pattern: PATTERN.hachures, edge: tint("#6e5427", 0.35), width: 0.03 },
  town: { fill: tint("#4a3d36", 0.5), pattern: PATTERN.blocks, edge: tint("#3a2f2a", 0.7), width: 0.05 },
  forbidden: {
    fill: tint("#6b1812", 0.5),
    pattern: PATTERN.barred,
    edge: tint("#6b1812", 0.9),
    width: 0.09,
    dashed: true,
  },
  weather: {
    fill: tint("#f3f1ea", 0.8),
    pattern: PATTERN.streaks,
    edge: tint("#8b9298", 0.6),
    width: 0.05,
    dashed: true,
  },
  done: {
    fill: tint("#2c3a2a", 0.5),
    pattern: PATTERN.plain,
    edge: tint("#efe6cb", 0.9),
    width: 0.08,
    dashed: true,
  },
  lit: { fill: tint(LIT, 0.5), pattern: PATTERN.hatched, edge: tint(LIT, 1), width: 0.12, inside: 0.4 },
};

/** What a side has to do there stands out from a painted ground: paper, framed in the side's colour. */
function taskManner(side: SideIndex): Manner {
  const edge = tint(sideColour(side), 1);
  return { fill: tint("#fbf4df", 0.5), pattern: PATTERN.plain, edge, width: 0.16, inside: 0.4 };
}

function mannerOf({ tone, side = 0 }: Area): Manner {
  if (tone === "task") return taskManner(side);
  if (tone !== "side") return MANNERS[tone];
  const colour = sideColour(side);
  // The second side's hatching leans the other way.
  const pattern = side === 0 ? PATTERN.hatched : PATTERN.barred;
  return {
    fill: tint(colour, side === 0 ? 0.3 : 0.2),
    pattern,
    edge: tint(colour, 0.9),
    width: 0.09,
    inside: 0.55,
  };
}

function fill(sheet: Sheet, outline: readonly Spot[]): void {
  for (const triangle of trianglesOf(outline))
    for (const index of triangle) {
      const { x, y } = outline[index] as Spot;
      sheet.corner(x, y, UP);
    }
}

/** The outline anticlockwise and closed, so that its left is inside. */
function ringOf(outline: readonly Spot[]): readonly Spot[] {
  const round = areaOf(outline) < 0 ? outline.toReversed() : outline;
  return [...round, round[0] as Spot];
}

/** A tint that fades from the outline inwards. */
function inside(sheet: Sheet, ring: readonly Spot[], { colour, strength }: Tint, deep: number): void {
  sheet.take({ colour, strength: strength * 0.45 }, PATTERN.fade, deep);
  laySheetStrip(sheet, ring, UP, 0, deep);
}

/** Prints an area: its tone, a tint along the inside of its outline, and the outline. */
export function layArea(sheet: Sheet, area: Area): void {
  const { fill: ground, pattern, edge, width, dashed, inside: deep } = mannerOf(area);
  sheet.take(ground, pattern);
  fill(sheet, area.outline);
  const ring = ringOf(area.outline);
  if (deep !== undefined) inside(sheet, ring, edge, deep);
  sheet.take(edge, dashed ? PATTERN.dashed : PATTERN.solid, width);
  laySheetStrip(sheet, ring, UP, -width / 2, width / 2);
}

/** Whether a point lies within an outline. */
export function isInside(outline: readonly Spot[], { x, y }: Spot): boolean {
  let within = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Spot;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}
