import { bothSides, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { bands, spinner } from "../../kit/presets.ts";
import { ribs } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { yak9 } from "../dogfight/yak-9.ts";
import { hinges, soviet } from "./marks.ts";
import { refit } from "./refit.ts";

const wing = roundTip(
  ribs(`
    0.3 -0.52 2.05 4.6 0.14
    5 -0.01 2.62 3.75 0.09
  `),
  1.2,
  2.2,
);
const ribsOf = (part: string) => yak9.surfaces.find((surface) => surface.part === part)?.ribs ?? [];

/** Yakovlev Yak-1b with the cut-down back, in the greys of 1943. */
export const yak1b: AircraftType = {
  ...yak9,
  id: "yak-1b",
  title: "Yakovlev Yak-1b",
  source: "Published dimensions: span 10.00 m, length 8.48 m.",
  span: 10,
  length: 8.48,
  bodies: refit(yak9.bodies, [spinner([0, 0, 0], 0.62, 0.32)]),
  surfaces: refit(yak9.surfaces, [{ part: "wing", kind: "wing", ribs: wing, mirror: true, spacing: 0.85 }]),
  guns: {
    front: [
      [0, 0, 0],
      [-0.14, 0.44, 1.2],
    ],
  },
  paint: {
    ...yak9.paint,
    parts: { "*": "#77868d", spinner: "white", scoop: "sovietBlue", oilcooler: "sovietBlue" },
    areas: bothSides([
      {
        view: "right",
        on: ["fin"],
        colour: "red",
        shape: [
          [7.86, -0.2],
          [9, -0.2],
          [9, 1.4],
          [7.98, 1.4],
        ],
      },
      rectangle({ view: "right", on: ["fuselage"], at: [6.95, 0.2] }, 0.3, 3, "insignia"),
    ]),
    bands: [
      ...bands(
        "#4d565c",
        1.1,
        "-5 3.4; -3.6 2.4",
        "-2.6 4.8; -1.4 3.4; -0.8 2",
        "0.9 4.8; 2.2 3.4; 2.4 2",
        "3.6 4.2; 5 3.4",
      ),
      ...bands(
        "#4d565c",
        0.9,
        "-0.7 1.9; 0.7 1.2",
        "-0.7 5.6; 0.7 4.9",
        "-1.8 7.4; -0.7 7.9",
        "0.6 7.9; 1.8 7.2",
      ),
    ],
    transfers: [
      ...soviet({ wing: [3.7, 3.15], size: 1, side: [6.15, 0.18], across: 0.7 }, [7.55, 0.75], 0.55),
      ...hinges(wing, ribsOf("tailplane")),
    ],
  },
};
