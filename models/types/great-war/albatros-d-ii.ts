import { cockpit, face } from "../../kit/crew.ts";
import { roundTip } from "../../kit/planform.ts";
import { around } from "../../kit/presets.ts";
import type { Cell } from "../../kit/rigging.ts";
import { fields } from "../../kit/schemes.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { albatros } from "./albatros.ts";
import { crosses } from "./german.ts";

const cell: Cell = {
  upper: roundTip(ribs("0 0.86 0.98 2.58 0.06; 3.75 0.86 0.98 2.62 0.06; 4.25 0.86 1.2 2.7 0.05"), 0.45, 2.4),
  lower: roundTip(ribs("0.2 -0.5 1.1 2.7 0.06; 3.5 -0.42 1.1 2.72 0.06; 4 -0.42 1.3 2.78 0.05"), 0.45, 2.4),
};

/** Albatros D.II, fighter of autumn 1916: varnished plywood, wings in green and rust. */
export const albatrosDII: AircraftType = {
  ...albatros({
    cell,
    struts: [2.9, 2.9],
    top: 0.86,
    span: 8.5,
    length: 7.4,
    source: "Published dimensions: span 8.50 m, length 7.40 m.",
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
    0.12 0 5.3 7.1 0.06
    0.4 0 5.75 7.32 0.06
    0.7 0 6.15 7.4 0.06
    0.95 0 6.5 7.34 0.06
    1.08 0 6.75 7.1 0.05
  `),
  }),
  id: "albatros-d-ii",
  title: "Albatros D.II",
  paint: {
    parts: {
      "*": "ply",
      spinner: "gunmetal",
      strut: "fieldGrey",
      gear: "fieldGrey",
      hub: "germanPaleBlue",
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
        [-5.4, -2.6, -0.6, 1.4, 3.3, 5.6],
        ["germanGreen", "germanRust"],
      ),
      ...fields(
        { on: ["tailplane"], from: 5.2, to: 7.1, slant: 0.4 },
        [-2, 0.2, 2],
        ["germanRust", "germanGreen"],
      ),
    ],
    transfers: crosses({
      wing: [3.35, 1.8, 1.25],
      under: [3.2, 1.9, 1.25],
      side: [4.5, 0.05, 0.46],
      rudder: [6.85, 0.62, 0.62],
    }),
    joints: around("fuselage", 1.7),
  },
};
