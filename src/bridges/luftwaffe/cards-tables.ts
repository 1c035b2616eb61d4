import type { GivenTables } from "../../games/down-in-flames/data/given.ts";
import { entry } from "../../games/down-in-flames/data/types/entry.ts";

const TWIN = { engines: 2, specials: ["slow-bank", "slow-climb"] } as const;

/** Fighters over the Reich that the card dogfight's own list has not; all figures are ours. */
const FIGHTERS = [
  entry("me-410a-1", "Me 410A-1", "DE 1943", [16, 10, 14, 3, 1], "5/7/2 5/7/2 5/7/1 4/7/1 4/6/1 4/6/1", {
    engines: 2,
    specials: ["slow-bank"],
    gunner: 1,
    model: "luftwaffe/me-410a-1",
  }),
  entry("ju-88c-6", "Ju 88C-6", "DE 1942", [16, 12, 12, 2, 1], "5/6/1 5/6/1 4/6/1 4/5/1 4/5/1 4/5/1", {
    ...TWIN,
    gunner: 1,
    model: "dogfight/ju-88a",
  }),
  entry("me-262a-1", "Me 262A-1a", "DE 1944", [18, 9, 20, 4, 2], "5/10/2 5/10/2 5/10/2 5/9/2 4/9/1 4/9/1", {
    engines: 2,
    specials: ["quick-dive", "slow-bank"],
    model: "luftwaffe/me-262a-1",
  }),
  entry("he-162a-2", "He 162A-2", "DE 1945", [18, 5, 12, 3, 2], "6/9/2 6/9/2 5/9/2 5/9/1 5/8/1 4/8/1", {
    specials: ["quick-dive"],
    model: "luftwaffe/he-162a-2",
  }),
] as const;

/** The heavy bombers where they must fend for themselves: those that lead a stream that has no escort. */
const UNESCORTED = [
  entry("b-17g-lead", "Boeing B-17G", "US 1943", [17, 20, 2, 1, 3], "4/5/1 4/5/1 4/5/1 3/5/1 3/4/1 3/4/1", {
    ...TWIN,
    engines: 4,
    role: "light",
    gunner: 4,
    model: "dogfight/b-17g",
  }),
  entry("b-24j-lead", "Consolidated B-24J", "US 1943", [14, 20, 2, 1, 3], "4/5/1 4/5/1 4/5/1 3/5/1 3/4/1", {
    ...TWIN,
    engines: 4,
    role: "light",
    gunner: 3,
    model: "down-in-flames/b-24j",
  }),
] as const;

/** What the card dogfight needs to know beside its own list. */
export const TABLES_OVER_THE_REICH: GivenTables = {
  name: "1943-45",
  aircraft: [...FIGHTERS, ...UNESCORTED],
};
