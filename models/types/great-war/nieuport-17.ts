import { airman } from "../../kit/crew.ts";
import { beltGun } from "../../kit/guns.ts";
import { bothSides, disc, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, box, opening, spinner } from "../../kit/presets.ts";
import { bayWires, braces, cabane, interplane, skid, undercarriage } from "../../kit/rigging.ts";
import { rotaryCowl, rotaryEngine } from "../../kit/rotary.ts";
import { ribs, sections } from "../../kit/table.ts";
import { rakedTip } from "../../kit/tips.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { livery } from "./livery.ts";

const upper = rakedTip(
  ribs(`
    0 0.86 0.6 1.6 0.07
    0.3 0.86 0.6 1.66 0.06
    0.45 0.86 0.62 1.85 0.06
    4.08 0.88 0.78 2.01 0.05
  `),
  0.5,
);
const lower = rakedTip(
  ribs(`
    0.3 -0.56 1.08 1.81 0.06
    3.9 -0.4 1.18 1.91 0.06
  `),
  0.4,
);
const tail = roundTip(
  ribs(`
    0.02 0.2 4.35 5.25 0.06
    1.45 0.2 4.85 5.35 0.05
  `),
  0.5,
);
const rudder = ribs(`
    -0.24 0 5.2 5.46 0.05
    0 0 5 5.7 0.06
    0.3 0 4.93 5.8 0.06
    0.58 0 4.98 5.77 0.06
    0.78 0 5.1 5.62 0.05
    0.88 0 5.26 5.44 0.04
  `);
const cell = { upper, lower, lowerSpars: [0.4, 0.4] as const };
const engine = { at: [0, 0, 0.2] as Vec, radius: 0.47, depth: 0.52 };
const pilot: Vec = [0, 0.52, 2.22];

/** Nieuport 17: a broad upper wing, a narrow lower one, V struts between. */
export const nieuport17: AircraftType = {
  id: "nieuport-17",
  title: "Nieuport 17",
  source: "Published dimensions: span 8.16 m, length 5.80 m, upper chord 1.23 m, lower chord 0.73 m.",
  span: 8.16,
  length: 5.8,
  peg: [1.7, -0.54],
  bodies: [
    spinner([0, 0, 0], 0.42, 0.27, 0.14),
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.68 -0.45 0.44 0.45 2.1
    1.3 -0.55 0.42 0.41 4
    2.2 -0.53 0.4 0.36 6
    3.4 -0.36 0.34 0.25 6
    4.6 -0.12 0.26 0.12 6
    5.2 0.02 0.2 0.02 6
  `),
    },
    {
      part: "deck",
      sides: 10,
      sections: sections(`
    0.68 0.1 0.46 0.44
    1.4 0.1 0.53 0.38
    2 0.1 0.52 0.36
    2.6 0.1 0.5 0.33
    4.4 0.1 0.32 0.13
  `),
    },
    ...airman(pilot),
    box("canopy", "1.82 0.4 0.54 0.16; 1.88 0.4 0.72 0.13; 1.92 0.4 0.72 0.13"),
  ],
  turned: [rotaryCowl(engine)],
  surfaces: [
    { part: "wing", kind: "wing", ribs: upper, mirror: true, spacing: 1.3, camber: 1.1 },
    { part: "lowerwing", kind: "wing", ribs: lower, mirror: true, spacing: 1.3, camber: 1.1 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
    { part: "rudder", kind: "fin", ribs: rudder },
  ],
  rods: [
    ...rotaryEngine(engine),
    ...interplane(cell, [2.6, 2.5], 0.07),
    ...bayWires(cell, [0.4, 0.4], [2.6, 2.5]),
    ...cabane([
      [
        [0.36, 0.38, 0.95],
        [0.1, 0.86, 0.78],
      ],
      [
        [0.34, 0.4, 1.75],
        [0.4, 0.85, 1.5],
      ],
    ]),
    ...undercarriage({
      front: [0.3, -0.46, 0.85],
      rear: [0.3, -0.54, 1.6],
      wheel: [0.8, -1.26, 1.0],
      radius: 0.34,
    }),
    ...braces([
      [
        [0.1, -0.06, 4.7],
        [0.7, 0.19, 4.95],
      ],
    ]),
    ...beltGun([0, 0.6, 0.7], [0, 0.58, 1.68]),
    skid([0, -0.22, 4.3], [0, -0.55, 4.85]),
  ],
  propellers: [{ hub: [0, 0, 0.18], diameter: 2.5, blades: 2, colour: "wood", tips: "wood", chord: 0.23 }],
  guns: { front: [[0, 0.6, 0.68]] },
  paint: livery({
    nation: "france",
    upper: "aluminium",
    under: "aluminium",
    belly: -9,
    top: [3.2, 1.35, 0.95],
    bottom: [3.1, 1.5, 0.6],
    rudder: [4.93, 5.8],
    crew: [pilot],
    parts: { cowl: "aluminium", spinner: "aluminium", strut: "ash", hub: "aluminium" },
    areas: [opening(engine.radius)],
    transfers: bothSides([
      disc({ view: "right", on: ["fuselage"], at: [3.1, 0], size: 0.36 }, 1, "roundelRed"),
      rectangle({ view: "right", on: ["fuselage"], at: [3.6, 0.02] }, 0.1, 0.36, "roundelRed"),
    ]),
    joints: around("fuselage", 1.35),
  }),
};

const spin = "roundelRed";
const british = livery({
  nation: "britain",
  upper: "aluminium",
  under: "aluminium",
  belly: -9,
  top: [3.2, 1.35, 1],
  bottom: [3.1, 1.5, 0.64],
  side: [3.5, 0, 0.5],
  rudder: [4.93, 5.8],
  crew: [pilot],
  parts: { cowl: "aluminium", spinner: spin, strut: "ash", hub: "aluminium" },
  areas: [opening(engine.radius)],
  joints: around("fuselage", 1.35),
});

/** Albert Ball's, 60 Squadron, 1916: the red cone in front of its propeller was known to both sides. */
export const nieuport17Ball: AircraftType = {
  ...nieuport17,
  id: "nieuport-17-ball",
  title: "Nieuport 17 (Ball)",
  paint: british,
};
