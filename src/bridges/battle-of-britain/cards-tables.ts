import type { GivenTables } from "../../games/down-in-flames/data/given.ts";
import type { BomberCard } from "../../games/down-in-flames/data/types/bomber.ts";
import { entry } from "../../games/down-in-flames/data/types/entry.ts";

const TWIN = { engines: 2, specials: ["slow-bank", "slow-climb"] } as const;

/** Fighters and light bombers of 1940 that the card dogfight's own list has not; all figures are ours. */
const AIRCRAFT = [
  entry("blenheim-if", "Blenheim IF", "GB 1938", [13, 9, 8, 2, 1], "5/5/1 5/5/1 4/5/1 4/5/1 4/5/1", {
    ...TWIN,
    gunner: 1,
    model: "generic/generic-twin",
  }),
  entry("defiant-i", "Defiant I", "GB 1939", [15, 7, 4, 2, 2], "6/5/1 6/5/1 5/5/1 5/5/1 5/4/1", {
    gunner: 3,
    model: "dogfight/defiant-i",
  }),
  entry("gladiator", "Gladiator", "GB 1937", [16, 5, 4, 2, 3], "10/4/2 9/4/2 9/5/1 8/4/1 8/4/1 7/4/1", {
    sight: "simple",
    specials: ["slow-dive"],
    model: "dogfight/gladiator",
  }),
  entry("bf-110c-4", "Bf 110C-4", "DE 1940", [16, 10, 10, 3, 1], "6/6/2 6/6/1 5/7/1 5/6/1 4/6/1 4/6/1", {
    engines: 2,
    spent: 4,
    specials: ["slow-bank"],
    gunner: 1,
    model: "dogfight/bf-110c",
  }),
  entry("ju-87b-2", "Ju 87B-2", "DE 1939", [13, 6, 2, 1, 1], "6/5/1 5/5/1 5/5/1 4/4/1 4/4/1", {
    role: "light",
    specials: ["slow-climb"],
    gunner: 1,
    model: "dogfight/ju-87b-2",
  }),
] as const;

/** The same bombers where they must fend for themselves: the leading squadron of a raid that has no escort. */
const UNESCORTED = [
  entry("do-17z-lead", "Dornier Do 17Z-2", "DE 1939", [13, 12, 2, 1, 2], "5/5/1 5/5/1 4/5/1 4/5/1 4/5/1", {
    ...TWIN,
    role: "light",
    gunner: 2,
    model: "generic/generic-twin",
  }),
  entry("he-111h-lead", "Heinkel He 111H-2", "DE 1939", [10, 14, 2, 1, 2], "4/4/1 4/4/1 4/4/1 4/4/1", {
    ...TWIN,
    role: "light",
    gunner: 2,
    model: "dogfight/he-111h",
  }),
  entry("ju-88a-lead", "Junkers Ju 88A-1", "DE 1940", [12, 14, 2, 1, 2], "5/5/1 5/5/1 4/5/1 4/5/1", {
    ...TWIN,
    role: "light",
    gunner: 2,
    model: "dogfight/ju-88a",
  }),
] as const;

const DO_17: BomberCard = {
  id: "do-17z",
  name: "Do 17Z",
  nation: "DE",
  role: "medium",
  defense: 7,
  maxLevel: 13,
  turret: 1,
  model: "generic/generic-twin",
};

/** What the card dogfight needs to know beside its own list. */
export const TABLES_OF_1940: GivenTables = {
  name: "1940",
  aircraft: [...AIRCRAFT, ...UNESCORTED],
  bombers: [DO_17],
};
