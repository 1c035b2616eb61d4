import { box, mast, spinner, stubs } from "../../kit/presets.ts";
import { sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { spitfireIa } from "../dogfight/spitfire-ia.ts";
import { refit } from "./refit.ts";
import { CANNON, CANNON_GUNS, CANNON_PAINT } from "./spitfire-vb.ts";

/** Supermarine Spitfire LF Mk IX: the longer nose of the Merlin 66, four blades and two radiators. */
export const spitfireLfIx: AircraftType = {
  ...spitfireIa,
  id: "spitfire-lf-ix",
  title: "Supermarine Spitfire LF IX",
  source: "Published dimensions: span 11.23 m (36 ft 10 in), length 9.46 m (31 ft 0 in).",
  length: 9.46,
  bodies: refit(spitfireIa.bodies, [
    spinner([0, 0, -0.34], 0.72, 0.345),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.38 -0.36 0.35 0.345
    0.85 -0.52 0.44 0.4 2.2
    1.7 -0.63 0.53 0.43 2.3
    2.7 -0.72 0.6 0.46 2.2
    3.5 -0.76 0.64 0.47 2.1
    4.4 -0.68 0.68 0.46
    5.3 -0.5 0.7 0.4
    6.4 -0.25 0.6 0.29
    7.5 -0.02 0.47 0.17
    8.4 0.12 0.38 0.08
    8.8 0.17 0.33 0.03
  `),
    },
    box("radiator", "3.5 -0.9 -0.5 0.3 5; 4.3 -0.92 -0.5 0.32 5; 4.8 -0.64 -0.5 0.3 4", {
      at: [1.45, 0, 0],
      mirror: true,
    }),
    box("scoop", "1.7 -0.86 -0.5 0.11 3; 2.1 -0.88 -0.5 0.13 3; 2.9 -0.76 -0.6 0.1"),
  ]),
  rods: [...stubs(0.47, 0.22, [0.95, 1.2, 1.45, 1.7, 1.95, 2.2]), mast([0, 0.7, 5.35], 0.58), ...CANNON],
  propellers: [{ hub: [0, 0, 0.04], diameter: 3.28, blades: 4, chord: 0.28 }],
  guns: CANNON_GUNS,
  paint: CANNON_PAINT,
};
