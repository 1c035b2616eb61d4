import type { AircraftCard } from "./aircraft.ts";
import { entry } from "./entry.ts";

/** Fighters and light bombers of the United States: our own figures. The P-51D-10 has at level 18 what DIF-8.4.4 says of it. */
export const AMERICAN: readonly AircraftCard[] = [
  entry("f4f-4", "F4F-4 Wildcat", "US 1942", [17, 7, 12, 2, 3], "8/6/2 8/6/1 7/6/1 7/6/1 6/6/1 6/5/1", {
    sight: "beam",
    specials: ["thach-weave"],
    model: "dogfight/f4f-4",
  }),
  entry("f6f-5", "F6F-5 Hellcat", "US 1944", [18, 9, 12, 4, 3], "8/7/3 7/7/2 7/7/2 6/8/1 6/7/1 5/7/1", {
    sight: "beam",
    load: true,
    model: "dogfight/f6f-5",
  }),
  entry("f4u-1d", "F4U-1D Corsair", "US 1944", [18, 9, 12, 4, 3], "8/7/3 7/8/2 7/8/2 6/8/1 6/8/1 5/7/1", {
    sight: "beam",
    specials: ["quick-bank"],
    load: true,
  }),
  entry("p-40e", "P-40E Kittyhawk", "US 1942", [14, 6, 12, 3, 2], "8/6/2 7/7/1 7/7/1 6/7/1 6/6/1", {
    specials: ["quick-dive", "slow-climb"],
    load: true,
    model: "dogfight/p-40e",
  }),
  entry(
    "p-38j",
    "P-38J Lightning",
    "US 1944",
    [22, 10, 12, 4, 1],
    "5/7/3 4/7/3 4/8/2 4/8/2 3/8/1 3/8/1 2/7/1 2/7/1",
    {
      engines: 2,
      spent: 8,
      specials: ["quick-climb", "dive-limit", "slow-bank"],
      load: true,
    },
  ),
  entry(
    "p-47d-25",
    "P-47D-25 Thunderbolt",
    "US 1944",
    [21, 9, 16, 4, 3],
    "7/7/3 7/8/2 6/8/2 6/9/1 5/8/1 5/8/1 5/8/1",
    {
      specials: ["quick-dive", "slow-climb"],
      load: true,
      model: "dogfight/p-47d",
    },
  ),
  entry(
    "p-51d-10",
    "P-51D-10 Mustang",
    "US 1944",
    [20, 7, 12, 4, 3],
    "7/8/3 7/8/3 6/8/2 6/9/2 6/9/1 5/8/1 5/8/1",
    {
      specials: ["quick-dive"],
      load: true,
      model: "dogfight/p-51d",
    },
  ),
  entry("sbd-3", "SBD-3 Dauntless", "US 1942", [12, 7, 4, 1, 1], "6/5/1 6/5/1 5/5/1 5/5/1", {
    role: "light",
    sight: "simple",
    gunner: 1,
    load: true,
  }),
];
