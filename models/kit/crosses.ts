import { type Place, rectangle } from "./markings.ts";
import type { Patch } from "./type.ts";
import type { Flat } from "./vec.ts";

/** Half width of an arm of the iron cross at three places of it, shares of the cross: concave edges that flare. */
const FLARE: readonly (readonly [along: number, half: number])[] = [
  [0, 0.075],
  [0.28, 0.105],
  [0.5, 0.2],
];

/** The pieces of four arms; `grow` widens and lengthens them. */
function arms(place: Place, colour: string, grow: number): Patch[] {
  const { at, size, view, on } = place;
  const turned = (u: number, v: number, k: number): Flat => {
    const [c, s] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][k] as [number, number];
    return [at[0] + (u * c - v * s) * size, at[1] + (u * s + v * c) * size];
  };
  return [0, 1, 2, 3].flatMap((k) =>
    FLARE.slice(1).map(([u1, v1], i): Patch => {
      const [u0, v0] = FLARE[i] as readonly [number, number];
      const [near, far] = [u0, u1 === 0.5 ? u1 + grow : u1];
      const shape = [
        turned(near, v0 + grow, k),
        turned(far, v1 + grow, k),
        turned(far, -v1 - grow, k),
        turned(near, -v0 - grow, k),
      ];
      return { view, on, colour, shape };
    }),
  );
}

/** The iron cross of 1914 to early 1918 with its white edge, or in its white field; `size` over the black. */
export const ironCross = (place: Place, ground: "edge" | "field" = "edge"): Patch[] => [
  ...arms(place, "crossBlack", 0),
  ...(ground === "edge"
    ? arms(place, "crossWhite", 0.035)
    : [rectangle(place, place.size * 1.1, place.size * 1.1, "crossWhite")]),
];

/** The straight cross of 1918, `long` across and `tall` up, white along the arms' flanks. */
export function barCross(place: Omit<Place, "size">, long: number, tall = long, arm = 0.18): Patch[] {
  const width = Math.min(long, tall) * arm;
  const wide = width * 1.7;
  return [
    rectangle(place, long, width, "crossBlack"),
    rectangle(place, width, tall, "crossBlack"),
    rectangle(place, long, wide, "crossWhite"),
    rectangle(place, wide, tall, "crossWhite"),
  ];
}
