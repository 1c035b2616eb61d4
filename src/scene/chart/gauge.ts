import type { InstancedMesh } from "three";
import { type Heights, heightOf, metresAt } from "../../tabletop/heights.ts";
import { isNamed } from "../../tabletop/live.ts";
import { writeUpright } from "../layout.ts";
import type { Pinned } from "../overlay/slip.ts";
import type { Actor } from "../stage.ts";

/** Levels up and down that are marked around a piece. */
const AROUND = 12;
/** Radii of a mark and of a thick one, in inches; how thick it is. */
export const RING = { small: 0.15, large: 0.3, thick: 0.016 } as const;
export const MARKS = 2 * AROUND + 1;
/** Heights of the slips, in inches, and half their width in heights. */
const SLIP = 0.34;
const OWN = 0.46;
const HALF = 1.3;
/** How far beside the stem they begin, and beside the model: so many inches up and down are its own. */
const BESIDE = 0.34;
const WING = 0.85;
const MODEL = 0.45;

/** The piece that is looked at, whose heights are read from a ruler. */
export function ruledActor(actors: readonly Actor[], looked: string | undefined): Actor | undefined {
  return actors.find(({ id, pose }) => id === looked && isNamed(pose));
}

/** The levels around a piece, whole ones, none below the ground. */
function levelsAround(level: number): readonly number[] {
  const middle = Math.round(level);
  return Array.from({ length: MARKS }, (_, i) => middle - AROUND + i).filter((one) => one >= 0);
}

/** How far a level is from another, in inches. */
function apart(heights: Heights, a: number, b: number): number {
  return Math.abs(heightOf(heights, a) - heightOf(heights, b));
}

/** Levels from the nearest to a piece's own on, each at least so many inches from those before it. */
function uncrowded(
  heights: Heights,
  own: number,
  levels: readonly number[],
  least: number,
): readonly number[] {
  const kept = [own];
  const nearFirst = levels.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own));
  for (const level of nearFirst)
    if (kept.every((other) => apart(heights, level, other) >= least)) kept.push(level);
  return kept.slice(1);
}

/**
 * The altitudes written beside a stem: those of its thick marks, clear of the piece's own. `aside` is 1 to the
 * right, -1 to the left; `least` is how many inches a slip takes up.
 */
export function gaugeSlips(
  { pose }: Actor,
  heights: Heights,
  aside: number,
  least: number,
): readonly Pinned[] {
  const { scale } = heights;
  if (!scale) return [];
  const slip = (level: number, size: number): Pinned => {
    const begins = apart(heights, level, pose.level) < MODEL + least / 2 ? WING : BESIDE;
    return {
      text: `${metresAt(heights, level)} m`,
      size,
      x: pose.x + aside * (begins + HALF * Math.max(size, least)),
      y: pose.y,
      up: heightOf(heights, level),
    };
  };
  const thick = levelsAround(pose.level).filter((level) => level % scale.major === 0);
  const clear = uncrowded(heights, pose.level, thick, least);
  return [slip(pose.level, OWN), ...clear.map((level) => slip(level, SLIP))];
}

/** Puts the rings of a ruler around a piece's stem: one a level, a broad one at each thick mark. */
export function layRings(mesh: InstancedMesh, actor: Actor | undefined, heights: Heights): void {
  const { scale } = heights;
  mesh.visible = actor !== undefined && scale !== undefined && actor.after.kind !== "gun";
  if (!actor || !scale) return;
  const levels = levelsAround(actor.pose.level);
  const { array } = mesh.instanceMatrix;
  levels.forEach((level, i) => {
    const radius = level % scale.major === 0 ? RING.large : RING.small;
    writeUpright(array, i, actor.pose.x, heightOf(heights, level), actor.pose.y, 0, radius);
    array[i * 16 + 5] = 1;
  });
  mesh.count = levels.length;
  mesh.instanceMatrix.needsUpdate = true;
}
