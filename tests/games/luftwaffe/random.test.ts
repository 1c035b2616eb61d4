import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { LEVELS, USUAL } from "../../../src/games/luftwaffe/data/options.ts";
import { SIDES } from "../../../src/games/luftwaffe/data/sides.ts";
import { flow } from "../../../src/games/luftwaffe/rules/flow/flow.ts";
import { print } from "../../../src/games/luftwaffe/rules/grammar/grammar.ts";
import type { Order } from "../../../src/games/luftwaffe/rules/grammar/order.ts";
import { parse, sample } from "../../../src/games/luftwaffe/rules/orders/orders.ts";
import type { Setup } from "../../../src/games/luftwaffe/rules/setup/setup.ts";
import { firstState } from "../../../src/games/luftwaffe/rules/state/first-state.ts";
import type { State } from "../../../src/games/luftwaffe/rules/state/state.ts";

type Options = Partial<Setup["options"]>;

function setup(options: Options, from: number, to: number, raid: boolean): Setup {
  return {
    options: { ...USUAL, ...options },
    from,
    to,
    raid,
    seats: SIDES.map((side) => ({ id: side, side })),
  };
}

/** Plays by chance to the end; every answer is spelled, read again and legal. */
function play(given: Setup, seed: string): { readonly state: State; readonly answers: number } {
  const dice = seededDice(seed);
  let { state } = flow.advance(firstState(given), [], dice);
  let answers = 0;
  for (; answers < 40_000; answers++) {
    const prompts = flow.prompts(state);
    if (prompts.length === 0) break;
    const orders = new Map<string, Order>();
    for (const prompt of prompts) {
      const order = sample(prompt, state, new Map(), dice);
      const text = print(order);
      const read = parse(text, prompt, state);
      expect(read, text).toMatchObject({ ok: true });
      if (read.ok) expect(print(read.value)).toBe(text);
      orders.set(prompt.id, order);
    }
    state = flow.resolve(state, orders, dice).state;
  }
  return { state, answers };
}

describe("games by chance come to their end", () => {
  it.each(LEVELS)("a single raid: %s", (level) => {
    for (const quarter of [0, 9]) {
      const { state } = play(setup({ level }, quarter, quarter, true), `${level} ${quarter}`);
      expect(state.outcome).not.toBeNull();
    }
  });

  it.each(["plotted", "asked"] as const)("a single raid, battles on other tables: %s", (battles) => {
    for (const quarter of [2, 9]) {
      const { state } = play(setup({ battles }, quarter, quarter, true), `${battles} ${quarter}`);
      expect(state.outcome).not.toBeNull();
    }
  });

  it.each(["type", "groups"] as const)("a single raid, take-offs by %s", (takeOff) => {
    const { state } = play(setup({ takeOff }, 6, 6, true), takeOff);
    expect(state.outcome).not.toBeNull();
  });

  it.each(["tournament", "complexes"] as const)("a campaign: %s", (level) => {
    const { state } = play(setup({ level }, 0, 9, false), level);
    expect(state.outcome).not.toBeNull();
    expect(state.germans.filter(({ presence }) => presence === "in-play").length).toBeLessThanOrEqual(58);
  });
});
