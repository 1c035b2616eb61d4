import { anticlockwise, cutConvex, type Project } from "./cut-convex.ts";
import { cutCurve, type Field } from "./cut-curve.ts";
import { polyline } from "./spline.ts";
import { facing, type Triangle } from "./triangle.ts";
import type { Band, Paint, Patch, View } from "./type.ts";
import { add, type Flat, scale, type Vec } from "./vec.ts";

const VIEWS: Record<View, { project: Project; sees: (n: Vec) => boolean }> = {
  top: { project: (p) => [p[0], p[2]], sees: (n) => n[1] > 0.1 },
  bottom: { project: (p) => [p[0], p[2]], sees: (n) => n[1] < -0.1 },
  left: { project: (p) => [p[2], p[1]], sees: (n) => n[0] < -0.1 },
  right: { project: (p) => [p[2], p[1]], sees: (n) => n[0] > 0.1 },
  front: { project: (p) => [p[0], p[1]], sees: (n) => n[2] < -0.1 },
};

/** Lays a patch over triangles, where no colour is yet. */
function lay(ts: readonly Triangle[], patch: Patch): Triangle[] {
  const { project, sees } = VIEWS[patch.view];
  const shape = anticlockwise(patch.shape);
  return ts.flatMap((t) => {
    if (t.colour || !patch.on.includes(t.part) || !sees(facing(t))) return [t];
    const [inside, outside] = cutConvex(t, shape, project);
    return [...inside.map((i) => ({ ...i, colour: patch.colour })), ...outside];
  });
}

/** Paints the inside of a field on the unpainted triangles that `takes` accepts. */
function flood(
  ts: readonly Triangle[],
  field: Field,
  colour: string,
  takes: (t: Triangle) => boolean,
): Triangle[] {
  return ts.flatMap((t) => {
    if (t.colour || !takes(t)) return [t];
    const [inside, outside] = cutCurve(t, field);
    return [...inside.map((i) => ({ ...i, colour })), ...outside];
  });
}

function distance(p: Flat, a: Flat, b: Flat): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)));
  const [ex, ey] = [p[0] - a[0] - dx * t, p[1] - a[1] - dy * t];
  return Math.sqrt(ex * ex + ey * ey);
}

/** How high transfers lie over the paint, and the width of a ring of wash, metres of the real aircraft. */
const LIFT = 0.022;
const JOINT = 0.035;

/** What small parts are painted when a type does not say. */
const USUAL: Readonly<Record<string, string>> = {
  canopy: "glass",
  exhaust: "exhaust",
  mast: "black",
  gun: "gunmetal",
  tyre: "tyre",
  strut: "black",
  wire: "wire",
  gear: "wood",
  cylinder: "gunmetal",
  crew: "leather",
  helmet: "helmet",
};

/** Leans the bands on upright sides, so that they do not stand there like fences. */
const LEAN = 0.45;

function bandField(band: Band): Field {
  return (p) => {
    const q: Flat = [p[0], p[2] + LEAN * p[1]];
    const d = band.path.slice(1).map((b, i) => distance(q, band.path[i] as Flat, b));
    return Math.min(...d) - band.width / 2;
  };
}

/** A ring of dark wash around a body. */
function joint(ts: readonly Triangle[], part: string, station: number): Triangle[] {
  const behind: Field = (p) => station - p[2];
  const before: Field = (p) => p[2] - station - JOINT;
  return ts.flatMap((t) => {
    if (t.colour || t.part !== part) return [t];
    const [rear, front] = cutCurve(t, behind);
    const pieces = rear.map((r) => cutCurve(r, before));
    const ring = pieces.flatMap(([inside]) => inside.map((i) => ({ ...i, colour: "wash" })));
    return [...front, ...ring, ...pieces.flatMap(([, rest]) => rest)];
  });
}

function camouflage(ts: readonly Triangle[], paint: Paint): Triangle[] {
  const line = polyline(paint.underLine);
  const taken = (t: Triangle): boolean => paint.camouflaged.includes(t.part);
  const below: Field = (p) => p[1] - line(p[2]);
  const thin = (t: Triangle): boolean => taken(t) && /wing|tailplane|flap/.test(t.part);
  let out = ts;
  for (const a of paint.areas ?? []) out = lay(out, a);
  out = out.map((t) => (!t.colour && thin(t) && facing(t)[1] < -0.02 ? { ...t, colour: paint.under } : t));
  out = flood(out, below, paint.under, (t) => taken(t) && !thin(t));
  for (const s of paint.splinters ?? []) out = lay(out, s);
  for (const b of paint.bands) out = flood(out, bandField(b), b.colour, taken);
  return out.map((t) =>
    t.colour ? t : { ...t, colour: paint.parts[t.part] ?? USUAL[t.part] ?? paint.parts["*"] ?? "cream" },
  );
}

const lift = (t: Triangle): Triangle => ({
  ...t,
  part: "transfer",
  corners: t.corners.map((c) => ({
    p: add(c.p, scale(c.n, LIFT)),
    n: c.n,
  })) as unknown as Triangle["corners"],
});

/** Markings and lines, cut to the shape of the surface and lying a hair above it like waterslide transfers. */
function transfers(ts: readonly Triangle[], paint: Paint): Triangle[] {
  let sheet = [...ts];
  for (const patch of paint.transfers) sheet = lay(sheet, patch);
  for (const [part, station] of paint.joints ?? []) sheet = joint(sheet, part, station);
  return sheet.filter((t) => t.colour).map(lift);
}

/** The painted skin of a model, with its transfers. */
export const paintAll = (bare: readonly Triangle[], paint: Paint): Triangle[] => [
  ...camouflage(bare, paint),
  ...transfers(bare, paint),
];
