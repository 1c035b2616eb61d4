import type { Dice } from "../../../src/core/dice/dice.ts";
import { battleOfBritain as game } from "../../../src/games/battle-of-britain/computer/game.ts";
import type { Config } from "../../../src/games/battle-of-britain/data/config.ts";
import type { Order } from "../../../src/games/battle-of-britain/rules/grammar/order.ts";
import type { State } from "../../../src/games/battle-of-britain/rules/state/state.ts";

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
