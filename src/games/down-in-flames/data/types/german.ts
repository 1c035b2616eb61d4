import type { AircraftCard } from "./aircraft.ts";
import { entry } from "./entry.ts";

/** Fighters and light bombers of Germany: our own figures, with those of DIF-3.2.9, DIF-4.1.8 and DIF-7.1.1. */
export const GERMAN: readonly AircraftCard[] = [
  entry("bf-109e-4", "Bf 109E-4", "DE 1940", [17, 6, 8, 3, 2], "8/6/2 7/7/2 7/7/2 6/7/1 6/6/1 6/6/1", {
    spent: 2,
    specials: ["quick-dive"],
    model: "dogfight/bf-109e-3",
  }),
  entry("bf-109f-4", "Bf 109F-4", "DE 1941", [19, 6, 6, 4, 3], "8/7/3 7/7/3 7/8/2 6/8/2 6/7/1 5/7/1 5/7/1", {
    specials: ["quick-climb"],
  }),
  entry("bf-109g-6", "Bf 109G-6", "DE 1943", [19, 6, 8, 4, 3], "7/7/4 7/7/3 6/7/2 6/8/2 6/7/1 5/7/1 5/7/1", {
    specials: ["quick-climb"],
    rockets: 1,
    model: "dogfight/bf-109g-6",
  }),
  entry("fw-190a-6", "Fw 190A-6", "DE 1943", [17, 8, 18, 4, 3], "7/7/3 7/7/2 6/8/2 6/8/1 5/8/1 5/7/1", {
    specials: ["quick-bank", "quick-dive"],
    load: true,
    rockets: 1,
    model: "dogfight/fw-190a-8",
  }),
  entry("fw-190a-8", "Fw 190A-8", "DE 1944", [16, 8, 20, 3, 2], "7/7/2 6/7/2 6/8/1 6/8/1 5/7/1 5/7/1", {
    specials: ["quick-bank", "quick-dive"],
    load: true,
    model: "dogfight/fw-190a-8",
  }),
  entry("bf-110e-2", "Bf 110E-2", "DE 1941", [15, 10, 10, 3, 1], "6/6/2 5/6/1 5/7/1 4/6/1 4/6/1", {
    engines: 2,
    spent: 4,
    specials: ["slow-bank"],
    gunner: 1,
    load: true,
    model: "dogfight/bf-110c",
  }),
  entry("bf-110g-2", "Bf 110G-2", "DE 1943", [17, 10, 12, 3, 2], "5/6/3 5/7/2 4/7/2 4/7/1 4/7/1 3/6/1", {
    engines: 2,
    spent: 4,
    specials: ["slow-bank"],
    gunner: 1,
    load: true,
    rockets: 2,
  }),
  entry("ju-87d-3", "Ju 87D-3", "DE 1942", [11, 7, 2, 1, 1], "6/5/1 5/5/1 5/5/1 4/4/1", {
    role: "light",
    specials: ["slow-climb"],
    gunner: 1,
    load: true,
  }),
];
