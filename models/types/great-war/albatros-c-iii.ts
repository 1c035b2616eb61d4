import { roundTip } from "../../kit/planform.ts";
import { around, spinner } from "../../kit/presets.ts";
import { bayWires, biplane, type Cell, cabane, interplane, skid, undercarriage } from "../../kit/rigging.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { crosses, sixInLine } from "./german.ts";
import { crewOf } from "./two-seater.ts";

const cell: Cell = {
  upper: roundTip(ribs("0 1.15 1.0 2.75 0.06; 5.2 1.25 1.0 2.8 0.06; 5.845 1.26 1.3 2.95 0.05"), 0.6, 2.3),
  lower: roundTip(
    ribs("0.2 -0.58 1.3 3.05 0.06; 4.8 -0.42 1.3 3.05 0.06; 5.5 -0.4 1.55 3.15 0.05"),
    0.6,
    2.3,
  ),
};
const tail = roundTip(ribs("0.04 0.2 5.6 7.2 0.06; 0.8 0.2 5.85 7.6 0.06; 1.75 0.2 6.4 7.55 0.06"), 0.7, 2.2);
const fin = ribs(`
    0.12 0 5.7 7.65 0.06
    0.4 0 6.1 7.9 0.06
    0.7 0 6.5 8 0.06
    0.98 0 6.9 7.92 0.06
    1.12 0 7.2 7.68 0.05
  `);
const crew = crewOf({ pilot: [2.75, 0.5], observer: [3.75, 0.5], gun: [0.24, 0.5, 1.3] });

/** Albatros C.III, the sturdy two-seater of 1916: varnished plywood and the fish's tail. */
export const albatrosCIII: AircraftType = {
  id: "albatros-c-iii",
  title: "Albatros C.III",
  source: "Published dimensions: span 11.69 m, length 8.00 m.",
  span: 11.69,
  length: 8,
  peg: [2.4, -0.6],
  bodies: [
    spinner([0, 0, 0], 0.3, 0.14, 0.5),
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.24 -0.36 0.28 0.3 3
    0.8 -0.52 0.36 0.44 4
    2 -0.62 0.42 0.5 4.5
    3 -0.6 0.5 0.5 4.5
    4.2 -0.48 0.46 0.42 4
    5.6 -0.22 0.34 0.26 3.6
    7.2 0.12 0.22 0.04 3
  `),
    },
    ...crew.bodies,
  ],
  surfaces: biplane(cell, tail, fin),
  rods: [
    ...sixInLine([0, 0.26, 0.62], [0.24, 1.25, 1.5], 0.19, 0.32),
    ...interplane(cell, [2.3, 2.3], 0.055),
    ...interplane(cell, [4.5, 4.5], 0.055),
    ...bayWires(cell, [0.5, 0.5], [2.3, 2.3]),
    ...bayWires(cell, [2.3, 2.3], [4.5, 4.5]),
    ...cabane([
      [
        [0.42, 0.28, 1.15],
        [0.5, 1.13, 1.25],
      ],
      [
        [0.46, 0.34, 2.2],
        [0.5, 1.13, 2.15],
      ],
    ]),
    ...undercarriage({
      front: [0.44, -0.54, 1.05],
      rear: [0.46, -0.6, 2.15],
      wheel: [1.0, -1.42, 1.4],
      radius: 0.42,
    }),
    skid([0, -0.1, 6.5], [0, -0.5, 7.1]),
    ...crew.rods,
  ],
  propellers: [{ hub: [0, 0, 0.14], diameter: 2.8, blades: 2, colour: "ash", tips: "ash", chord: 0.25 }],
  guns: crew.guns,
  paint: {
    parts: { "*": "ply", spinner: "gunmetal", strut: "fieldGrey", gear: "fieldGrey", hub: "linen" },
    camouflaged: ["wing", "lowerwing", "tailplane"],
    under: "#c9bd97",
    underLine: points("0 -2; 9 -2"),
    bands: [],
    areas: [...crew.areas],
    splinters: [
      ...["wing", "lowerwing", "tailplane"].map((part) => ({
        view: "top" as const,
        on: [part],
        colour: "linen",
        shape: points("-7 0; 7 0; 7 9; -7 9"),
      })),
    ],
    transfers: crosses({
      wing: [4.4, 1.9, 1.35],
      under: [4.2, 2.2, 1.35],
      side: [5, 0.08, 0.5],
      rudder: [7.4, 0.64, 0.66],
      style: "edge",
    }),
    joints: around("fuselage", 1.95),
  },
};
