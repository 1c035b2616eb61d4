export { playGame } from "../../src/cli/playout.ts";
export { timed } from "../../src/cli/timed.ts";
export { dogfight } from "../../src/games/dogfight/game.ts";
export { greatWar } from "../../src/games/great-war/game.ts";
export { ace } from "../../src/opponents/ace.ts";
export { cadet } from "../../src/opponents/cadet.ts";
export { pilot } from "../../src/opponents/pilot.ts";
export { greedy } from "../opponents/greedy.ts";
