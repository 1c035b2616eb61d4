import { games, seedsOf } from "./games.ts";
import { conformance } from "./suite.ts";

for (const entry of games) conformance(entry, { seeds: seedsOf(entry), from: 0 });
