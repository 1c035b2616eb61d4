import type { Feature, Mat } from "../../../../tabletop/tabletop.ts";
import { wooded } from "../../canopy.ts";
import { HEDGEROW, hedgeAt, relief } from "../../country.ts";
import { cropOf } from "../../crops.ts";
import { noise, rough, step } from "../../noise.ts";
import { fieldAt } from "../../parcels.ts";
import { type Pen, type PenPoint, road } from "../../pen.ts";
import type { MatArt } from "../../sheet.ts";
import { lighter, lit, mix, type Rgb } from "../../tint.ts";
import { village } from "../../village.ts";
import { awayFrom, inside, meshed, overEdge, rounded, spotsOf, toEdge } from "../../ways.ts";
import { settled } from "./land.ts";
import { litter } from "./litter.ts";
import { holed, mud } from "./mud.ts";
import { trench } from "./trench.ts";
import { battery } from "./works.ts";

const TRAMPLED: Rgb = [120, 108, 82];
const STUBBLE: Rgb = [146, 136, 94];
const WATER: Rgb = [92, 108, 106];
const BANK: Rgb = [84, 86, 58];

/** How far trodden ground reaches around a trench, in inches, and half a river's width. */
const TRODDEN = 1.3;
const RIVER = 0.3;
/** How far from a river something can lie. */
const DRY = 1;
const FAR = 99;

type OfKind<Kind extends Feature["kind"]> = Extract<Feature, { readonly kind: Kind }>;

function ofKind<Kind extends Feature["kind"]>(mat: Mat, kind: Kind): readonly OfKind<Kind>[] {
  return (mat.features ?? []).filter((feature): feature is OfKind<Kind> => feature.kind === kind);
}

/** The way of a feature, its bends rounded, from edge to edge where it ends in an outermost hex. */
function wayOf(
  mat: Mat,
  { points }: { readonly points: Parameters<typeof spotsOf>[0] },
): readonly PenPoint[] {
  return rounded(toEdge(spotsOf(points), mat));
}

/** How churned a place is, 0 to 1: all of it between the lines, less and less behind them. */
function churned(mat: Mat): (x: number, y: number) => number {
  const areas = ofKind(mat, "no-mans-land").map(({ points }) => rounded(overEdge(spotsOf(points), mat), 1));
  const trenches = ofKind(mat, "trench").map(({ points }) => toEdge(spotsOf(points), mat));
  return meshed(mat.width, mat.depth, (x, y) => {
    const within = Math.max(-FAR, ...areas.map((area) => inside(area, x, y)));
    const away = Math.min(FAR, ...trenches.map((line) => awayFrom(line, x, y)));
    const ragged = 0.55 * rough(x * 0.5, y * 0.5, 2, 211);
    return Math.max(step(-1.5, 0.2, within + ragged), 0.62 * (1 - step(0.1, TRODDEN, away + ragged)));
  });
}

function nearest(mat: Mat, kind: "road" | "river"): (x: number, y: number) => number {
  const ways = ofKind(mat, kind).map((one) => wayOf(mat, one));
  if (ways.length === 0) return () => FAR;
  return meshed(mat.width, mat.depth, (x, y) => Math.min(...ways.map((way) => awayFrom(way, x, y))));
}

/** How much of a round feature is at a place, 0 to 1, its edge uneven. */
function share(features: readonly (OfKind<"wood"> | OfKind<"village">)[], x: number, y: number): number {
  let most = 0;
  for (const { at, radius } of features) {
    const reach = radius * 1.3;
    if (Math.abs(x - at.x) > reach || Math.abs(y - at.y) > reach) continue;
    const far = Math.hypot(x - at.x, y - at.y);
    most = Math.max(most, 1 - step(0.86, 1, far / radius + 0.4 * rough(x * 0.7, y * 0.7, 3, 91)));
  }
  return most;
}

/** Fields of Picardy late in the year: broad strips, few hedges. */
function fields(x: number, y: number): Rgb {
  const field = fieldAt(x * 0.7 + 30, y * 0.7 + 90);
  const crop = mix(cropOf(field, x, y), STUBBLE, 0.45);
  const uneven = lighter(crop, (noise(x * 1.3, y * 1.3, 212) - 0.5) * 12);
  return mix(uneven, HEDGEROW, 0.5 * hedgeAt(field, x, y));
}

function watered(ground: Rgb, away: number, x: number, y: number): Rgb {
  const edge = (away + 0.1 * rough(x, y, 2, 241)) / RIVER;
  if (edge > 2.2) return ground;
  const banked = mix(BANK, ground, step(1, 2.2, edge));
  return edge > 1 ? banked : mix(lighter(WATER, 16 * (1 - edge)), banked, step(0.8, 1, edge));
}

/** The ground: fields, woods and a river behind the lines, churned mud between them. */
function groundOf(mat: Mat, churn: (x: number, y: number) => number): (x: number, y: number) => Rgb {
  const river = nearest(mat, "river");
  const woods = ofKind(mat, "wood");
  const villages = ofKind(mat, "village");
  return (x, y) => {
    const torn = churn(x, y);
    const light = relief(x, y);
    let ground = torn < 1 ? lit(fields(x, y), light) : TRAMPLED;
    ground = mix(ground, TRAMPLED, 0.5 * share(villages, x, y));
    const wood = share(woods, x, y);
    ground = wooded(ground, x, y, wood);
    if (torn > 0) ground = holed(mix(ground, lit(mud(x, y), light), torn), x, y, torn);
    return watered(ground, river(x, y), x, y);
  };
}

/** The trench of the other side that lies nearest to a place; the wire is laid towards it. */
function enemyOf(mat: Mat, side: number): (x: number, y: number) => number {
  const theirs = ofKind(mat, "trench").filter((one) => one.side !== side);
  const ways = theirs.map((one) => wayOf(mat, one));
  return (x, y) => Math.min(FAR, ...ways.map((way) => awayFrom(way, x, y)));
}

function draw(pen: Pen, mat: Mat, churn: (x: number, y: number) => number): void {
  const river = nearest(mat, "river");
  litter(pen, mat, (x, y) => (river(x, y) > DRY ? churn(x, y) : 0));
  for (const one of ofKind(mat, "road"))
    road(pen, wayOf(mat, one), 0.13, "rgba(70, 62, 44, 0.6)", "rgba(176, 156, 118, 0.95)");
  ofKind(mat, "village").forEach(({ at, radius }, seed) => {
    pen.save();
    pen.translate(at.x, at.y);
    pen.scale(radius / 1.2, radius / 1.2);
    village(pen, 0, 0, seed + 3, Math.round(10 + 9 * radius));
    pen.restore();
  });
  for (const one of ofKind(mat, "battery")) battery(pen, one.at, enemyOf(mat, one.side));
  for (const one of ofKind(mat, "trench")) trench(pen, wayOf(mat, one), one.side, enemyOf(mat, one.side));
}

/** The middle of the churned ground, where its name is written. */
function middleOf(mat: Mat): { readonly x: number; readonly y: number } | undefined {
  const points = ofKind(mat, "no-mans-land")[0]?.points;
  if (!points || points.length === 0) return undefined;
  const sum = (of: "x" | "y") => points.reduce((all, point) => all + point[of], 0) / points.length;
  return { x: sum("x"), y: sum("y") };
}

function legendsOf(mat: Mat): MatArt["legends"] {
  const middle = middleOf(mat);
  if (!middle) return [];
  const name = { place: "no-mans-land", y: middle.y, size: 0.95 };
  return [
    { ...name, x: middle.x - mat.width * 0.22 },
    { ...name, x: middle.x + mat.width * 0.22, turned: true },
  ];
}

/** The front as the game has laid it out: two lines of trenches and the land behind them. */
export function art(laid: Mat): MatArt {
  const mat = { ...laid, features: [...settled(laid), ...(laid.features ?? [])] };
  const churn = churned(mat);
  return {
    legends: legendsOf(mat),
    ink: "246, 238, 214",
    strength: 1.1,
    toScale: true,
    colour: groundOf(mat, churn),
    draw: (pen) => draw(pen, mat, churn),
  };
}
