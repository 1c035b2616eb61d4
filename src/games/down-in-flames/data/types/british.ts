import type { AircraftCard } from "./aircraft.ts";
import { entry } from "./entry.ts";

/** Fighters of Great Britain: our own figures, with the Hit Values of DIF-3.2.9 and DIF-10.12. */
export const BRITISH: readonly AircraftCard[] = [
  entry("spitfire-ia", "Spitfire IA", "GB 1940", [17, 6, 8, 3, 3], "9/6/3 8/6/2 8/7/2 7/7/1 7/6/1 6/6/1", {
    specials: ["slow-dive"],
    model: "dogfight/spitfire-ia",
  }),
  entry("spitfire-vb", "Spitfire VB", "GB 1941", [18, 6, 12, 3, 3], "9/7/3 8/7/2 7/7/2 7/7/1 6/7/1 6/7/1", {
    spent: 4,
  }),
  entry(
    "spitfire-lf-ix",
    "Spitfire LF IX",
    "GB 1943",
    [20, 6, 12, 4, 4],
    "8/7/4 8/8/3 7/8/3 7/8/2 6/8/1 6/7/1 5/7/1",
    {
      spent: 4,
      specials: ["quick-climb"],
    },
  ),
  entry("hurricane-i", "Hurricane I", "GB 1940", [16, 6, 8, 2, 3], "9/5/2 8/6/2 8/6/1 7/6/1 7/6/1 6/5/1", {
    specials: ["slow-dive"],
    model: "dogfight/hurricane-i",
  }),
  entry(
    "hurricane-iic",
    "Hurricane IIC",
    "GB 1941",
    [17, 6, 8, 3, 3],
    "8/6/2 8/6/2 7/6/2 7/7/1 6/6/1 6/6/1",
    {
      choice: 16,
      load: true,
    },
  ),
  entry("beaufighter-if", "Beaufighter IF", "GB 1940", [13, 12, 22, 2, 1], "5/6/2 5/6/1 4/6/1 4/6/1 4/6/1", {
    engines: 2,
    spent: 6,
    mostHits: 2,
    specials: ["slow-bank", "slow-climb"],
  }),
];
