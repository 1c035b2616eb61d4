import { games } from "./games.ts";
import { conformance } from "./suite.ts";

for (const entry of games) conformance(entry, 4);
