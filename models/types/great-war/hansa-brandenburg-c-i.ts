import { bothSides, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, box, spinner } from "../../kit/presets.ts";
import { bayWires, biplane, type Cell, cabane, interplane, skid, undercarriage } from "../../kit/rigging.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { crosses, sixInLine } from "./german.ts";
import { crewOf } from "./two-seater.ts";

const cell: Cell = {
  upper: roundTip(ribs("0 1.2 1.1 2.85 0.06; 5.5 1.32 1.2 2.9 0.06; 6.125 1.33 1.4 3 0.05"), 0.5, 2.6),
  lower: roundTip(ribs("0.2 -0.56 1.35 3.0 0.06; 4.6 -0.4 1.4 3.0 0.06; 5.3 -0.38 1.55 3 0.05"), 0.5, 2.6),
};
const tail = roundTip(ribs("0.04 0.2 6.2 7.6 0.06; 1.8 0.2 6.5 7.7 0.06"), 0.5, 2.6);
const fin = ribs(`
    0.1 0 6 8.05 0.06
    0.4 0 6.6 8.4 0.06
    0.7 0 7.1 8.45 0.06
    0.95 0 7.4 8.3 0.06
    1.06 0 7.6 8.05 0.05
  `);
const crew = crewOf({ pilot: [2.95, 0.5], observer: [3.95, 0.52], gun: [0.24, 0.52, 1.5] });
/** The tips of a wing striped in the colours of the house of Austria. */
const tips = [0, 1, 2].map((i) =>
  rectangle(
    { view: "top", on: ["wing"], at: [5.05 + 0.36 * i + 0.18, 2] },
    0.36,
    3,
    i === 1 ? "white" : "red",
  ),
);

/** Hansa-Brandenburg C.I, the workhorse of the Austro-Hungarian squadrons: struts that lean inwards. */
export const hansaBrandenburgCI: AircraftType = {
  id: "hansa-brandenburg-c-i",
  title: "Hansa-Brandenburg C.I",
  source: "Published dimensions: span 12.25 m, length 8.45 m.",
  span: 12.25,
  length: 8.45,
  peg: [2.5, -0.6],
  bodies: [
    spinner([0, 0, 0], 0.3, 0.16, 0.5),
    {
      part: "fuselage",
      sides: 12,
      crease: 40,
      sections: sections(`
    0.24 -0.38 0.3 0.32 3.4
    0.8 -0.52 0.36 0.42 4.4
    2 -0.62 0.4 0.47 5
    2.7 -0.6 0.5 0.47 4.5
    4.3 -0.46 0.5 0.42 4.5
    5.6 -0.26 0.36 0.28 4.5
    7.6 0.1 0.22 0.05 4
  `),
    },
    box("radiator", "1.25 -0.3 0.3 0.3 4; 1.45 -0.34 0.34 0.32 4", { at: [0, 0.84, 0] }),
    ...crew.bodies,
  ],
  surfaces: biplane(cell, tail, fin),
  rods: [
    ...sixInLine([0, 0.26, 0.66], [0.3, 1.15, 1.5], 0.19, 0.32),
    ...interplane(cell, [2.7, 2.1], 0.055),
    ...interplane(cell, [4.95, 4.15], 0.055),
    ...bayWires(cell, [0.5, 0.5], [2.7, 2.1]),
    ...bayWires(cell, [2.7, 2.1], [4.95, 4.15]),
    ...cabane([
      [
        [0.42, 0.28, 1.3],
        [0.55, 1.18, 1.4],
      ],
      [
        [0.46, 0.32, 2.4],
        [0.55, 1.18, 2.3],
      ],
    ]),
    ...undercarriage({
      front: [0.42, -0.54, 1.1],
      rear: [0.44, -0.6, 2.2],
      wheel: [1.0, -1.42, 1.45],
      radius: 0.42,
    }),
    skid([0, -0.06, 6.8], [0, -0.46, 7.4]),
    ...crew.rods,
  ],
  propellers: [{ hub: [0, 0, 0.14], diameter: 2.85, blades: 2, colour: "ash", tips: "ash", chord: 0.25 }],
  guns: crew.guns,
  paint: {
    parts: {
      "*": "linen",
      fuselage: "#93683f",
      spinner: "gunmetal",
      radiator: "gunmetal",
      strut: "ash",
      gear: "fieldGrey",
      hub: "linen",
    },
    camouflaged: [],
    under: "linen",
    underLine: points("0 -2; 9 -2"),
    bands: [],
    areas: [...crew.areas, ...bothSides(tips)],
    transfers: crosses({
      wing: [4.1, 2.05, 1.3],
      under: [3.9, 2.2, 1.2],
      side: [5.2, 0.06, 0.46],
      rudder: [7.75, 0.6, 0.62],
    }),
    joints: around("fuselage", 1.9),
  },
};
