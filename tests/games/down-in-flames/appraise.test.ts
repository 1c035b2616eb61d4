import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { downInFlames as game } from "../../../src/games/down-in-flames/computer/game.ts";
import {
  withElement,
  withLeader,
  withWingman,
} from "../../../src/games/down-in-flames/rules/state/changed.ts";
import type { State } from "../../../src/games/down-in-flames/rules/state/state.ts";

/** A duel of which the allied side's first Element comes next, both with these hands, at these levels. */
function duel(own: readonly string[], his: readonly string[], levels: readonly [number, number] = [8, 8]) {
  const { state } = game.setup({ scenario: "kent" }, seededDice("appraise"));
  const hands = withLeader(withLeader({ ...state, first: 0 }, 0, { hand: own }), 1, { hand: his });
  return withElement(withElement(hands, 0, { level: levels[0] }), 1, { level: levels[1] });
}

const worth = (state: State) => game.appraise(state, "allied");
const NONE: readonly string[] = [];
const FIRE = ["in-my-sights 3/4"];

describe("the card dogfight is appraised", () => {
  it("by victory points before all", () => {
    const even = duel(FIRE, FIRE);
    expect(worth(withWingman(even, 1, { damaged: true })) - worth(even)).toBeGreaterThan(100);
    expect(worth(withWingman(even, 1, { down: true })) - worth(even)).toBeGreaterThan(400);
  });

  it("as 0 when it is drawn, as 3000 when it is won, whatever lies in the hands", () => {
    const reason = { key: "outcome.points", values: {} };
    const ended = (winner: string | null) => ({ ...duel(FIRE, NONE), outcome: { winner, reason } });
    expect([null, "allied", "axis"].map((winner) => worth(ended(winner)))).toEqual([0, 3000, -3000]);
    expect(game.contact?.(ended("axis"))).toBeGreaterThan(game.contact?.(ended(null)) ?? 0);
  });

  it("by cards in the hand, each answer worth less than the one before", () => {
    const hands = [0, 1, 4, 5].map((count) => worth(duel(Array(count).fill("tight-turn"), NONE)));
    const [none = 0, one = 0, four = 0, five = 0] = hands;
    expect(one - none).toBeGreaterThan(five - four);
    expect(five).toBeGreaterThan(four);
  });

  it("by the shots that position and hand allow, and by what may answer them", () => {
    const tails = (state: State) => withElement(state, 0, { quarry: 1, steps: 2 });
    const gained = (own: readonly string[], his: readonly string[]) =>
      worth(tails(duel(own, his))) - worth(duel(own, his));
    expect(gained(FIRE, NONE)).toBeGreaterThan(gained(NONE, NONE));
    const answers = ["tight-turn", "barrel-roll", "ace-pilot"];
    expect(gained([...FIRE, "in-my-sights 1/2"], NONE)).toBeGreaterThan(gained(FIRE, answers));
  });

  it("so that nobody leaves a fight in which nothing has happened", () => {
    const even = duel(FIRE, FIRE);
    expect(worth(withElement(even, 0, { presence: "left" }))).toBeLessThan(worth(even));
  });

  it("before anybody knows at which level it begins", () => {
    const { state } = game.setup({ scenario: "weave" }, seededDice("bids"));
    expect(state.elements[0]?.level).toBe(0);
    expect(worth(state)).toBe(0);
  });

  it("eager for contact: at one level there is more to decide", () => {
    expect(game.contact?.(duel(FIRE, FIRE))).toBeGreaterThan(game.contact?.(duel(FIRE, FIRE, [8, 6])) ?? 0);
  });
});
