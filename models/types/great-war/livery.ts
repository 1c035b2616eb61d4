import { cockade } from "../../kit/cockades.ts";
import { cockpit, face } from "../../kit/crew.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
import type { Band, Joint, Paint, Patch } from "../../kit/type.ts";
import type { Flat, Vec } from "../../kit/vec.ts";

/** Middle (the two coordinates of the view) and size across, metres. */
type Spot = readonly [number, number, number];

/** How an Allied aircraft of the Great War is painted. */
export interface Livery {
  readonly nation: Parameters<typeof cockade>[0];
  /** Colours of the fabric seen from above, and from below. */
  readonly upper: string;
  readonly under: string;
  /** Height of the fuselage's underside along it, or everywhere. */
  readonly belly: number | readonly Flat[];
  /** Cockades on the upper wing, below the lower wing and on the fuselage's sides. */
  readonly top: Spot;
  readonly bottom: Spot;
  readonly side?: Spot;
  /** Stations of the rudder's leading and trailing edge. */
  readonly rudder: Flat;
  /** The chins of those who look ahead and of those who look aft, and width and length of their cockpits. */
  readonly crew: readonly Vec[];
  readonly gunners?: readonly Vec[];
  readonly openings?: readonly Flat[];
  readonly parts?: Readonly<Record<string, string>>;
  readonly areas?: readonly Patch[];
  /** The second and further colours of the camouflage on the fuselage, and on wings and tailplane. */
  readonly bands?: readonly Band[];
  readonly daubs?: readonly Patch[];
  readonly transfers?: readonly Patch[];
  readonly joints?: readonly Joint[];
}

const FABRIC = ["fuselage", "deck", "wing", "midwing", "lowerwing", "tailplane", "fin"];
const BODY = ["fuselage", "deck"];
const BRITISH = ["roundelBlue", "roundelWhite", "roundelRed"];
const STRIPES: Readonly<Partial<Record<Livery["nation"], readonly string[]>>> = {
  france: ["frenchBlue", "roundelWhite", "roundelRed"],
  america: ["roundelWhite", "roundelBlue", "roundelRed"],
};

/** Below, on pale linen, and on the sides, where it would be lost, the white rim is left out. */
const PLAIN: Readonly<Partial<Record<Livery["nation"], Livery["nation"]>>> = { britainRimmed: "britain" };

/** Stripes over the whole rudder. */
function rudderStripes([from, to]: Flat, colours: readonly string[]): Patch[] {
  const width = (to - from) / colours.length;
  const last = colours.length - 1;
  return colours.map((colour, i) => {
    const [a, b] = [from + i * width - (i === 0 ? 1 : 0), from + (i + 1) * width + (i === last ? 1 : 0)];
    return rectangle({ view: "right", on: ["rudder"], at: [(a + b) / 2, 0] }, b - a, 12, colour);
  });
}

/** The paint of an Allied aircraft: fabric, cockades, rudder stripes, crew. */
export function livery(l: Livery): Paint {
  const place = (
    view: Patch["view"],
    on: readonly string[],
    [x, y, size]: Spot,
    corners: number,
  ): Patch[] => {
    const rimmed = view === "top" ? l.nation : PLAIN[l.nation];
    return cockade(rimmed ?? l.nation, { view, on, at: [x, y], size, corners });
  };
  const opening = (i: number): Flat => l.openings?.[i] ?? [0.46, 0.56];
  return {
    parts: { "*": l.upper, spinner: "wood", hub: l.under, strut: "ash", cap: "helmet", ...l.parts },
    camouflaged: FABRIC,
    under: l.under,
    underLine: typeof l.belly === "number" ? [[0, l.belly]] : l.belly,
    areas: [
      ...l.crew.map(([x, y]) => face([x, y])),
      ...bothSides(rudderStripes(l.rudder, STRIPES[l.nation] ?? BRITISH)),
      ...(l.areas ?? []),
    ],
    splinters: l.daubs ?? [],
    bands: l.bands ?? [],
    transfers: [
      ...[...l.crew, ...(l.gunners ?? [])].flatMap(([x, , z], i) =>
        cockpit(BODY, [x, z - 0.05], ...opening(i)),
      ),
      ...bothSides([
        ...place("top", ["wing"], l.top, 13),
        ...place("bottom", ["lowerwing"], l.bottom, 11),
        ...(l.side ? place("right", ["fuselage"], l.side, 12) : []),
      ]),
      ...(l.transfers ?? []),
    ],
    joints: l.joints ?? [],
  };
}
