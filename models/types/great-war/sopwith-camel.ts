import { airman } from "../../kit/crew.ts";
import { beltGun } from "../../kit/guns.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
import { box, opening, pair } from "../../kit/presets.ts";
import {
  bayWires,
  biplane,
  braces,
  cabane,
  interplane,
  skid,
  stagger,
  undercarriage,
  wires,
} from "../../kit/rigging.ts";
import { rotaryCowl, rotaryEngine } from "../../kit/rotary.ts";
import { ribs, sections } from "../../kit/table.ts";
import { rakedTip } from "../../kit/tips.ts";
import type { AircraftType, Patch } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { boss } from "./boss.ts";
import { livery } from "./livery.ts";

const upper = rakedTip(
  ribs(`
    0 0.98 0.6 1.68 0.07
    0.42 0.98 0.6 1.68 0.07
    0.5 0.98 0.6 1.97 0.06
    4.265 0.98 0.6 1.97 0.06
  `),
  0.55,
);
const lower = rakedTip(
  ribs(`
    0.3 -0.52 1.06 2.43 0.06
    4.265 -0.17 1.06 2.43 0.06
  `),
  0.55,
);
const tail = rakedTip(
  ribs(`
    0.02 0.16 4.5 5.36 0.06
    1.25 0.16 4.72 5.34 0.05
  `),
  0.4,
);
const fin = ribs(`
    0.1 0 4.68 5.2 0.06
    0.42 0 4.86 5.2 0.06
    0.62 0 5.02 5.2 0.05
    0.66 0 5.12 5.2 0.04
  `);
const rudder = ribs(`
    -0.24 0 5.2 5.42 0.05
    -0.1 0 5.2 5.62 0.06
    0.25 0 5.2 5.72 0.06
    0.55 0 5.18 5.68 0.06
    0.74 0 5.2 5.54 0.05
    0.82 0 5.28 5.4 0.04
  `);
const cell = { upper, lower };
const engine = { at: [0, 0, 0.17] as Vec, radius: 0.48, depth: 0.66 };
const pilot: Vec = [0, 0.58, 2.24];

const BODY = ["fuselage", "deck"];

/** A white stripe leaning back over the side, its foot at a station. */
const chevron = (station: number): Patch => ({
  view: "right",
  on: BODY,
  colour: "roundelWhite",
  shape: [
    [station, -0.6],
    [station + 0.09, -0.6],
    [station + 0.34, 0.7],
    [station + 0.25, 0.7],
  ],
});

/** Sopwith F.1 Camel: its guns in a hump, all its weight in front. */
export const sopwithCamel: AircraftType = {
  id: "sopwith-camel",
  title: "Sopwith F.1 Camel",
  source: "Published dimensions: span 8.53 m (28 ft), length 5.72 m (18 ft 9 in).",
  span: 8.53,
  length: 5.72,
  peg: [1.7, -0.52],
  bodies: [
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.8 -0.47 0.44 0.46 2.2
    1.45 -0.52 0.4 0.42 4
    2.3 -0.5 0.38 0.37 6
    3.5 -0.33 0.31 0.25 6
    4.7 -0.13 0.22 0.1 6
    5.22 -0.03 0.16 0.02 4
  `),
    },
    {
      part: "deck",
      sides: 10,
      sections: sections(`
    0.8 0 0.46 0.44
    1.15 0 0.62 0.38
    1.75 0 0.64 0.36 2.3
    2.05 0 0.58 0.37
    2.5 0 0.53 0.35
    3.5 0.1 0.41 0.24
    4.9 0.1 0.26 0.06
  `),
    },
    ...airman(pilot),
    box("canopy", "1.86 0.5 0.62 0.16; 1.92 0.5 0.8 0.14; 1.96 0.5 0.8 0.14"),
  ],
  turned: [rotaryCowl(engine)],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    boss([0, 0, 0], 0.24, 0.1),
    ...rotaryEngine(engine),
    ...interplane(cell, [2.75, 2.75]),
    ...bayWires(cell, [0.45, 0.4], [2.75, 2.75]),
    ...stagger(cell, [2.75, 2.75]),
    ...cabane([
      [
        [0.34, 0.4, 0.95],
        [0.5, 0.97, 0.78],
      ],
      [
        [0.34, 0.4, 1.75],
        [0.5, 0.97, 1.5],
      ],
    ]),
    ...undercarriage({
      front: [0.3, -0.45, 0.9],
      rear: [0.3, -0.48, 1.75],
      wheel: [0.75, -1.2, 1.05],
      radius: 0.34,
    }),
    ...braces([
      [
        [0.1, -0.1, 4.75],
        [0.75, 0.15, 4.95],
      ],
    ]),
    ...wires([0.02, 0.7, 5.25], [1.0, 0.16, 4.95]),
    ...beltGun([0.14, 0.6, 0.62], [0.14, 0.6, 1.5], true),
    skid([0, -0.2, 4.5], [0, -0.48, 5.0]),
  ],
  propellers: [{ hub: [0, 0, 0.1], diameter: 2.59, blades: 2, colour: "wood", tips: "wood", chord: 0.24 }],
  guns: { front: pair([0.14, 0.6, 0.6]) },
  paint: livery({
    nation: "britainRimmed",
    upper: "pc10",
    under: "linen",
    belly: -0.42,
    top: [3.25, 1.3, 1.1],
    bottom: [3.3, 1.75, 1.1],
    side: [3.55, 0.03, 0.58],
    rudder: [5.2, 5.72],
    crew: [pilot],
    parts: { cowl: "red" },
    // The red noses with white chevrons of 209 Squadron, 1918.
    areas: [
      opening(engine.radius),
      ...bothSides([rectangle({ view: "right", on: BODY, at: [1.25, 0] }, 1, 2, "red")]),
      rectangle({ view: "top", on: BODY, at: [0, 1.25] }, 2, 1, "red"),
      rectangle({ view: "bottom", on: BODY, at: [0, 1.25] }, 2, 1, "red"),
    ],
    transfers: bothSides([chevron(1.1), chevron(1.45)]),
  }),
};
