import { airman } from "../../kit/crew.ts";
import { exhaustPipe } from "../../kit/engines.ts";
import { beltGun, drumGun } from "../../kit/guns.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
import { box, strut } from "../../kit/presets.ts";
import {
  bayWires,
  biplane,
  cabane,
  interplane,
  skid,
  stagger,
  undercarriage,
  wires,
} from "../../kit/rigging.ts";
import { ribs, sections } from "../../kit/table.ts";
import { rakedTip } from "../../kit/tips.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { boss } from "./boss.ts";
import { livery } from "./livery.ts";

const upper = rakedTip(
  ribs(`
    0 0.96 1.28 2.46 0.07
    0.42 0.97 1.28 2.46 0.07
    0.6 0.98 1.28 2.8 0.06
    4.055 1.28 1.28 2.8 0.06
  `),
  0.62,
);
const lower = rakedTip(
  ribs(`
    0.3 -0.5 1.74 3.26 0.06
    4.055 -0.17 1.74 3.26 0.06
  `),
  0.62,
);
const tail = rakedTip(
  ribs(`
    0.02 0.26 5 6.08 0.06
    1.74 0.26 5.2 6.05 0.05
  `),
  0.35,
);
const fin = ribs(`
    0.1 0 4.85 5.8 0.06
    0.45 0 5.15 5.8 0.06
    0.8 0 5.42 5.8 0.06
    0.95 0 5.6 5.8 0.05
  `);
const ventral = ribs(`
    -0.45 0 5.5 5.75 0.05
    -0.3 0 5.3 5.8 0.06
    0 0 5.05 5.8 0.06
  `);
const rudder = ribs(`
    -0.48 0 5.8 6.1 0.05
    -0.3 0 5.78 6.28 0.06
    0.2 0 5.78 6.38 0.06
    0.65 0 5.78 6.34 0.06
    0.92 0 5.78 6.2 0.05
    1.02 0 5.84 6.02 0.04
  `);
const cell = { upper, lower };
const pilot: Vec = [0, 0.55, 3.12];

/** Royal Aircraft Factory S.E.5a: square radiator, long nose, headrest, a Lewis gun on the upper wing. */
export const se5a: AircraftType = {
  id: "se-5a",
  title: "Royal Aircraft Factory S.E.5a",
  source: "Published dimensions: span 8.11 m (26 ft 7 in), length 6.38 m (20 ft 11 in).",
  span: 8.11,
  length: 6.38,
  peg: [2.2, -0.48],
  bodies: [
    box("radiator", "0.24 -0.3 0.44 0.36 5; 0.28 -0.34 0.48 0.39 6; 0.44 -0.36 0.49 0.4 6", { crease: 50 }),
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.4 -0.36 0.44 0.39 6
    1.4 -0.46 0.42 0.4 6
    2.6 -0.48 0.4 0.39 6
    3.6 -0.38 0.38 0.35 6
    4.8 -0.16 0.33 0.2 6
    5.8 0.06 0.26 0.03 6
  `),
    },
    {
      part: "deck",
      sides: 10,
      sections: sections(`
    0.4 0.2 0.48 0.36 5
    1.3 0.1 0.52 0.36 3
    2.2 0.1 0.58 0.36
    2.8 0.1 0.58 0.37
    3.3 0.1 0.56 0.36
    4.4 0.2 0.48 0.24
    5.6 0.2 0.32 0.05
  `),
    },
    box("headrest", "3.32 0.5 0.62 0.1; 3.42 0.5 0.82 0.13; 3.9 0.45 0.68 0.09; 4.5 0.4 0.46 0.02"),
    ...airman(pilot),
    box("canopy", "2.68 0.5 0.6 0.17; 2.76 0.5 0.82 0.14; 2.8 0.5 0.82 0.14"),
  ],
  surfaces: [
    ...biplane(cell, tail, fin),
    { part: "ventral", kind: "fin", ribs: ventral },
    { part: "rudder", kind: "fin", ribs: rudder },
  ],
  rods: [
    boss([0, 0.12, 0], 0.3, 0.11),
    ...interplane(cell, [2.75, 2.75]),
    ...bayWires(cell, [0.55, 0.4], [2.75, 2.75]),
    ...stagger(cell, [2.75, 2.75]),
    ...cabane([
      [
        [0.36, 0.4, 1.7],
        [0.6, 0.97, 1.48],
      ],
      [
        [0.36, 0.4, 2.4],
        [0.6, 0.97, 2.25],
      ],
    ]),
    ...undercarriage({
      front: [0.3, -0.44, 1.25],
      rear: [0.3, -0.46, 2.3],
      wheel: [0.76, -1.32, 1.5],
      radius: 0.35,
    }),
    ...exhaustPipe(
      [
        [0.4, 0.3, 0.65],
        [0.46, 0.22, 1.3],
        [0.5, 0.12, 3.5],
      ],
      0.065,
      true,
    ),
    ...wires([0.02, 0.85, 5.78], [1.2, 0.27, 5.4]),
    ...wires([0.02, -0.4, 5.75], [1.2, 0.24, 5.4]),
    ...beltGun([-0.24, 0.6, 1.25], [-0.24, 0.58, 2.15]),
    ...drumGun([0, 1.32, 0.95], [0, 1.2, 2.15]),
    strut([0, 0.6, 2.45], [0, 1.2, 2.2], 0.03),
    skid([0, -0.25, 5.2], [0, -0.58, 5.75]),
  ],
  propellers: [{ hub: [0, 0.12, 0.12], diameter: 2.4, blades: 2, colour: "wood", tips: "wood", chord: 0.25 }],
  guns: {
    front: [
      [-0.24, 0.6, 1.22],
      [0, 1.32, 0.93],
    ],
  },
  paint: livery({
    nation: "britainRimmed",
    upper: "pc10",
    under: "linen",
    belly: -0.4,
    top: [3.1, 2.05, 1.2],
    bottom: [3.1, 2.5, 1.2],
    side: [4.1, 0.08, 0.6],
    rudder: [5.78, 6.38],
    crew: [pilot],
    parts: { radiator: "wood", headrest: "pc10" },
    areas: [
      rectangle({ view: "front", on: ["radiator"], at: [0.165, 0.08] }, 0.29, 0.62, "gunmetal"),
      rectangle({ view: "front", on: ["radiator"], at: [-0.165, 0.08] }, 0.29, 0.62, "gunmetal"),
    ],
    transfers: bothSides([
      rectangle({ view: "right", on: ["fuselage", "deck"], at: [4.75, 0.1] }, 0.16, 0.6, "roundelWhite"),
    ]),
  }),
};
