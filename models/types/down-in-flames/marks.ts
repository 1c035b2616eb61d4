import { bothSides, hinomaru, type Place, rectangle, redStar, usStarBars } from "../../kit/markings.ts";
import { ribLine } from "../../kit/planform.ts";
import type { Patch, Rib } from "../../kit/type.ts";
import type { Flat } from "../../kit/vec.ts";

/** Where a type carries its markings: their middles on the right wing and the right side, and their sizes, metres. */
export interface Spots {
  readonly wing: Flat;
  readonly size: number;
  readonly side: Flat;
  readonly across: number;
}

const onWing = (view: "top" | "bottom", { wing, size }: Spots): Place => ({
  view,
  on: ["wing"],
  at: wing,
  size,
});

const onSide = ({ side, across }: Spots): Place => ({
  view: "right",
  on: ["fuselage"],
  at: side,
  size: across,
});

/** The red disc in six places, with a white rim above and on the sides where the paint is dark. */
export const japanese = (spots: Spots, rim: boolean): Patch[] =>
  bothSides([
    ...hinomaru(onWing("top", spots), rim),
    ...hinomaru(onWing("bottom", spots)),
    ...hinomaru(onSide(spots), rim),
  ]);

/** The star and bars of 1943: left wing above, right wing below, both sides. */
export const american = (spots: Spots): Patch[] => [
  ...usStarBars({ ...onWing("top", spots), at: [-spots.wing[0], spots.wing[1]] }),
  ...usStarBars(onWing("bottom", spots)),
  ...bothSides(usStarBars(onSide(spots), [0, 1])),
];

/** The red star of 1943 below the wings, on the sides and on the fin. */
export const soviet = (spots: Spots, fin: Flat, size: number): Patch[] =>
  bothSides([
    ...redStar(onWing("bottom", spots), [0, -1]),
    ...redStar(onSide(spots)),
    ...redStar({ view: "right", on: ["fin"], at: fin, size }),
  ]);

/** The lines of the control surfaces: where ailerons begin, as a share of the half span, and end. */
export function hinges(
  wing: readonly Rib[],
  tail: readonly Rib[],
  fin?: readonly Rib[],
  aileron: Flat = [0.55, 0.92],
): Patch[] {
  const [half, stab] = [wing.at(-1)?.[0] ?? 1, tail.at(-1)?.[0] ?? 1];
  const [inner, outer] = [half * aileron[0], half * aileron[1]];
  const [low, high] = [fin?.[0]?.[0] ?? 0, fin?.at(-1)?.[0] ?? 0];
  return bothSides([
    ribLine("top", "wing", wing, [inner, 0.76], [outer, 0.74]),
    ribLine("top", "wing", wing, [inner, 0.76], [inner, 0.98]),
    ribLine("top", "wing", wing, [half * 0.12, 0.8], [inner - 0.05, 0.77]),
    ribLine("top", "tailplane", tail, [stab * 0.08, 0.62], [stab * 0.88, 0.6]),
    ...(fin ? [ribLine("right", "fin", fin, [low + 0.2, 0.62], [high - 0.06, 0.52])] : []),
  ]);
}

/** A band around the fuselage at a station, as theatres and units painted them. */
export const girdle = (station: number, width: number, colour: string): Patch[] =>
  bothSides([rectangle({ view: "right", on: ["fuselage"], at: [station, 0] }, width, 4, colour)]);
