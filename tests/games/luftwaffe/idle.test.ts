import { expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { luftwaffe as game } from "../../../src/games/luftwaffe/computer/game.ts";
import type { Order } from "../../../src/games/luftwaffe/rules/grammar/order.ts";

it.each([{}, { scenario: "oil" }, { scenario: "wilhelmshaven", options: { level: "basic" } }] as const)(
  "seats that let their time run out give legal answers to the end: %j",
  (config) => {
    const dice = seededDice("idle");
    let { state } = game.setup(config, dice);
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
  },
);
