import { barrel, pair, spinner } from "../../kit/presets.ts";
import { points } from "../../kit/table.ts";
import type { AircraftType, Rib } from "../../kit/type.ts";
import { hurricaneI } from "../dogfight/hurricane-i.ts";
import { dayFighter } from "./british.ts";
import { hinges } from "./marks.ts";
import { refit } from "./refit.ts";

const ribsOf = (part: string): readonly Rib[] =>
  hurricaneI.surfaces.find((surface) => surface.part === part)?.ribs ?? [];

/** Hawker Hurricane Mk IIC with four cannon. */
export const hurricaneIic: AircraftType = {
  ...hurricaneI,
  id: "hurricane-iic",
  title: "Hawker Hurricane IIC",
  source: "Published dimensions: span 12.19 m (40 ft 0 in), length 9.84 m (32 ft 3 in).",
  length: 9.84,
  bodies: refit(hurricaneI.bodies, [spinner([0, 0, -0.24], 0.9, 0.35)]),
  rods: [
    ...(hurricaneI.rods ?? []),
    barrel([2.05, -0.6, 1.55], [2.05, -0.6, 2.7], true, 0.06),
    barrel([2.55, -0.55, 1.75], [2.55, -0.55, 2.7], true, 0.06),
  ],
  propellers: [{ hub: [0, 0, 0.28], diameter: 3.43, blades: 3 }],
  guns: { front: [...pair([2.05, -0.6, 1.55]), ...pair([2.55, -0.55, 1.75])] },
  paint: dayFighter(
    hurricaneI.paint,
    {
      spots: { wing: [4.2, 3.66], size: 1.3, side: [6.7, 0.12], across: 0.86 },
      flash: [8.24, 0.86],
      band: 7.75,
      edge: [points("3 2; 4.7 2; 4.7 2.9; 3 2.72"), points("4.7 2; 5.7 2; 5.7 3.2; 4.7 2.9")],
    },
    hinges(ribsOf("wing"), ribsOf("tailplane"), ribsOf("fin")),
  ),
};
