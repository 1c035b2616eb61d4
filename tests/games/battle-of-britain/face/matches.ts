import { seededChoices, seededDice } from "../../../../src/core/dice/random.ts";
import type { Prompt } from "../../../../src/core/game.ts";
import { type Match, now } from "../../../../src/core/match/match.ts";
import { begin, play } from "../../../../src/core/match/play.ts";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import type { Config } from "../../../../src/games/battle-of-britain/data/config.ts";
import type { Order } from "../../../../src/games/battle-of-britain/rules/grammar/order.ts";
import type { State } from "../../../../src/games/battle-of-britain/rules/state/state.ts";

const known = new Map<string, Match>();

/** The orders that a random player gives to all prompts of a round, none of them twice the same mission. */
function ordersOf(state: State, prompts: readonly Prompt[], seed: ReturnType<typeof seededChoices>) {
  const orders = new Map<string, Order>();
  for (const prompt of prompts)
    orders.set(prompt.id, game.sample(prompt, game.view(state, prompt.seat), orders, seed));
  return orders;
}

/** A match of a set-up in which everybody answers at random, played to its end. */
export function played(config: Config, seed: string): Match {
  const name = JSON.stringify([config, seed]);
  const [dice, choices] = [seededDice(seed), seededChoices(seed)];
  const begun = begin(game as never, config, dice);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  let match = known.get(name) ?? begun.value;
  while (!now(match).outcome) {
    const { prompts, state } = now(match);
    const orders = ordersOf(state as State, prompts, choices);
    const next = play(match, new Map([...orders].map(([id, order]) => [id, game.print(order)])), dice);
    if (!next.ok) throw new Error(JSON.stringify(next));
    match = next.value;
  }
  known.set(name, match);
  return match;
}
