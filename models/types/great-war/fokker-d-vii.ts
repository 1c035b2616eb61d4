import { airman, cockpit, face, windscreen } from "../../kit/crew.ts";
import { beltGun } from "../../kit/guns.ts";
import { lozenge } from "../../kit/lozenge.ts";
import { rectangle } from "../../kit/markings.ts";
import { box, pair, spinner } from "../../kit/presets.ts";
import {
  biplane,
  blade,
  braces,
  type Cell,
  cabane,
  interplane,
  onWing,
  skid,
  undercarriage,
} from "../../kit/rigging.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType, Paint } from "../../kit/type.ts";
import { crosses, sixInLine } from "./german.ts";

const cell: Cell = {
  upper: ribs(`
    0 0.98 0.82 2.42 0.12
    3.7 0.98 0.82 2.42 0.11
    4.05 0.98 0.86 2.52 0.1
    4.3 0.98 1.02 2.58 0.08
    4.45 0.98 1.36 2.52 0.06
  `),
  lower: ribs(`
    0 -0.52 1.42 2.62 0.12
    3.1 -0.44 1.42 2.62 0.11
    3.38 -0.43 1.56 2.6 0.09
    3.48 -0.43 1.76 2.5 0.06
  `),
  spars: [0.2, 0.64],
  lowerSpars: [0.15, 0.66],
};
const tail = ribs(`
    0.04 0.2 5.1 6.4 0.06
    0.8 0.2 5.6 6.7 0.06
    1.2 0.2 5.78 6.72 0.06
    1.45 0.2 5.9 6.62 0.06
    1.55 0.2 6.1 6.45 0.05
  `);
const fin = ribs(`
    0 0 5.5 6.7 0.06
    0.3 0 5.95 6.9 0.06
    0.52 0 6.15 6.95 0.06
    0.8 0 6.22 6.88 0.06
    1 0 6.45 6.66 0.05
  `);

const airframe: Omit<AircraftType, "id" | "title" | "paint"> = {
  source: "Published dimensions: span 8.90 m, length 6.95 m.",
  span: 8.9,
  length: 6.95,
  peg: [1.9, -0.54],
  bodies: [
    spinner([0, 0, 0], 0.3, 0.12, 0.6),
    {
      part: "fuselage",
      sides: 12,
      between: 1,
      crease: 35,
      sections: sections(`
    0.22 -0.44 0.38 0.36 5
    0.5 -0.48 0.42 0.41 5
    1.9 -0.54 0.42 0.44 6
    2.5 -0.52 0.5 0.42 5
    3.2 -0.45 0.46 0.38 5
    4.8 -0.2 0.34 0.22 5
    6.35 0.06 0.2 0.04 4
  `),
    },
    windscreen([0, 0.46, 2.2]),
    ...airman([0, 0.58, 2.62]),
    box("axlewing", "0.85 -0.03 0.03 0.62 5; 1.05 -0.06 0.09 0.64 5; 1.55 -0.02 0.02 0.62 5", {
      at: [0, -1.28, 0],
    }),
  ],
  surfaces: biplane(cell, tail, fin, 0.4),
  rods: [
    ...sixInLine([0, 0.28, 0.58], [0.62, 0.3, 1.75]),
    ...beltGun([0.15, 0.54, 1.15], [0.15, 0.54, 2.1], true),
    ...interplane(cell, [2.5, 2.5], 0.07),
    blade(onWing(cell.lower, 2.5, 0.66), onWing(cell.upper, 2.5, 0.2), 0.06),
    ...cabane([
      [
        [0.42, 0.3, 0.75],
        [0.75, 0.95, 1.12],
      ],
      [
        [0.44, -0.3, 1.0],
        [0.75, 0.95, 1.12],
      ],
      [
        [0.44, 0.3, 1.35],
        [0.75, 0.95, 1.12],
      ],
      [
        [0.44, 0.32, 2.0],
        [0.75, 0.95, 1.86],
      ],
    ]),
    ...undercarriage({
      front: [0.4, -0.48, 0.8],
      rear: [0.42, -0.54, 1.9],
      wheel: [0.86, -1.28, 1.15],
      radius: 0.37,
    }),
    ...braces([
      [
        [0.12, -0.1, 5.6],
        [0.85, 0.18, 5.95],
      ],
    ]),
    skid([0, -0.02, 5.9], [0, -0.34, 6.5]),
  ],
  propellers: [{ hub: [0, 0, 0.12], diameter: 2.75, blades: 2, colour: "ash", tips: "ash", chord: 0.24 }],
  guns: { front: pair([0.15, 0.54, 1.15]) },
};

const grille = rectangle({ view: "front", on: ["fuselage"], at: [0, 0.02] }, 0.58, 0.62, "gunmetal");

/** Lozenges of the fuselage, a little longer than those of the wings. */
const SIDE = [1.3, 0.8] as const;

const paint: Paint = {
  parts: {
    "*": "fokkerOlive",
    spinner: "gunmetal",
    axlewing: "fokkerOlive",
    strut: "fieldGrey",
    gear: "fieldGrey",
    hub: "fokkerOlive",
    fin: "white",
  },
  camouflaged: ["fuselage", "wing", "lowerwing", "tailplane"],
  under: "#9aa094",
  underLine: points("0 -2; 8 -2"),
  bands: [],
  areas: [
    grille,
    ...cockpit(["fuselage"], [0, 2.62], 0.48, 0.6),
    face([0, 0.58]),
    ...lozenge("upper", { view: "top", on: ["wing", "lowerwing"], from: [-4.5, 0.7], to: [4.5, 2.8] }),
    ...lozenge("lower", {
      view: "bottom",
      on: ["wing", "lowerwing"],
      from: [-4.5, 0.7],
      to: [4.5, 2.8],
      size: [1.5, 1.7],
    }),
    ...lozenge("upper", { view: "right", on: ["fuselage"], from: [2.2, -0.6], to: [6.3, 0.7], size: SIDE }),
    ...lozenge("upper", { view: "left", on: ["fuselage"], from: [2.2, -0.6], to: [6.3, 0.7], size: SIDE }),
  ],
  splinters: [],
  transfers: crosses({
    wing: [3.4, 1.62, 1.3],
    under: [2.6, 2.02, 1],
    side: [4.6, 0.06, 0.46],
    rudder: [6.5, 0.52, 0.6],
    style: "bar",
  }),
};

/** Fokker D.VII, the best fighter of 1918, in printed lozenge fabric. */
export const fokkerDVII: AircraftType = { ...airframe, id: "fokker-d-vii", title: "Fokker D.VII", paint };

/** A Fokker D.VII with fuselage and tail all white, as leaders marked theirs in the last summer. */
export const fokkerDVIIWhite: AircraftType = {
  ...airframe,
  id: "fokker-d-vii-white",
  title: "Fokker D.VII, white",
  paint: {
    ...paint,
    parts: { ...paint.parts, "*": "white", axlewing: "white", hub: "white", strut: "white", gear: "white" },
    areas: (paint.areas ?? []).filter(({ view }) => view !== "left" && view !== "right"),
  },
};
