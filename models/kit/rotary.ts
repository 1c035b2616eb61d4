import { cylinderStar } from "./engines.ts";
import type { Rod, Turned } from "./type.ts";
import type { Vec } from "./vec.ts";

/** A rotary engine under its open cowl: middle of the cowl's lip, radius and depth of the cowl, metres. */
export interface Rotary {
  readonly at: Vec;
  readonly radius: number;
  readonly depth: number;
  readonly cylinders?: number;
}

/** The hollow cowl, rounded at its lip (part `cowl`). */
export const rotaryCowl = ({ at, radius: r, depth }: Rotary): Turned => ({
  part: "cowl",
  at,
  sides: 16,
  crease: 60,
  profile: [
    [0.24, 0],
    [0.24, r * 0.8],
    [0.03, r * 0.76],
    [0, r * 0.83],
    [0.05, r * 0.95],
    [0.16, r],
    [depth, r * 0.99],
    [depth, 0],
  ],
});

/** The engine that one sees inside it. */
export const rotaryEngine = ({ at, radius, cylinders = 9 }: Rotary): Rod[] =>
  cylinderStar([at[0], at[1], at[2] + 0.12], radius * 0.76, cylinders, 0.07);
