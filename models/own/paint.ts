import {
  balkenkreuz,
  bothSides,
  disc,
  hinomaru,
  type Place,
  redStar,
  roundelA,
  roundelB,
  usStar,
} from "../kit/markings.ts";
import { ribLine } from "../kit/planform.ts";
import { around } from "../kit/presets.ts";
import type { Band, Paint, Patch, Rib } from "../kit/type.ts";
import type { Flat } from "../kit/vec.ts";
import type { Measures } from "./measures.ts";
import type { Frame } from "./single.ts";

const CAMOUFLAGED = ["fuselage", "wing", "lowerwing", "tailplane", "fin", "nacelle", "spat"];
const UPPER = ["fuselage", "wing", "tailplane", "nacelle"];

/** A mark as it lies on top of the wing, under it or on the side. */
const MARKS: Readonly<Record<Measures["look"]["mark"], (place: Place) => Patch[]>> = {
  none: () => [],
  roundel: (place) => (place.view === "top" ? roundelB(place) : roundelA(place)),
  cross: (place) => balkenkreuz(place, 0.22, 0.11),
  star: (place) => usStar(place, [0, place.view === "right" ? 1 : -1]),
  "red-star": (place) => redStar(place, [0, place.view === "right" ? 1 : -1]),
  disc: (place) => hinomaru(place, place.view === "right"),
};

/** Winding bands across the wings and the body. */
function bands({ look, length: l, half, body: b, wing: w, chord }: Measures): Band[] {
  const wide = chord * 0.46;
  const colour = look.second;
  const over = (x: number, lean: number): Flat[] => [
    [half * x, w + chord * 1.15],
    [half * (x + lean * 0.4), w + chord * 0.55],
    [half * (x + lean), w - chord * 0.1],
  ];
  const across = (s: number): Flat[] => [
    [-b * 1.6, l * s],
    [b * 1.6, l * (s + 0.05)],
  ];
  const wings = [over(-0.98, 0.13), over(-0.52, 0.2), over(0.08, 0.16), over(0.46, -0.1), over(0.8, 0.16)];
  const body = [across(0.13), across(0.64), across(0.8)];
  const tail: Flat[][] = [
    [
      [-half * 0.36, l * 0.97],
      [-half * 0.12, l * 0.86],
    ],
    [
      [half * 0.1, l * 0.99],
      [half * 0.26, l * 0.85],
    ],
  ];
  return [
    ...wings.map((path) => ({ colour, width: wide, path })),
    ...[...body, ...tail].map((path) => ({ colour, width: wide * 0.72, path })),
  ];
}

/** Straight-edged fields across the wings, the back and the tail. */
function splinters({ look, length: l, half, wing: w, chord }: Measures): Patch[] {
  const field = (x: number, wide: number, lean: number, from: number, to: number): Patch => ({
    view: "top",
    on: UPPER,
    colour: look.second,
    shape: [
      [half * (x + lean), from],
      [half * (x + wide + lean * 0.6), from],
      [half * (x + wide), to],
      [half * x, to],
    ],
  });
  const [fore, aft] = [w - chord * 0.2, w + chord * 1.2];
  return [
    field(0.14, 0.22, 0.06, fore, aft),
    field(0.56, 0.2, -0.08, fore, aft),
    field(-0.34, 0.18, -0.06, fore, aft),
    field(-0.82, 0.26, 0.1, fore, aft),
    field(-0.2, 0.4, 0.05, l * 0.58, l * 0.68),
    field(0.06, 0.16, 0.04, l * 0.83, l * 1.01),
    field(-0.36, 0.18, 0.06, l * 0.83, l * 1.01),
  ];
}

function marks(m: Measures, wings: readonly string[]): Patch[] {
  const mark = MARKS[m.look.mark];
  const { length: l, half, body: b, wing: w, chord } = m;
  const size = chord * 0.56;
  const corners = 10;
  const low = wings.includes("lowerwing") ? "lowerwing" : "wing";
  const middle = w + chord * 0.44;
  return bothSides([
    ...mark({
      view: "top",
      on: ["wing"],
      at: [half * 0.7, middle - (low === "wing" ? 0 : 0.35)],
      size,
      corners,
    }),
    ...mark({ view: "bottom", on: [low], at: [half * 0.7, middle], size: size * 0.92, corners }),
    ...mark({
      view: "right",
      on: ["fuselage"],
      at: [l * 0.7, b * 0.38],
      size: Math.min(b * 1.25, 1.5),
      corners,
    }),
  ]);
}

function lines(frame: Frame, half: number): Patch[] {
  const ribs = (part: string): readonly Rib[] => frame.surfaces.find((s) => s.part === part)?.ribs ?? [];
  const [wing, tail, fin] = ["wing", "tailplane", "fin"].map(ribs) as [Rib[], Rib[], Rib[]];
  const foot = fin[0]?.[0] ?? 0;
  const top = fin.at(-2)?.[0] ?? 1;
  return bothSides([
    ribLine("top", "wing", wing, [half * 0.55, 0.76], [half * 0.92, 0.73]),
    ribLine("top", "wing", wing, [half * 0.14, 0.79], [half * 0.54, 0.77]),
    ribLine("top", "tailplane", tail, [half * 0.04, 0.6], [half * 0.3, 0.58]),
    ribLine("right", "fin", fin, [foot + (top - foot) * 0.15, 0.6], [top, 0.52]),
  ]);
}

/** The dark mouths of cowlings. */
function mouths(m: Measures, frame: Frame): Patch[] {
  if (!m.radial) return [];
  return frame.propellers.map(({ hub }) =>
    disc(
      { view: "front", on: ["cowl"], at: [hub[0], hub[1]], size: m.cowl * 1.55, corners: 14 },
      1,
      "crossBlack",
    ),
  );
}

/** The colours of the look on a frame. */
export function paintOf(m: Measures, frame: Frame): Paint {
  const { look, length: l, body: b } = m;
  const wings = frame.surfaces.map((s) => s.part);
  return {
    parts: {
      "*": look.upper,
      spinner: look.nose,
      cowl: look.nose,
      nose: "glass",
      turret: "glass",
      blister: "glass",
      cockpit: "leather",
      leg: look.under,
      strut: look.second,
    },
    camouflaged: CAMOUFLAGED,
    under: look.under,
    underLine: [
      [0, -b * 0.5],
      [l * 0.35, -b * 0.75],
      [l * 0.7, -b * 0.1],
      [l, b * 0.5],
    ],
    areas: mouths(m, frame),
    bands: look.pattern === "bands" ? bands(m) : [],
    splinters: look.pattern === "splinter" ? splinters(m) : [],
    transfers: [...marks(m, wings), ...lines(frame, m.half)],
    joints: [...around("fuselage", m.wing + 0.1, l * 0.6), ...around("canopy", ...canopyFrames(frame))],
  };
}

/** Stations of the frames of the hood: between its sections. */
function canopyFrames(frame: Frame): number[] {
  const hood = frame.bodies.find((body) => body.part === "canopy");
  return (hood?.sections ?? []).slice(1, -1).map(([station]) => station);
}
