import type { Dice } from "../../../src/core/dice/dice.ts";
import type { Config } from "../../../src/games/great-war/data/config/config.ts";
import { wholeOf } from "../../../src/games/great-war/rules/scenarios.ts";
import { setupFrom as setupOf } from "../../../src/games/great-war/rules/setup/from-config.ts";
import type { Setup } from "../../../src/games/great-war/rules/setup/setup.ts";
import { firstState as stateOf } from "../../../src/games/great-war/rules/state/first-state.ts";
import type { State } from "../../../src/games/great-war/rules/state/state.ts";

/** The unchanging part of a match of a set-up, which may be the name of a scenario. */
export function setupFrom(config: Config): Setup {
  return setupOf(wholeOf(config));
}

/** How a match of a set-up begins, which may be the name of a scenario. */
export function firstState(config: Config, dice: Dice): State {
  return stateOf(wholeOf(config), dice);
}
