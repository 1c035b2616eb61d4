import { panelLine } from "./markings.ts";
import { polyline } from "./spline.ts";
import type { Patch, Rib, View } from "./type.ts";
import type { Flat } from "./vec.ts";

interface Ellipse {
  readonly root: number;
  readonly tip: number;
  /** Station of the line where both halves meet, and the half chords before and behind it, metres. */
  readonly axis: number;
  readonly fore: number;
  readonly aft: number;
  /** Height at the root and metres of rise a metre outwards. */
  readonly up: number;
  readonly rise: number;
  readonly thickness: readonly [root: number, tip: number];
  /** Shares of the half span where ribs stand. */
  readonly shares?: readonly number[];
}

const SHARES = [0, 0.14, 0.28, 0.42, 0.55, 0.67, 0.77, 0.86, 0.93, 0.975, 1];

/** Ribs of an elliptical wing or tail. */
export function ellipse(e: Ellipse): Rib[] {
  return (e.shares ?? SHARES).map((share): Rib => {
    const out = e.root + (e.tip - e.root) * share;
    const k = Math.sqrt(Math.max(0.0009, 1 - (out / e.tip) ** 2));
    const [root, tip] = e.thickness;
    return [
      out,
      e.up + e.rise * (out - e.root),
      e.axis - e.fore * k,
      e.axis + e.aft * k,
      root + (tip - root) * share,
    ];
  });
}

/** Rounds the tip of a straight wing: replaces its last rib by a fan of ribs over `depth` metres. */
export function roundTip(ribs: readonly Rib[], depth: number, bluntness = 2): Rib[] {
  const last = ribs.at(-1) as Rib;
  const before = ribs.at(-2) as Rib;
  const at = (x: number): Rib => {
    const t = (x - before[0]) / (last[0] - before[0]);
    return before.map((v, i) => v + ((last[i] ?? 0) - v) * t) as unknown as Rib;
  };
  const fan = [0, 0.45, 0.75, 0.93, 1].map((share): Rib => {
    const rib = at(last[0] - depth * (1 - share));
    const k = Math.max(0.03, 1 - share ** bluntness) ** (1 / bluntness);
    const middle = rib[2] + (rib[3] - rib[2]) * 0.42;
    return [rib[0], rib[1], middle - (middle - rib[2]) * k, middle + (rib[3] - middle) * k, rib[4]];
  });
  return [...ribs.slice(0, -1), ...fan];
}

/** The point of a wing, seen from above (or of a fin, from the side), at a share of the chord. */
function onChord(ribs: readonly Rib[], out: number, share: number): Flat {
  const leading = polyline(ribs.map((r) => [r[0], r[2]]))(out);
  const trailing = polyline(ribs.map((r) => [r[0], r[3]]))(out);
  return [out, leading + (trailing - leading) * share];
}

const turned = ([a, b]: Flat): Flat => [b, a];

/** A line of wash between two points of a wing given by distance out and share of the chord. */
export function ribLine(view: View, part: string, ribs: readonly Rib[], a: Flat, b: Flat): Patch {
  const [from, to] = [onChord(ribs, ...a), onChord(ribs, ...b)];
  const upright = view === "left" || view === "right";
  return upright ? panelLine(view, [part], turned(from), turned(to)) : panelLine(view, [part], from, to);
}
