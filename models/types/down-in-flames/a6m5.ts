import { bothSides, rectangle } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, cowling, opening, pair, spinner, stubs } from "../../kit/presets.ts";
import { points, ribs } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { a6m2 } from "../dogfight/a6m2.ts";
import { japanese } from "./marks.ts";
import { refit } from "./refit.ts";

const wing = roundTip(
  ribs(`
    0.3 -0.44 2.0 4.55 0.14
    5.5 0.07 2.5 3.86 0.09
  `),
  1.15,
  2.2,
);

/** Mitsubishi A6M5 Model 52: the round, shorter wing and single exhausts of 1943. */
export const a6m5: AircraftType = {
  ...a6m2,
  id: "a6m5",
  title: "Mitsubishi A6M5 Zero",
  source: "Published dimensions: span 11.00 m, length 9.12 m.",
  span: 11,
  length: 9.12,
  bodies: refit(a6m2.bodies, [spinner([0, 0, 0], 0.5, 0.3), cowling(0.42, 1.25, 0.61)]),
  surfaces: refit(a6m2.surfaces, [{ part: "wing", kind: "wing", ribs: wing, mirror: true, spacing: 0.85 }]),
  rods: [...(a6m2.rods ?? []), ...stubs(0.58, -0.1, [1.6]), ...stubs(0.5, -0.34, [1.6])],
  propellers: [{ hub: [0, 0, 0.32], diameter: 3.05, blades: 3, colour: "bareMetal", tips: "yellow" }],
  guns: { front: [...pair([0.15, 0.5, 1]), ...pair([2.3, -0.26, 2.0])] },
  paint: {
    parts: { "*": "#3f5340", spinner: "bareMetal", cowl: "cowlBlack" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin"],
    under: "mitsubishiGrey",
    underLine: points("0 -0.2; 4 -0.26; 7 0; 9 0.12"),
    areas: [
      opening(0.61),
      // The yellow leading edge of every fighter since 1942.
      ...bothSides([
        { view: "top", on: ["wing"], colour: "yellow", shape: points("0.9 1.9; 3 2.1; 3 2.36; 0.9 2.16") },
      ]),
    ],
    bands: [],
    transfers: [
      ...japanese({ wing: [4.1, 3.2], size: 1.2, side: [6, 0.12], across: 0.76 }, true),
      ...bothSides([
        rectangle({ view: "right", on: ["fin"], at: [8.2, 0.95] }, 2, 0.09, "insignia"),
        ribLine("top", "wing", wing, [2.8, 0.76], [5, 0.72]),
        ribLine("top", "wing", wing, [0.6, 0.8], [2.75, 0.76]),
      ]),
    ],
    joints: [...around("fuselage", 2.1, 7.1), ...around("canopy", 3.1, 3.55, 4, 4.4, 4.8)],
  },
};
