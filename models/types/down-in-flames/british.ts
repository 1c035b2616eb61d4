import { bothSides, disc, type Place, rectangle, stripes } from "../../kit/markings.ts";
import type { Paint, Patch } from "../../kit/type.ts";
import type { Flat } from "../../kit/vec.ts";
import type { Spots } from "./marks.ts";

const rings = (place: Place, all: readonly (readonly [share: number, colour: string])[]): Patch[] =>
  all.map(([share, colour]) => disc(place, share, colour));

/** The roundels of 1942, B above the wings and C1 on the sides, and the flash on the fin. */
const roundels = ({ wing, size, side, across }: Spots, flash: Flat): Patch[] =>
  bothSides([
    ...rings({ view: "top", on: ["wing"], at: wing, size }, [
      [0.4, "roundelRed"],
      [1, "roundelBlue"],
    ]),
    ...rings({ view: "bottom", on: ["wing"], at: wing, size: size * 0.66 }, [
      [0.37, "roundelRed"],
      [0.5, "roundelWhite"],
      [1, "roundelBlue"],
    ]),
    ...rings({ view: "right", on: ["fuselage"], at: side, size: across }, [
      [0.36, "roundelRed"],
      [0.46, "roundelWhite"],
      [0.89, "roundelBlue"],
      [1, "roundelYellow"],
    ]),
    ...stripes({ view: "right", on: ["fin"], at: flash, size: 0.58 }, [
      [0.24, "roundelRed"],
      [0.06, "roundelWhite"],
      [0.24, "roundelBlue"],
    ]),
  ]);

/** Where the day fighter scheme goes: its markings, the band of Sky, and the yellow edge of the outer wing. */
interface Spread {
  readonly spots: Spots;
  readonly flash: Flat;
  readonly band: number;
  readonly edge: readonly (readonly Flat[])[];
}

/** The day fighter scheme of August 1941 over the pattern of an older one: the green stays, the earth becomes grey. */
export function dayFighter(old: Paint, { spots, flash, band, edge }: Spread, lines: readonly Patch[]): Paint {
  const grey = "#8f999b";
  return {
    ...old,
    parts: { ...old.parts, "*": "oceanGrey", spinner: "sky", radiator: grey, scoop: grey },
    under: grey,
    areas: bothSides([
      rectangle({ view: "right", on: ["fuselage"], at: [band, 0] }, 0.42, 4, "sky"),
      ...edge.map((shape): Patch => ({ view: "top", on: ["wing"], colour: "yellow", shape })),
    ]),
    transfers: [...roundels(spots, flash), ...lines],
  };
}
