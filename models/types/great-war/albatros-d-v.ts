import { cockpit, face } from "../../kit/crew.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
import { around, box } from "../../kit/presets.ts";
import { fields } from "../../kit/schemes.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType, Paint } from "../../kit/type.ts";
import { albatros } from "./albatros.ts";
import { SESQUIPLANE } from "./albatros-d-iii.ts";
import { crosses } from "./german.ts";

const airframe = albatros({
  cell: SESQUIPLANE,
  struts: [3.05, 3.05],
  top: 1.02,
  span: 9.05,
  length: 7.33,
  source: "Published dimensions: span 9.05 m, length 7.33 m.",
  fuselage: sections(`
    0.4 -0.34 0.34 0.34
    0.9 -0.5 0.42 0.44
    1.8 -0.6 0.46 0.49
    2.6 -0.58 0.5 0.49
    3.4 -0.48 0.48 0.43
    4.8 -0.27 0.37 0.29
    6.1 -0.06 0.26 0.14
    6.9 0.06 0.18 0.03
  `),
  fin: ribs(`
    0.1 0 5.2 7.1 0.06
    0.38 0 5.7 7.3 0.06
    0.66 0 6.05 7.33 0.06
    0.9 0 6.4 7.2 0.06
    1.04 0 6.7 6.98 0.05
  `),
  bodies: [box("headrest", "3.05 0.4 0.66 0.1; 3.2 0.4 0.78 0.14; 3.9 0.34 0.5 0.06")],
});

const paint: Paint = {
  parts: {
    "*": "ply",
    spinner: "gunmetal",
    strut: "fieldGrey",
    gear: "fieldGrey",
    hub: "germanMauve",
    radiator: "gunmetal",
    headrest: "leather",
  },
  camouflaged: ["wing", "lowerwing", "tailplane"],
  under: "germanPaleBlue",
  underLine: points("0 -2; 8 -2"),
  bands: [],
  areas: [...cockpit(["fuselage"], [0, 2.84], 0.5, 0.6), face([0, 0.6])],
  splinters: [
    ...fields(
      { on: ["wing", "lowerwing"], from: 0.9, to: 2.9, slant: 0.8 },
      [-5.6, -2.9, -0.9, 1.1, 3.1, 5.6],
      ["germanMauve", "germanGreen"],
    ),
    ...fields(
      { on: ["tailplane"], from: 5.2, to: 7.1, slant: 0.4 },
      [-2, 0.1, 2],
      ["germanGreen", "germanMauve"],
    ),
  ],
  transfers: crosses({
    wing: [3.45, 1.72, 1.2],
    under: [3.35, 2.08, 0.95],
    side: [4.7, 0.03, 0.44],
    rudder: [6.8, 0.6, 0.58],
  }),
  joints: around("fuselage", 1.75),
};

/** Albatros D.V, fighter of 1917: an oval fuselage and a headrest. */
export const albatrosDV: AircraftType = { ...airframe, id: "albatros-d-v", title: "Albatros D.V", paint };

/** Eduard von Schleich's black Albatros with its white band. */
export const albatrosDVBlack: AircraftType = {
  ...airframe,
  id: "albatros-d-v-black",
  title: "Albatros D.V, Eduard von Schleich",
  paint: {
    ...paint,
    parts: {
      ...paint.parts,
      "*": "black",
      spinner: "black",
      tailplane: "black",
      gear: "black",
      strut: "black",
      hub: "white",
    },
    camouflaged: ["wing", "lowerwing"],
    areas: [
      ...(paint.areas ?? []),
      ...bothSides([rectangle({ view: "right", on: ["fuselage"], at: [5.45, 0] }, 0.5, 2, "white")]),
    ],
    splinters: (paint.splinters ?? []).filter(({ on }) => on.includes("wing")),
  },
};
