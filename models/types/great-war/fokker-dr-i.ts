import { airman, cockpit, face } from "../../kit/crew.ts";
import { ironCross } from "../../kit/crosses.ts";
import { cylinderStar } from "../../kit/engines.ts";
import { beltGun } from "../../kit/guns.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, box, cowling, opening, pair, spinner } from "../../kit/presets.ts";
import { blade, cabane, onWing, skid, undercarriage, wire } from "../../kit/rigging.ts";
import { streaks } from "../../kit/schemes.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType, Paint, Patch, Rod } from "../../kit/type.ts";

const upper = roundTip(
  ribs(`
    0 1.06 0.72 1.72 0.13
    2.5 1.06 0.72 1.72 0.13
    2.75 1.06 0.72 1.8 0.12
    3.595 1.06 0.78 1.92 0.1
  `),
  0.42,
  2.6,
);
const middle = roundTip(ribs("0 0.3 1 2 0.13; 3.115 0.3 1 2 0.13"), 0.35, 2.6);
const lower = roundTip(ribs("0 -0.5 1.28 2.28 0.13; 2.86 -0.5 1.28 2.28 0.13"), 0.35, 2.6);
const tail = ribs(`
    0.05 0.2 4.1 5.05 0.06
    0.7 0.2 4.5 5.26 0.06
    1.05 0.2 4.68 5.3 0.06
    1.3 0.2 4.72 5.24 0.06
    1.38 0.2 4.85 5.1 0.05
  `);
const rudder = ribs(`
    0 0 5.08 5.5 0.07
    0.2 0 4.98 5.68 0.07
    0.45 0 4.9 5.77 0.07
    0.68 0 4.93 5.74 0.07
    0.85 0 5.05 5.64 0.06
    0.97 0 5.28 5.48 0.05
  `);

/** One plank on each side through all three wings. */
const planks: Rod[] = [
  [lower, middle],
  [middle, upper],
].map(([low, high]) => blade(onWing(low ?? [], 2.3, 0.35), onWing(high ?? [], 2.3, 0.35), 0.16));

const airframe: Omit<AircraftType, "id" | "title" | "paint"> = {
  source: "Published dimensions: span 7.19 m, length 5.77 m.",
  span: 7.19,
  length: 5.77,
  peg: [1.9, -0.56],
  bodies: [
    spinner([0, 0, 0], 0.3, 0.1),
    cowling(0.2, 0.62, 0.52),
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.8 -0.5 0.5 0.5 2.2
    1.4 -0.54 0.46 0.46 3
    2.2 -0.52 0.44 0.42 3.4
    2.6 -0.48 0.5 0.39 3
    3.2 -0.38 0.42 0.32 3
    4.2 -0.18 0.26 0.19 3
    5.05 0 0.16 0.04 3
  `),
    },
    ...airman([0, 0.56, 2.36]),
    box("axlewing", "0.78 -0.03 0.03 0.6 5; 0.95 -0.06 0.09 0.62 5; 1.4 -0.02 0.02 0.6 5", {
      at: [0, -1.26, 0],
    }),
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: upper, mirror: true, spacing: 1.3, camber: 0.4 },
    { part: "midwing", kind: "wing", ribs: middle, mirror: true, spacing: 1.3, camber: 0.4 },
    { part: "lowerwing", kind: "wing", ribs: lower, mirror: true, spacing: 1.3, camber: 0.4 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
    { part: "fin", kind: "fin", ribs: rudder },
  ],
  rods: [
    ...planks,
    ...cabane([
      [
        [0.42, 0.32, 1.02],
        [0.62, 1.02, 0.88],
      ],
      [
        [0.42, 0.32, 1.02],
        [0.6, 1.02, 1.38],
      ],
    ]),
    wire([0.62, 1.02, 0.88], [-0.42, 0.32, 1.02]),
    ...undercarriage({
      front: [0.4, -0.5, 0.85],
      rear: [0.4, -0.52, 1.75],
      wheel: [0.84, -1.26, 1.02],
      radius: 0.35,
    }),
    ...cylinderStar([0, 0, 0.24], 0.4),
    ...beltGun([0.13, 0.54, 1.02], [0.13, 0.54, 2.0], true),
    skid([0, -0.04, 4.7], [0, -0.34, 5.2]),
    wire([0.05, 0.5, 4.98], [0.9, 0.22, 4.95]),
    blade([0.16, -0.1, 4.5], [0.72, 0.18, 4.72], 0.03),
    wire([2.3, -0.5, 1.6], [2.3, -0.72, 1.75], 0.02),
  ],
  propellers: [{ hub: [0, 0, 0.1], diameter: 2.6, blades: 2, colour: "ash", tips: "ash", chord: 0.24 }],
  guns: { front: pair([0.13, 0.54, 1.02]) },
};

const marks: readonly Patch[] = bothSides([
  ...ironCross({ view: "top", on: ["wing"], at: [2.75, 1.25], size: 0.86 }, "field"),
  ...ironCross({ view: "bottom", on: ["lowerwing"], at: [2.3, 1.8], size: 0.82 }),
  ...ironCross({ view: "right", on: ["fuselage"], at: [3.65, -0.02], size: 0.5 }),
  ...ironCross({ view: "right", on: ["fin"], at: [5.34, 0.5], size: 0.58 }),
  ribLine("top", "wing", upper, [2.1, 0.78], [3.4, 0.76]),
  ribLine("top", "tailplane", tail, [0.1, 0.55], [1.2, 0.5]),
]);

const holes: readonly Patch[] = [
  opening(0.52),
  ...cockpit(["fuselage"], [0, 2.42], 0.42, 0.5),
  face([0, 0.56]),
];

const white = bothSides([rectangle({ view: "right", on: ["fin"], at: [5.4, 0.5] }, 1.2, 1.2, "white")]);

const STREAK = "#807c57";

const paint: Paint = {
  parts: {
    "*": "fokkerOlive",
    spinner: "gunmetal",
    cowl: "fokkerOlive",
    axlewing: "fokkerTurquoise",
    strut: "fokkerOlive",
    gear: "fokkerOlive",
    hub: "fokkerTurquoise",
  },
  camouflaged: ["fuselage", "wing", "midwing", "lowerwing", "tailplane"],
  under: "fokkerTurquoise",
  underLine: points("0 -0.48; 2.6 -0.44; 5 0.02"),
  areas: [...holes, ...white],
  bands: [],
  splinters: [
    ...streaks({ on: ["wing"], from: 0.6, to: 2.1, slant: 0.8 }, STREAK, 0.32, [-3, -2, -1, 0, 1, 2, 3]),
    ...streaks({ on: ["tailplane"], from: 4, to: 5.4, slant: 0.3 }, STREAK, 0.14, [-0.8, 0.8]),
    ...bothSides(
      [1.6, 2.4, 3.1, 4.2].map((z) => ({
        view: "right" as const,
        on: ["fuselage"],
        colour: STREAK,
        shape: points(`${z} -0.7; ${z + 0.2} -0.7; ${z - 0.15} 0.7; ${z - 0.35} 0.7`),
      })),
    ),
  ],
  transfers: marks,
  joints: [...around("fuselage", 1.35), ...around("cowl", 0.6)],
};

/** Fokker Dr.I, triplane fighter of 1917, streaked olive over turquoise as it left the factory. */
export const fokkerDrI: AircraftType = { ...airframe, id: "fokker-dr-i", title: "Fokker Dr.I", paint };

/** Manfred von Richthofen's Dr.I 425/17: red all over, its rudder white. */
export const fokkerDrIRed: AircraftType = {
  ...airframe,
  id: "fokker-dr-i-red",
  title: "Fokker Dr.I, Manfred von Richthofen",
  paint: {
    ...paint,
    parts: {
      ...paint.parts,
      "*": "fokkerRed",
      cowl: "fokkerRed",
      axlewing: "fokkerRed",
      strut: "fokkerRed",
      gear: "fokkerRed",
      hub: "fokkerRed",
    },
    under: "fokkerRed",
    splinters: [],
  },
};
