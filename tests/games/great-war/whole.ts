import type { Dice } from "../../../src/core/dice/dice.ts";
import { wholeOf } from "../../../src/games/great-war/scenarios.ts";
import type { Config } from "../../../src/games/great-war/setup/config.ts";
import { setupFrom as setupOf } from "../../../src/games/great-war/setup/from-config.ts";
import type { Setup } from "../../../src/games/great-war/setup/setup.ts";
import { firstState as stateOf } from "../../../src/games/great-war/state/first-state.ts";
import type { State } from "../../../src/games/great-war/state/state.ts";

/** The unchanging part of a match of a set-up, which may be the name of a scenario. */
export function setupFrom(config: Config): Setup {
  return setupOf(wholeOf(config));
}

/** How a match of a set-up begins, which may be the name of a scenario. */
export function firstState(config: Config, dice: Dice): State {
  return stateOf(wholeOf(config), dice);
}
