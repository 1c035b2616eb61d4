import { GAMES } from "../../src/games/index.ts";
import { skirmishEntry } from "./skirmish/entry.ts";
import { conformance } from "./suite.ts";

/** Random games a scenario. */
const SEEDS = 200;

for (const entry of [...GAMES, skirmishEntry]) conformance(entry, { seeds: SEEDS });
