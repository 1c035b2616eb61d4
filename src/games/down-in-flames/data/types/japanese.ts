import type { AircraftCard } from "./aircraft.ts";
import { entry } from "./entry.ts";

/** Fighters and light bombers of Japan: our own figures. The A6M2 has at level 2 what DIF-8.3 says of it. */
export const JAPANESE: readonly AircraftCard[] = [
  entry("a6m2", "A6M2 Zero", "JP 1940", [16, 4, 8, 3, 4], "9/6/3 9/6/2 8/7/2 7/6/1 7/6/1 7/6/1", {
    spent: 2,
    specials: ["dive-limit", "slow-dive"],
    load: true,
    model: "dogfight/a6m2",
  }),
  entry("a6m5", "A6M5 Zero", "JP 1943", [19, 4, 10, 3, 3], "9/6/3 8/6/2 8/7/2 7/7/1 6/7/1 6/6/1 6/6/1", {
    spent: 2,
    specials: ["dive-limit"],
    load: true,
  }),
  entry("ki-43-ii", "Ki-43-II", "JP 1942", [18, 5, 4, 3, 3], "9/6/3 8/6/2 8/6/2 7/6/1 7/6/1 6/6/1", {
    specials: ["dive-limit", "slow-dive"],
    load: true,
  }),
  entry("ki-61-i-hei", "Ki-61-I Hei", "JP 1943", [16, 6, 12, 3, 3], "8/6/3 7/7/2 7/7/2 7/7/1 6/7/1 6/6/1", {
    spent: 4,
    specials: ["quick-dive"],
  }),
  entry("d3a1", "D3A1", "JP 1940", [15, 5, 2, 1, 2], "7/5/1 7/5/1 6/5/1 6/4/1 5/4/1", {
    role: "light",
    sight: "simple",
    gunner: 1,
    load: true,
  }),
];
