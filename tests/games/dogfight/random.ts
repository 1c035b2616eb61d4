import { seededChoices, seededDice } from "../../../src/core/dice/random.ts";
import type { GameEvent } from "../../../src/core/game.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import type { Config } from "../../../src/games/dogfight/data/config.ts";
import type { Order } from "../../../src/games/dogfight/rules/grammar/order.ts";
import type { State } from "../../../src/games/dogfight/rules/state/state.ts";

/** A whole game of random legal answers. */
export function randomGame(config: Config, seed: string) {
  const dice = seededDice(seed);
  const choices = seededChoices(`${seed}/choices`);
  const states: State[] = [dogfight.setup(config, dice).state];
  const events: GameEvent[] = [];
  for (;;) {
    const state = states.at(-1) as State;
    const prompts = dogfight.prompts(state);
    if (prompts.length === 0) return { states, events };
    const answers = new Map<string, Order>();
    for (const prompt of prompts) {
      const view = dogfight.view(state, prompt.seat);
      answers.set(prompt.id, dogfight.sample(prompt, view, answers, choices));
    }
    const resolved = dogfight.resolve(state, answers, dice);
    states.push(resolved.state);
    events.push(...resolved.events);
  }
}
