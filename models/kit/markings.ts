import type { Patch, View } from "./type.ts";
import type { Flat } from "./vec.ts";

/** Where a marking goes: a view, the parts it may lie on, its middle and its size across, metres. */
export interface Place {
  readonly view: View;
  readonly on: readonly string[];
  readonly at: Flat;
  readonly size: number;
  /** Corners of a circle (default 24). */
  readonly corners?: number;
}

const TURN = Math.PI * 2;

export function disc(place: Place, share: number, colour: string): Patch {
  const n = Math.max(8, Math.round((place.corners ?? 24) * Math.sqrt(share)));
  const shape = Array.from({ length: n }, (_, i): Flat => {
    const a = ((i + 0.5) * TURN) / n;
    const r = (place.size * share) / 2;
    return [place.at[0] + r * Math.cos(a), place.at[1] + r * Math.sin(a)];
  });
  return { view: place.view, on: place.on, shape, colour };
}

const rings = (place: Place, all: readonly (readonly [number, string])[]): Patch[] =>
  all.map(([share, colour]) => disc(place, share, colour));

/** Red and blue, for upper wings. */
export const roundelB = (place: Place): Patch[] =>
  rings(place, [
    [0.4, "roundelRed"],
    [1, "roundelBlue"],
  ]);

/** Red, white and blue, for the underside. */
export const roundelA = (place: Place): Patch[] =>
  rings(place, [
    [0.2, "roundelRed"],
    [0.6, "roundelWhite"],
    [1, "roundelBlue"],
  ]);

/** As type A with a yellow ring, for fuselage sides. */
export const roundelA1 = (place: Place): Patch[] =>
  rings(place, [
    [0.15, "roundelRed"],
    [0.43, "roundelWhite"],
    [0.72, "roundelBlue"],
    [1, "roundelYellow"],
  ]);

export function rectangle(place: Omit<Place, "size">, width: number, height: number, colour: string): Patch {
  const [x, y] = place.at;
  const [w, h] = [width / 2, height / 2];
  return {
    view: place.view,
    on: place.on,
    colour,
    shape: [
      [x - w, y - h],
      [x + w, y - h],
      [x + w, y + h],
      [x - w, y + h],
    ],
  };
}

/** Stripes side by side along the first axis of the view, each with its width. */
export function stripes(place: Place, all: readonly (readonly [width: number, colour: string])[]): Patch[] {
  let x = place.at[0];
  return all.map(([width, colour]) => {
    x += width;
    return rectangle({ ...place, at: [x - width / 2, place.at[1]] }, width, place.size, colour);
  });
}

/** The black cross with white flanks; `white` is the share of the arm's width on each side. */
export function balkenkreuz(place: Place, arm = 0.2, white = 0.12): Patch[] {
  const { size } = place;
  const wide = arm + 2 * white;
  return [
    rectangle(place, size, size * arm, "crossBlack"),
    rectangle(place, size * arm, size, "crossBlack"),
    rectangle(place, size, size * wide, "crossWhite"),
    rectangle(place, size * wide, size, "crossWhite"),
  ];
}

/** A five-pointed star as five kites; `up` is the direction of its first point in the view. */
function star(place: Place, colour: string, up: Flat = [0, 1]): Patch[] {
  const [outer, inner] = [place.size / 2, place.size * 0.191];
  const spoke = (a: number, r: number): Flat => {
    const [c, s] = [Math.cos(a) * r, Math.sin(a) * r];
    return [place.at[0] + up[0] * c - up[1] * s, place.at[1] + up[1] * c + up[0] * s];
  };
  return Array.from({ length: 5 }, (_, i) => {
    const a = (i * TURN) / 5;
    const half = TURN / 10;
    return {
      view: place.view,
      on: place.on,
      colour,
      shape: [place.at, spoke(a - half, inner), spoke(a, outer), spoke(a + half, inner)],
    };
  });
}

/** A thin line of dark wash from one point of the view to another. */
export function panelLine(view: View, on: readonly string[], from: Flat, to: Flat, width = 0.035): Patch {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const l = Math.sqrt(dx * dx + dy * dy);
  const [u, v] = [(-dy / l) * (width / 2), (dx / l) * (width / 2)];
  return {
    view,
    on,
    colour: "wash",
    shape: [
      [from[0] + u, from[1] + v],
      [from[0] - u, from[1] - v],
      [to[0] - u, to[1] - v],
      [to[0] + u, to[1] + v],
    ],
  };
}

/** The same patches on the other wing (top, bottom, front) or the other side (left, right). */
export function bothSides(patches: readonly Patch[]): Patch[] {
  const other = (p: Patch): Patch => {
    if (p.view === "left") return { ...p, view: "right" };
    if (p.view === "right") return { ...p, view: "left" };
    return { ...p, shape: p.shape.map(([x, y]): Flat => [-x, y]) };
  };
  return [...patches, ...patches.map(other)];
}

/** The American star on its blue disc; `up` is where the star's first point looks in the view. */
export const usStar = (place: Place, up: Flat = [0, -1]): Patch[] => [
  ...star({ ...place, size: place.size * 0.96 }, "insignia", up),
  disc(place, 1, "usBlue"),
];

/** The American star and bars; the bars lie along the first axis of the view. */
export const usStarBars = (place: Place, up: Flat = [0, -1]): Patch[] => [
  ...usStar(place, up),
  rectangle(place, place.size * 1.9, place.size * 0.25, "insignia"),
  rectangle(place, place.size * 2.02, place.size * 0.37, "usBlue"),
];

/** The red disc, with a white rim if wanted. */
export const hinomaru = (place: Place, rim = false): Patch[] => [
  disc(place, rim ? 0.86 : 1, "hinomaru"),
  ...(rim ? [disc(place, 1, "insignia")] : []),
];

/** The red star with a white rim. */
export const redStar = (place: Place, up: Flat = [0, 1]): Patch[] => [
  ...star({ ...place, size: place.size * 0.8 }, "roundelRed", up),
  ...star(place, "insignia", up),
];
