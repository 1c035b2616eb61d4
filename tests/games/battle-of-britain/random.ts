import type { Dice } from "../../../src/core/dice/dice.ts";
import { battleOfBritain as game } from "../../../src/games/battle-of-britain/game.ts";
import type { Order } from "../../../src/games/battle-of-britain/grammar/order.ts";
import type { Config } from "../../../src/games/battle-of-britain/setup/config.ts";
import type { State } from "../../../src/games/battle-of-britain/state/state.ts";

/** Every state of a game of random players. */
export function* randomGame(config: Config, dice: Dice): Generator<State> {
  let { state } = game.setup(config, dice);
  for (;;) {
    yield state;
    const prompts = game.prompts(state);
    if (prompts.length === 0) return;
    const answers = new Map<string, Order>();
    for (const prompt of prompts)
      answers.set(prompt.id, game.sample(prompt, game.view(state, prompt.seat), answers, dice));
    state = game.resolve(state, answers, dice).state;
  }
}
