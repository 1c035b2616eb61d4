import { airman, cockpit, face } from "../../kit/crew.ts";
import { cylinderStar } from "../../kit/engines.ts";
import { beltGun } from "../../kit/guns.ts";
import { lozenge } from "../../kit/lozenge.ts";
import { box, cowling, opening, pair, spinner } from "../../kit/presets.ts";
import { braces, cabane, skid, undercarriage } from "../../kit/rigging.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { crosses } from "./german.ts";

const wing = ribs(`
    0 0.96 0.72 2.36 0.14
    1.2 0.96 0.76 2.3 0.13
    3.4 0.96 0.86 2.06 0.11
    3.85 0.96 0.95 2.02 0.09
    4.1 0.96 1.1 1.95 0.07
    4.17 0.96 1.3 1.8 0.05
  `);
const tail = ribs(`
    0.04 0.2 4.2 5.1 0.06
    0.7 0.2 4.6 5.34 0.06
    1.15 0.2 4.75 5.4 0.06
    1.35 0.2 4.9 5.3 0.06
    1.42 0.2 5 5.2 0.05
  `);
const rudder = ribs(`
    0 0 4.5 5.55 0.07
    0.25 0 4.85 5.78 0.07
    0.48 0 5.02 5.86 0.07
    0.72 0 5.08 5.8 0.07
    0.88 0 5.18 5.7 0.06
    0.98 0 5.35 5.55 0.05
  `);

/** Fokker D.VIII, the parasol of the last weeks: one thick plywood wing on struts. */
export const fokkerDVIII: AircraftType = {
  id: "fokker-d-viii",
  title: "Fokker D.VIII",
  source: "Published dimensions: span 8.34 m, length 5.86 m.",
  span: 8.34,
  length: 5.86,
  peg: [1.8, -0.54],
  bodies: [
    spinner([0, 0, 0], 0.28, 0.12, 0.3),
    cowling(0.2, 0.62, 0.5),
    {
      part: "fuselage",
      sides: 12,
      crease: 35,
      sections: sections(`
    0.8 -0.49 0.49 0.49 2.4
    1.4 -0.54 0.46 0.45 4
    2.2 -0.52 0.46 0.42 4
    3 -0.42 0.42 0.35 4
    4.2 -0.2 0.3 0.2 4
    5.1 0 0.2 0.04 4
  `),
    },
    ...airman([0, 0.56, 2.5]),
    box("axlewing", "0.72 -0.03 0.03 0.6 5; 0.9 -0.06 0.09 0.62 5; 1.35 -0.02 0.02 0.6 5", {
      at: [0, -1.24, 0],
    }),
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: wing, mirror: true, spacing: 1.2, camber: 0.4 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
    { part: "fin", kind: "fin", ribs: rudder },
  ],
  rods: [
    ...cylinderStar([0, 0, 0.24], 0.38),
    ...beltGun([0.13, 0.54, 1.05], [0.13, 0.54, 1.95], true),
    ...cabane([
      [
        [0.44, -0.4, 1.0],
        [1.35, 0.92, 1.02],
      ],
      [
        [0.44, -0.4, 1.6],
        [1.35, 0.92, 1.7],
      ],
      [
        [0.44, 0.3, 1.05],
        [0.9, 0.92, 1.02],
      ],
      [
        [0.44, -0.4, 1.0],
        [0.9, 0.92, 1.02],
      ],
    ]),
    ...undercarriage({
      front: [0.4, -0.48, 0.8],
      rear: [0.42, -0.54, 1.65],
      wheel: [0.82, -1.24, 0.98],
      radius: 0.35,
    }),
    ...braces([
      [
        [0.12, -0.1, 4.5],
        [0.75, 0.18, 4.85],
      ],
    ]),
    skid([0, -0.04, 4.7], [0, -0.34, 5.25]),
  ],
  propellers: [{ hub: [0, 0, 0.1], diameter: 2.5, blades: 2, colour: "ash", tips: "ash", chord: 0.24 }],
  guns: { front: pair([0.13, 0.54, 1.05]) },
  paint: {
    parts: {
      "*": "fokkerOlive",
      cowl: "#5b6148",
      spinner: "gunmetal",
      axlewing: "#5b6148",
      strut: "#5b6148",
      gear: "#5b6148",
      hub: "#5b6148",
      wing: "#5b6148",
      fin: "white",
    },
    camouflaged: ["tailplane"],
    under: "#9aa094",
    underLine: points("0 -2; 8 -2"),
    bands: [],
    areas: [
      opening(0.5),
      ...cockpit(["fuselage"], [0, 2.5], 0.46, 0.56),
      face([0, 0.56]),
      ...lozenge("upper", { view: "right", on: ["fuselage"], from: [1.3, -0.6], to: [5.1, 0.6] }),
      ...lozenge("upper", { view: "left", on: ["fuselage"], from: [1.3, -0.6], to: [5.1, 0.6] }),
      ...lozenge("upper", { view: "top", on: ["tailplane", "fuselage"], from: [-1.5, 2.6], to: [1.5, 5.5] }),
    ],
    transfers: crosses({
      wing: [2.9, 1.46, 1.05],
      under: [2.9, 1.46, 1.05],
      below: "wing",
      side: [3.7, 0.06, 0.46],
      rudder: [5.38, 0.5, 0.52],
      style: "bar",
    }),
  },
};
