import { barCross, ironCross } from "../../kit/crosses.ts";
import { cylinderRow, exhaustPipe } from "../../kit/engines.ts";
import { bothSides } from "../../kit/markings.ts";
import type { Patch, Rod, View } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";

/** A cross: its middle in its view and its size, metres. */
type Spot = readonly [along: number, up: number, size: number];

/** Where the crosses lie; what is not named has none. */
interface Crosses {
  readonly wing: Spot;
  readonly under?: Spot;
  readonly side: Spot;
  readonly rudder?: Spot;
  /** Iron with a white edge, iron in a white field, or the straight bars of 1918. */
  readonly style?: "edge" | "field" | "bar";
  /** The part that the lower crosses lie on. */
  readonly below?: string;
}

/** The crosses of a German or Austro-Hungarian aircraft on both sides. */
export function crosses({
  wing,
  under,
  side,
  rudder,
  style = "edge",
  below = "lowerwing",
}: Crosses): Patch[] {
  const one = (view: View, on: string, spot: Spot | undefined, plain = style): Patch[] => {
    if (!spot) return [];
    const [x, y, size] = spot;
    const place = { view, on: [on], at: [x, y], size } as const;
    return plain === "bar" ? barCross(place, size, size) : ironCross(place, plain);
  };
  return bothSides([
    ...one("top", "wing", wing),
    ...one("bottom", below, under),
    ...one("right", "fuselage", side),
    ...one("right", "fin", rudder, style === "field" ? "edge" : style),
  ]);
}

/** A six-cylinder engine showing its heads: foot of the first cylinder, and the outlet of its exhaust. */
export const sixInLine = ([x, y, z]: Vec, outlet: Vec, pitch = 0.19, height = 0.34): Rod[] => [
  ...cylinderRow({ first: [x, y, z], count: 6, pitch, height }),
  ...exhaustPipe([
    [x + 0.14, y + height * 0.8, z - 0.06],
    [x + 0.16, y + height * 0.8, z + pitch * 4.6],
    outlet,
  ]),
];
