import { bothSides, rectangle } from "../../kit/markings.ts";
import { around, barrel, box, spinner } from "../../kit/presets.ts";
import { points, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { ju87b2 } from "../dogfight/ju-87b-2.ts";
import { refit } from "./refit.ts";

/** Junkers Ju 87 D-3: a longer, cleaner nose, a canopy that falls away, and coolers below the wings. */
export const ju87d3: AircraftType = {
  ...ju87b2,
  id: "ju-87d-3",
  title: "Junkers Ju 87D-3",
  source: "Published dimensions: span 13.80 m, length 11.50 m, inverted gull wing.",
  length: 11.5,
  bodies: refit(ju87b2.bodies, [
    spinner([0, 0, -0.5], 0.8, 0.4),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.3 -0.42 0.4 0.4
    0.7 -0.6 0.46 0.46 2.3
    1.5 -0.72 0.58 0.54 2.4
    2.3 -0.74 0.67 0.57 2.4
    3.2 -0.7 0.72 0.56 2.4
    4.6 -0.68 0.74 0.56 2.2
    5.9 -0.56 0.74 0.5
    7.4 -0.3 0.66 0.36
    9 0 0.56 0.2
    10.2 0.18 0.46 0.09
    10.55 0.22 0.4 0.04
  `),
    },
    box(
      "canopy",
      "2.65 0.45 0.72 0.22 2.6; 3.15 0.45 1.24 0.34 3.2; 4.1 0.45 1.36 0.37 3; 5 0.45 1.24 0.34 3; 5.9 0.45 1.04 0.28 2.6; 6.6 0.45 0.74 0.16",
      { sides: 10 },
    ),
    box("cooler", "0.5 -0.78 -0.4 0.22 3; 0.8 -0.88 -0.4 0.28 3; 1.6 -0.86 -0.4 0.26 3; 2.4 -0.7 -0.4 0.14"),
    box("radiator", "2.9 -0.3 0.1 0.3 4; 3.5 -0.32 0.1 0.32 4; 4.3 -0.16 0.1 0.28 4", {
      at: [1.35, -0.72, 0],
      mirror: true,
    }),
  ]),
  rods: [...(ju87b2.rods ?? []), barrel([0.07, 1.2, 7.3], [0.07, 0.98, 6.2], true, 0.035)],
  propellers: [{ hub: [0, 0, -0.06], diameter: 3.4, blades: 3, colour: "rlm70", tips: "rlm70", chord: 0.34 }],
  paint: {
    ...ju87b2.paint,
    parts: { ...ju87b2.paint.parts, cooler: "rlm65", radiator: "rlm65" },
    // The yellow of the Eastern Front.
    areas: [
      ...bothSides([
        rectangle({ view: "right", on: ["fuselage"], at: [8.4, 0.2] }, 0.5, 3, "yellow"),
        { view: "bottom", on: ["wing"], colour: "yellow", shape: points("6 2.8; 7 2.8; 7 5.6; 6 5.6") },
      ]),
    ],
    joints: [...around("fuselage", 2.35), ...around("canopy", 3.15, 3.65, 4.1, 4.6, 5, 5.5, 5.9)],
  },
};
