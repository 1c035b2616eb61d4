import { cockpit, face } from "../../kit/crew.ts";
import { roundTip } from "../../kit/planform.ts";
import { around } from "../../kit/presets.ts";
import type { Cell } from "../../kit/rigging.ts";
import { fields } from "../../kit/schemes.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType, Paint } from "../../kit/type.ts";
import { albatros } from "./albatros.ts";
import { crosses } from "./german.ts";

/** A broad upper wing with raked tips over a narrow lower one, joined by V struts. */
export const SESQUIPLANE: Cell = {
  upper: ribs(`
    0 1.02 0.96 2.46 0.06
    3.9 1.02 0.96 2.48 0.06
    4.2 1.02 1.06 2.6 0.06
    4.4 1.02 1.32 2.66 0.05
    4.525 1.02 1.9 2.6 0.04
  `),
  lower: roundTip(
    ribs("0.2 -0.5 1.5 2.6 0.06; 3.9 -0.38 1.55 2.6 0.06; 4.365 -0.36 1.7 2.58 0.05"),
    0.5,
    2.3,
  ),
  lowerSpars: [0.4, 0.4],
};

const airframe = albatros({
  cell: SESQUIPLANE,
  struts: [3.05, 3.05],
  top: 1.02,
  span: 9.05,
  length: 7.33,
  source: "Published dimensions: span 9.05 m, length 7.33 m.",
  fuselage: sections(`
    0.4 -0.34 0.34 0.34 2
    0.9 -0.48 0.38 0.43 2.8
    1.8 -0.55 0.42 0.46 3.6
    2.6 -0.53 0.5 0.44 3.6
    3.2 -0.46 0.5 0.41 3.6
    4.6 -0.27 0.38 0.28 3.2
    6 -0.03 0.26 0.12 3
    6.75 0.08 0.2 0.03
  `),
  fin: ribs(`
    0.12 0 5.3 7.05 0.06
    0.4 0 5.75 7.26 0.06
    0.7 0 6.15 7.33 0.06
    0.95 0 6.5 7.26 0.06
    1.08 0 6.75 7.05 0.05
  `),
});

const paint: Paint = {
  parts: {
    "*": "ply",
    spinner: "ply",
    strut: "fieldGrey",
    gear: "fieldGrey",
    hub: "germanGreen",
    radiator: "gunmetal",
  },
  camouflaged: ["wing", "lowerwing", "tailplane"],
  under: "germanPaleBlue",
  underLine: points("0 -2; 8 -2"),
  bands: [],
  areas: [...cockpit(["fuselage"], [0, 2.86], 0.5, 0.62), face([0, 0.6])],
  splinters: [
    ...fields(
      { on: ["wing", "lowerwing"], from: 0.9, to: 2.9, slant: 0.9 },
      [-5.6, -3.4, -1.7, 0, 1.7, 3.4, 5.6],
      ["germanGreen", "germanRust", "germanPaleGreen"],
    ),
    ...fields(
      { on: ["tailplane"], from: 5.2, to: 7.1, slant: 0.4 },
      [-2, 0.2, 2],
      ["germanRust", "germanGreen"],
    ),
  ],
  transfers: crosses({
    wing: [3.45, 1.72, 1.2],
    under: [3.35, 2.08, 0.95],
    side: [4.5, 0.05, 0.46],
    rudder: [6.82, 0.62, 0.62],
  }),
  joints: around("fuselage", 1.7),
};

/** Albatros D.III, master of Bloody April 1917. */
export const albatrosDIII: AircraftType = {
  ...airframe,
  id: "albatros-d-iii",
  title: "Albatros D.III",
  paint,
};

/** Manfred von Richthofen's Albatros of spring 1917, fuselage and tail red. */
export const albatrosDIIIRed: AircraftType = {
  ...airframe,
  id: "albatros-d-iii-red",
  title: "Albatros D.III, Manfred von Richthofen",
  paint: {
    ...paint,
    parts: {
      ...paint.parts,
      "*": "fokkerRed",
      spinner: "fokkerRed",
      strut: "fokkerRed",
      gear: "fokkerRed",
      hub: "fokkerRed",
      tailplane: "fokkerRed",
    },
    camouflaged: ["wing", "lowerwing"],
    splinters: (paint.splinters ?? []).filter(({ on }) => on.includes("wing")),
  },
};
