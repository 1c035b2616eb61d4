import { roundTip } from "../../kit/planform.ts";
import { around, box, spinner } from "../../kit/presets.ts";
import { bayWires, biplane, type Cell, cabane, interplane, skid, undercarriage } from "../../kit/rigging.ts";
import { fields } from "../../kit/schemes.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { crosses, sixInLine } from "./german.ts";
import { crewOf } from "./two-seater.ts";

const cell: Cell = {
  upper: ribs(`
    0 1.2 1.0 2.7 0.06
    5.4 1.34 1.52 3.2 0.06
    6 1.35 1.72 3.36 0.06
    6.22 1.36 2.1 3.36 0.05
    6.33 1.36 2.6 3.2 0.04
  `),
  lower: roundTip(ribs("0.2 -0.52 1.75 3.05 0.06; 3 -0.4 2 3.45 0.06; 5.9 -0.3 2.35 3.4 0.05"), 1, 2.1),
};
const tail = roundTip(ribs("0.04 0.2 6.1 7.5 0.06; 1.6 0.2 6.75 7.7 0.06"), 0.6, 2.4);
const fin = ribs(`
    0.1 0 6 7.9 0.06
    0.4 0 6.55 8.3 0.06
    0.7 0 7 8.4 0.06
    0.95 0 7.3 8.25 0.06
    1.08 0 7.55 7.95 0.05
  `);
const crew = crewOf({ pilot: [3.1, 0.5], observer: [4.1, 0.52], gun: [-0.24, 0.5, 1.5] });

/** Rumpler C.IV, which photographed the front from 6,000 metres: swept wings, a tall exhaust. */
export const rumplerCIV: AircraftType = {
  id: "rumpler-c-iv",
  title: "Rumpler C.IV",
  source: "Published dimensions: span 12.66 m, length 8.40 m.",
  span: 12.66,
  length: 8.4,
  peg: [2.5, -0.62],
  bodies: [
    spinner([0, 0, 0], 0.4, 0.32, 0.2),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.36 -0.33 0.33 0.33
    0.9 -0.5 0.4 0.44 2.4
    2.2 -0.62 0.42 0.5 3
    3.2 -0.58 0.52 0.48 3
    4.5 -0.44 0.46 0.4 3
    6 -0.2 0.34 0.22 3
    7.6 0.1 0.22 0.04
  `),
    },
    box("radiator", "1.15 -0.32 0.26 0.3 3; 1.4 -0.36 0.3 0.32 3", { at: [0, 0.78, 0] }),
    ...crew.bodies,
  ],
  surfaces: biplane(cell, tail, fin),
  rods: [
    ...sixInLine([0, 0.26, 0.7], [0.34, 1.75, 1.5], 0.2, 0.34),
    ...interplane(cell, [2.6, 2.6], 0.055),
    ...interplane(cell, [4.9, 4.9], 0.055),
    ...bayWires(cell, [0.5, 0.5], [2.6, 2.6]),
    ...bayWires(cell, [2.6, 2.6], [4.9, 4.9]),
    ...cabane([
      [
        [0.44, 0.26, 1.3],
        [0.55, 1.18, 1.3],
      ],
      [
        [0.46, 0.3, 2.4],
        [0.55, 1.18, 2.2],
      ],
    ]),
    ...undercarriage({
      front: [0.42, -0.54, 1.15],
      rear: [0.44, -0.6, 2.3],
      wheel: [1.0, -1.42, 1.5],
      radius: 0.42,
    }),
    skid([0, -0.06, 6.9], [0, -0.48, 7.5]),
    ...crew.rods,
  ],
  propellers: [{ hub: [0, 0, 0.24], diameter: 3, blades: 2, colour: "ash", tips: "ash", chord: 0.26 }],
  guns: crew.guns,
  paint: {
    parts: {
      "*": "#8d9a94",
      spinner: "gunmetal",
      radiator: "gunmetal",
      strut: "fieldGrey",
      gear: "fieldGrey",
      hub: "germanPaleBlue",
      fin: "#8d9a94",
    },
    camouflaged: ["wing", "lowerwing", "tailplane"],
    under: "germanPaleBlue",
    underLine: points("0 -2; 9 -2"),
    bands: [],
    areas: [...crew.areas],
    splinters: [
      ...fields(
        { on: ["wing", "lowerwing"], from: 0.9, to: 3.6, slant: 1.2 },
        [-7.6, -4.4, -1.5, 1.5, 4.4, 7.6],
        ["germanMauve", "germanGreen"],
      ),
      ...fields(
        { on: ["tailplane"], from: 6, to: 7.8, slant: 0.4 },
        [-2.4, 0, 2.4],
        ["germanGreen", "germanMauve"],
      ),
    ],
    transfers: crosses({
      wing: [4.85, 2.35, 1.35],
      under: [4.3, 2.86, 1],
      side: [5.4, 0.08, 0.48],
      rudder: [7.75, 0.62, 0.62],
    }),
    joints: around("fuselage", 2),
  },
};
