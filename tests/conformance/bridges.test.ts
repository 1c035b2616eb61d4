import { BRIDGES } from "../../src/bridges/index.ts";
import { bridgeConformance } from "./bridges.ts";
import { patrolsAsDogfights } from "./campaign/bridge.ts";
import { games } from "./games.ts";

for (const line of [...BRIDGES, patrolsAsDogfights]) bridgeConformance(line, games);
