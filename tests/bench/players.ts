export { playGame } from "../../src/cli/playout.ts";
export { timed } from "../../src/cli/timed.ts";
export { dogfight } from "../../src/games/dogfight/index.ts";
export { greatWar } from "../../src/games/great-war/index.ts";
export { ace } from "../../src/opponents/ace.ts";
export { cadet } from "../../src/opponents/cadet.ts";
export { pilot } from "../../src/opponents/pilot.ts";
export { greedy } from "../opponents/greedy.ts";
