import { describe, expect, test } from "vitest";
import { seededDice } from "../../src/core/dice/random.ts";
import { some } from "../extent.ts";
import { games } from "./games.ts";

const WITH_IDLE = await Promise.all(
  games.map(async (entry) => ({ id: entry.meta.id, game: await entry.load() })),
);
/** Answers asked for before a match is cut off. */
const MOST = 2000;

describe.each(WITH_IDLE.filter(({ game }) => game.idle))(
  "seats of $id that let their time run out",
  ({ game }) => {
    const scenarios = game.meta.scenarios.map(({ id }) => id);

    test.each(some(scenarios, 3))(
      "give legal answers at any point of %s, and it comes to its end",
      (scenario) => {
        const dice = seededDice(`idle ${scenario}`);
        let { state } = game.setup({ scenario }, dice);
        let answered = 0;
        for (let round = 0; game.prompts(state).length > 0 && answered < MOST; round++) {
          const prompts = game.prompts(state);
          const answers = new Map<string, unknown>();
          for (const prompt of prompts) {
            const view = game.view(state, prompt.seat);
            const mine = prompts.filter(({ seat }) => seat === prompt.seat).map(({ id }) => id);
            const own = new Map([...answers].filter(([id]) => mine.includes(id)));
            const order = game.idle?.(prompt, view, own);
            expect(game.parse(game.print(order), prompt, view, own)).toEqual({ ok: true, value: order });
            // Every third round they are idle; the others are played, so that there is something to be idle about.
            answers.set(prompt.id, round % 3 === 0 ? order : game.sample(prompt, view, own, dice));
            answered += 1;
          }
          state = game.resolve(state, answers, dice).state;
        }
        if (answered < MOST) expect(game.outcome(state)).toBeDefined();
        expect(answered).toBeGreaterThan(0);
      },
    );
  },
);
