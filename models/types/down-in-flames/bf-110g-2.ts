import { bothSides } from "../../kit/markings.ts";
import { barrel, box, pair } from "../../kit/presets.ts";
import { ribs } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { bf110c } from "../dogfight/bf-110c.ts";
import { dapples } from "./dapples.ts";
import { refit } from "./refit.ts";

/** The larger rudders of the G. */
const fin = ribs(`
    -0.62 0 11.0 11.6 0.08
    -0.4 0 10.8 11.95 0.08
    0.1 0 10.55 12.1 0.08
    0.7 0 10.6 12.1 0.08
    1.2 0 10.95 11.95 0.08
    1.4 0 11.3 11.65 0.05
  `);
const GREY: Readonly<Record<string, string>> = { rlm71: "rlm74", rlm65: "rlm76", rlm02: "rlm75" };
const grey = (colour: string): string => GREY[colour] ?? colour;
const { paint } = bf110c;

/** Messerschmitt Bf 110 G-2 of the defence of the Reich, with the mortar tubes below its wings. */
export const bf110g2: AircraftType = {
  ...bf110c,
  id: "bf-110g-2",
  title: "Messerschmitt Bf 110G-2",
  source: "Published dimensions: span 16.25 m; length as the C, 12.07 m, without guns.",
  bodies: [
    ...bf110c.bodies,
    box("tray", "1.6 -0.78 -0.4 0.2 3; 2.1 -0.84 -0.4 0.26 3; 4.6 -0.8 -0.4 0.26 3; 5.4 -0.6 -0.4 0.14"),
    ...[4.25, 4.75].map((x) =>
      box("tube", "2.7 -0.16 0.16 0.16; 2.75 -0.17 0.17 0.17; 4.1 -0.17 0.17 0.17", {
        at: [x, -0.36, 0],
        mirror: true,
      }),
    ),
  ],
  surfaces: refit(bf110c.surfaces, [
    { part: "fin", kind: "fin", ribs: fin, at: [2.2, 0.46, 0], mirror: true },
  ]),
  rods: [
    ...(bf110c.rods ?? []),
    barrel([0.14, -0.68, 0.8], [0.14, -0.66, 2.2], true, 0.05),
    barrel([0.07, 1.22, 7.2], [0.07, 1.0, 6.2], true, 0.035),
  ],
  guns: {
    front: [...pair([0.12, 0.1, -0.06]), ...pair([0.3, 0.05, -0.06]), ...pair([0.14, -0.68, 0.8])],
    rear: [[0, 1.22, 7.2]],
  },
  paint: {
    ...paint,
    parts: { "*": "rlm75", spinner: "rlm70", radiator: "rlm76", tray: "rlm76", tube: "rlm76" },
    under: "rlm76",
    bands: [],
    splinters: [
      ...(paint.splinters ?? []).map((patch) => ({ ...patch, colour: grey(patch.colour) })),
      ...bothSides(
        dapples(
          { view: "right", on: ["fuselage", "fin"], from: [1, -0.1], to: [12, 1.6], step: 0.62 },
          0.4,
          "rlm74",
        ),
      ),
    ],
  },
};
