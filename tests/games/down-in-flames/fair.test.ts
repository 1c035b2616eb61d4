import { describe, expect, it } from "vitest";
import type { Dice } from "../../../src/core/dice/dice.ts";
import { seededChoices } from "../../../src/core/dice/random.ts";
import { downInFlames as game } from "../../../src/games/down-in-flames/computer/game.ts";
import { SIDES, type SideName } from "../../../src/games/down-in-flames/data/sides.ts";
import type { Order } from "../../../src/games/down-in-flames/rules/grammar/order.ts";

/** Two Elements of one type. */
const ALIKE = {
  elements: [
    { id: "A1", side: "allied", type: "spitfire-ia" },
    { id: "B1", side: "axis", type: "spitfire-ia" },
  ],
} as const;

const GAMES = 2000;

/** Dice that let a side begin, and else fall as they like. */
function beginning(side: SideName, rest: Dice): Dice {
  return {
    throw: (request) =>
      request.why.key === "throw.first" ? [request.by === side ? 6 : 1] : rest.throw(request),
  };
}

/** Who wins a random game, null for a draw. */
function winnerOf(first: SideName, seed: string): string | null | undefined {
  const dice = beginning(first, seededChoices(seed));
  const choices = seededChoices(`${seed} choices`);
  let { state } = game.setup({ ...ALIKE, elements: [...ALIKE.elements] }, dice);
  for (;;) {
    const prompts = game.prompts(state);
    if (prompts.length === 0) return game.outcome(state)?.winner;
    const answers = new Map<string, Order>();
    for (const prompt of prompts)
      answers.set(prompt.id, game.sample(prompt, game.view(state, prompt.seat), answers, choices));
    ({ state } = game.resolve(state, answers, dice));
  }
}

describe("a fair game", () => {
  it("is one of alike sides by random players, either of whom begins as often", { tags: ["long"] }, () => {
    const winners = Array.from({ length: GAMES }, (_, nth) =>
      winnerOf(SIDES[nth % 2 === 0 ? 0 : 1], `fair ${nth >> 1}`),
    );
    const wins = SIDES.map((side) => winners.filter((winner) => winner === side).length);
    const [allied = 0, axis = 0] = wins;
    const share = (allied + (GAMES - allied - axis) / 2) / GAMES;
    expect(allied + axis, "games that somebody won").toBeGreaterThan(GAMES / 20);
    expect(share).toBeGreaterThanOrEqual(0.47);
    expect(share).toBeLessThanOrEqual(0.53);
  });
});
