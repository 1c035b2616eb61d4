import { expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { battleOfBritain as game } from "../../../src/games/battle-of-britain/computer/game.ts";
import type { Order } from "../../../src/games/battle-of-britain/rules/grammar/order.ts";

it("seats that let their time run out give legal answers to the end, and fall back on them at any point", () => {
  for (const seed of ["one", "two", "three"]) {
    const dice = seededDice(seed);
    let { state } = game.setup({}, dice);
    for (let round = 0; game.prompts(state).length > 0; round++) {
      const answers = new Map<string, Order>();
      for (const prompt of game.prompts(state)) {
        const view = game.view(state, prompt.seat);
        const order = game.idle?.(prompt, view, answers) as Order;
        const read = game.parse(game.print(order), prompt, view, answers);
        expect(read).toEqual({ ok: true, value: order });
        // Every third round is played, so that there is something to be idle about.
        answers.set(prompt.id, round % 3 === 0 ? order : game.sample(prompt, view, answers, dice));
      }
      state = game.resolve(state, answers, dice).state;
    }
    expect(game.outcome(state)).toBeDefined();
  }
});
