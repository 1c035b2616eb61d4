import { airman } from "../../kit/crew.ts";
import { beltGun } from "../../kit/guns.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
import { box, opening } from "../../kit/presets.ts";
import { braces, interplane, onWing, skid, undercarriage, wires } from "../../kit/rigging.ts";
import { rotaryCowl, rotaryEngine } from "../../kit/rotary.ts";
import { ribs, sections } from "../../kit/table.ts";
import { rakedTip } from "../../kit/tips.ts";
import type { AircraftType, Surface } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { boss } from "./boss.ts";
import { livery } from "./livery.ts";

const top = rakedTip(
  ribs(`
    0 1.05 0.5 1.49 0.07
    4.04 1.22 0.5 1.49 0.065
  `),
  0.5,
);
const middle = rakedTip(
  ribs(`
    0.3 0.19 0.96 1.95 0.07
    4.04 0.33 0.96 1.95 0.065
  `),
  0.5,
);
const low = rakedTip(
  ribs(`
    0.3 -0.68 1.42 2.41 0.07
    4.04 -0.54 1.42 2.41 0.065
  `),
  0.5,
);
const tail = rakedTip(
  ribs(`
    0.02 0.18 4.45 5.35 0.06
    1.22 0.18 4.7 5.32 0.05
  `),
  0.45,
);
const fin = ribs(`
    0.1 0 4.6 5.12 0.06
    0.4 0 4.8 5.12 0.06
    0.62 0 4.98 5.12 0.05
    0.66 0 5.05 5.12 0.04
  `);
const rudder = ribs(`
    -0.28 0 5.14 5.34 0.05
    -0.1 0 5.12 5.6 0.06
    0.25 0 5.12 5.73 0.06
    0.55 0 5.1 5.69 0.06
    0.76 0 5.12 5.54 0.05
    0.86 0 5.2 5.34 0.04
  `);
const engine = { at: [0, 0, 0.2] as Vec, radius: 0.45, depth: 0.55 };
const pilot: Vec = [0, 0.56, 2.32];

/** One long plank through all three wings. */
const plank = (out: number): Surface => ({
  part: "strut",
  kind: "fin",
  mirror: true,
  spacing: 3,
  ribs: [
    [-0.62, out, 1.72, 1.95, 0.22],
    [1.15, out, 0.78, 1.02, 0.22],
  ],
});
const upperCell = { upper: top, lower: middle };
const lowerCell = { upper: middle, lower: low };

/** Sopwith Triplane: three narrow wings, one broad strut a side. */
export const sopwithTriplane: AircraftType = {
  id: "sopwith-triplane",
  title: "Sopwith Triplane",
  source: "Published dimensions: span 8.08 m (26 ft 6 in), length 5.73 m (18 ft 10 in), chord 0.99 m.",
  span: 8.08,
  length: 5.73,
  peg: [1.8, -0.45],
  bodies: [
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.72 -0.43 0.42 0.44 2.2
    1.3 -0.45 0.4 0.39 4
    2.3 -0.42 0.37 0.35 6
    3.5 -0.26 0.32 0.24 6
    4.7 -0.08 0.25 0.1 6
    5.14 0.02 0.2 0.02 4
  `),
    },
    {
      part: "deck",
      sides: 10,
      sections: sections(`
    0.72 0 0.44 0.42
    1.3 0 0.53 0.37
    2.1 0 0.56 0.35
    2.6 0 0.54 0.34
    3.5 0.1 0.46 0.23
    4.85 0.1 0.28 0.06
  `),
    },
    ...airman(pilot),
    box("canopy", "1.9 0.4 0.58 0.16; 1.96 0.4 0.74 0.14; 2 0.4 0.74 0.14"),
  ],
  turned: [rotaryCowl(engine)],
  surfaces: [
    { part: "wing", kind: "wing", ribs: top, mirror: true, spacing: 1.3, camber: 1.1 },
    { part: "midwing", kind: "wing", ribs: middle, mirror: true, spacing: 1.3, camber: 1.1 },
    { part: "lowerwing", kind: "wing", ribs: low, mirror: true, spacing: 1.3, camber: 1.1 },
    plank(2.55),
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
    { part: "fin", kind: "fin", ribs: fin },
    { part: "rudder", kind: "fin", ribs: rudder },
  ],
  rods: [
    boss([0, 0, 0], 0.26, 0.1),
    ...rotaryEngine(engine),
    ...wires(onWing(low, 0.35, 0.4), onWing(top, 2.5, 0.4)),
    ...wires(onWing(top, 0.3, 0.4), onWing(middle, 2.5, 0.4)),
    ...wires(onWing(middle, 0.38, 0.4), onWing(low, 2.5, 0.4)),
    ...interplane({ ...upperCell, spars: [0.32, 0.5] }, [0.36, 0.36], 0.06),
    ...interplane({ ...lowerCell, spars: [0.32, 0.5] }, [0.4, 0.4], 0.06),
    ...undercarriage({
      front: [0.28, -0.4, 0.95],
      rear: [0.28, -0.42, 1.75],
      wheel: [0.76, -1.26, 1.1],
      radius: 0.33,
    }),
    ...braces([
      [
        [0.1, -0.06, 4.7],
        [0.75, 0.17, 4.95],
      ],
    ]),
    ...wires([0.02, 0.74, 5.16], [0.9, 0.18, 4.95]),
    ...beltGun([0, 0.62, 0.8], [0, 0.62, 1.75]),
    skid([0, -0.16, 4.5], [0, -0.46, 5.0]),
  ],
  propellers: [{ hub: [0, 0, 0.1], diameter: 2.7, blades: 2, colour: "wood", tips: "wood", chord: 0.24 }],
  guns: { front: [[0, 0.62, 0.78]] },
  paint: livery({
    nation: "britainRimmed",
    upper: "pc10",
    under: "linen",
    belly: -0.36,
    top: [3.25, 1.03, 0.86],
    bottom: [3.25, 1.94, 0.86],
    side: [3.4, 0.04, 0.56],
    rudder: [5.12, 5.73],
    crew: [pilot],
    parts: { cowl: "bareMetal" },
    areas: [opening(engine.radius)],
  }),
};

const COLLISHAW: readonly string[] = ["fuselage", "deck"];

/** Raymond Collishaw's Black Maria of the Black Flight, 10 (Naval) Squadron, 1917. */
export const sopwithTriplaneBlack: AircraftType = {
  ...sopwithTriplane,
  id: "sopwith-triplane-black",
  title: "Sopwith Triplane (Collishaw)",
  paint: {
    ...sopwithTriplane.paint,
    parts: { ...sopwithTriplane.paint.parts, cowl: "crossBlack", hub: "crossBlack", fin: "crossBlack" },
    areas: [
      ...(sopwithTriplane.paint.areas ?? []),
      ...bothSides([
        rectangle({ view: "right", on: COLLISHAW, at: [1.2, 0] }, 2, 3, "crossBlack"),
        rectangle({ view: "right", on: ["fin"], at: [5, 0.4] }, 2, 2, "crossBlack"),
      ]),
      rectangle({ view: "top", on: COLLISHAW, at: [0, 1.2] }, 2, 2, "crossBlack"),
      rectangle({ view: "bottom", on: COLLISHAW, at: [0, 1.2] }, 2, 2, "crossBlack"),
    ],
    transfers: [
      ...bothSides([rectangle({ view: "right", on: COLLISHAW, at: [2.5, 0.1] }, 0.5, 0.13, "roundelWhite")]),
      ...sopwithTriplane.paint.transfers,
    ],
  },
};
