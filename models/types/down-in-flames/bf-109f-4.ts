import { bothSides, rectangle } from "../../kit/markings.ts";
import { points } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { bf109g6 } from "../dogfight/bf-109g-6.ts";
import { refit } from "./refit.ts";

/** Messerschmitt Bf 109 F-4: the G's airframe before its bulges, over the Channel with yellow chin and rudder. */
export const bf109f4: AircraftType = {
  ...bf109g6,
  id: "bf-109f-4",
  title: "Messerschmitt Bf 109F-4",
  source: "Published dimensions: span 9.92 m, length 8.94 m.",
  length: 8.94,
  bodies: refit(bf109g6.bodies, [], "bulge"),
  guns: {
    front: [
      [0, 0, 0],
      [0.16, 0.48, 1.4],
      [-0.16, 0.48, 1.4],
    ],
  },
  paint: {
    ...bf109g6.paint,
    areas: [
      {
        view: "bottom",
        on: ["fuselage"],
        colour: "yellow",
        shape: points("-0.6 0.7; 0.6 0.7; 0.6 2.4; -0.6 2.4"),
      },
      ...bothSides([
        {
          view: "right",
          on: ["fuselage"],
          colour: "yellow",
          shape: points("0.7 -0.8; 2.4 -0.8; 2.4 -0.34; 0.7 -0.2"),
        },
        rectangle({ view: "right", on: ["fin"], at: [8.72, 0.8] }, 0.8, 2, "yellow"),
      ]),
    ],
  },
};
