import { games, SEEDS } from "./games.ts";
import { conformance } from "./suite.ts";

for (const entry of games) conformance(entry, { seeds: SEEDS, from: 1 });
