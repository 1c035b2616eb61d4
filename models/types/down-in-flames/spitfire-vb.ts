import { barrel, pair } from "../../kit/presets.ts";
import { points } from "../../kit/table.ts";
import type { AircraftType, Rib } from "../../kit/type.ts";
import { spitfireIa } from "../dogfight/spitfire-ia.ts";
import { dayFighter } from "./british.ts";
import { hinges } from "./marks.ts";

const ribsOf = (part: string): readonly Rib[] =>
  spitfireIa.surfaces.find((surface) => surface.part === part)?.ribs ?? [];

/** The paint of the marks with cannon, of which the wings are those of the first. */
export const CANNON_PAINT = dayFighter(
  spitfireIa.paint,
  {
    spots: { wing: [3.95, 3.55], size: 1.4, side: [6.3, 0.16], across: 0.84 },
    flash: [7.84, 0.86],
    band: 7.25,
    edge: [points("2.9 2; 4.3 2; 4.3 2.84; 2.9 2.66"), points("4.3 2; 5.5 2; 5.5 3.26; 4.3 2.84")],
  },
  hinges(ribsOf("wing"), ribsOf("tailplane"), ribsOf("fin")),
);

/** The barrels of the cannon, by which one knows the B wing. */
export const CANNON = [barrel([1.95, -0.46, 1.7], [1.95, -0.46, 2.6], true, 0.06)];
export const CANNON_GUNS = { front: [...pair([1.95, -0.46, 1.7]), ...pair([3.3, -0.32, 2.5])] };

/** Supermarine Spitfire Mk VB, the sweeps over France of 1941 and 1942. */
export const spitfireVb: AircraftType = {
  ...spitfireIa,
  id: "spitfire-vb",
  title: "Supermarine Spitfire VB",
  source: "Published dimensions: span 11.23 m (36 ft 10 in), length 9.12 m (29 ft 11 in).",
  rods: [...(spitfireIa.rods ?? []), ...CANNON],
  guns: CANNON_GUNS,
  paint: CANNON_PAINT,
};
