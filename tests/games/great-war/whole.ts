import type { Dice } from "../../../src/core/dice.ts";
import type { Config } from "../../../src/games/great-war/config.ts";
import { firstState as stateOf } from "../../../src/games/great-war/first-state.ts";
import { setupFrom as setupOf } from "../../../src/games/great-war/from-config.ts";
import { wholeOf } from "../../../src/games/great-war/scenarios.ts";
import type { Setup } from "../../../src/games/great-war/setup.ts";
import type { State } from "../../../src/games/great-war/state.ts";

/** The unchanging part of a match of a set-up, which may be the name of a scenario. */
export function setupFrom(config: Config): Setup {
  return setupOf(wholeOf(config));
}

/** How a match of a set-up begins, which may be the name of a scenario. */
export function firstState(config: Config, dice: Dice): State {
  return stateOf(wholeOf(config), dice);
}
