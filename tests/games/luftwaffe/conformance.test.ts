import { conformance } from "../../conformance/suite.ts";
import { luftwaffeEntry } from "./entry.ts";

/** Its twelve scenarios ask the same questions of more and more units. */
const GAMES = 1;

for (const shard of [1, 2, 3, 4] as const) conformance(luftwaffeEntry, shard, GAMES);
