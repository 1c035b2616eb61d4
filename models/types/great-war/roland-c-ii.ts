import { roundTip } from "../../kit/planform.ts";
import { around, box, spinner } from "../../kit/presets.ts";
import { biplane, blade, type Cell, onWing, skid, undercarriage, wire } from "../../kit/rigging.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { crosses, sixInLine } from "./german.ts";
import { crewOf } from "./two-seater.ts";

const cell: Cell = {
  upper: roundTip(ribs("0.2 0.72 0.95 2.45 0.06; 4.6 0.86 0.95 2.5 0.06; 5.15 0.87 1.15 2.6 0.05"), 0.5, 2.4),
  lower: roundTip(ribs("0.2 -0.62 1.3 2.8 0.06; 4.4 -0.46 1.3 2.8 0.06; 4.95 -0.44 1.5 2.9 0.05"), 0.5, 2.4),
};
const tail = roundTip(ribs("0.04 0.2 6 7.2 0.06; 1.5 0.2 6.35 7.3 0.06"), 0.5, 2.4);
const fin = ribs(`
    0.1 0 5.9 7.4 0.06
    0.4 0 6.3 7.62 0.06
    0.68 0 6.65 7.7 0.06
    0.92 0 6.9 7.6 0.06
    1.04 0 7.1 7.4 0.05
  `);
const crew = crewOf({ pilot: [2.75, 0.78], observer: [3.7, 0.72], gun: [0.22, 0.95, 1.3] });
const plank = [onWing(cell.lower, 3.7, 0.4), onWing(cell.upper, 3.7, 0.4)] as const;

/** LFG Roland C.II, the "whale": its body fills the whole gap between the wings. */
export const rolandCII: AircraftType = {
  id: "roland-c-ii",
  title: "LFG Roland C.II",
  source: "Published dimensions: span 10.30 m, length 7.70 m.",
  span: 10.3,
  length: 7.7,
  peg: [2.2, -0.68],
  bodies: [
    spinner([0, 0, 0], 0.42, 0.3, 0.2),
    {
      part: "fuselage",
      sides: 16,
      sections: sections(`
    0.38 -0.31 0.31 0.31
    0.9 -0.54 0.52 0.46 2.2
    1.6 -0.68 0.74 0.52 2.4
    2.6 -0.7 0.8 0.5 2.4
    3.6 -0.6 0.74 0.44 2.4
    5 -0.32 0.5 0.28 2.2
    6.4 -0.02 0.28 0.1
    7.2 0.1 0.2 0.03
  `),
    },
    ...crew.bodies,
    box("radiator", "1.4 -0.26 0.26 0.05; 1.75 -0.28 0.28 0.08; 2 -0.24 0.24 0.05", {
      at: [0.54, 0.2, 0],
      mirror: true,
    }),
  ],
  surfaces: biplane(cell, tail, fin),
  rods: [
    ...sixInLine([0, 0.42, 0.72], [0.46, 0.8, 1.7], 0.17, 0.3),
    blade(...plank, 0.24),
    wire(onWing(cell.lower, 0.6, 0.2), plank[1]),
    wire(onWing(cell.upper, 0.6, 0.2), plank[0]),
    wire(onWing(cell.lower, 0.6, 0.6), plank[1]),
    ...undercarriage({
      front: [0.42, -0.56, 1.0],
      rear: [0.44, -0.66, 2.0],
      wheel: [0.95, -1.42, 1.25],
      radius: 0.4,
    }),
    skid([0, -0.12, 6.3], [0, -0.48, 6.9]),
    ...crew.rods,
  ],
  propellers: [{ hub: [0, 0, 0.26], diameter: 2.8, blades: 2, colour: "ash", tips: "ash", chord: 0.25 }],
  guns: crew.guns,
  paint: {
    parts: {
      "*": "#8a9c94",
      spinner: "gunmetal",
      radiator: "gunmetal",
      strut: "#8a9c94",
      gear: "fieldGrey",
      hub: "#8a9c94",
    },
    camouflaged: [],
    under: "#8a9c94",
    underLine: points("0 -2; 9 -2"),
    bands: [],
    areas: [...crew.areas],
    transfers: crosses({
      wing: [3.95, 1.75, 1.2],
      under: [3.7, 2.05, 1.2],
      side: [5, 0.08, 0.56],
      rudder: [7.15, 0.58, 0.6],
    }),
    joints: around("fuselage", 1.2, 2.1, 4.3),
  },
};
