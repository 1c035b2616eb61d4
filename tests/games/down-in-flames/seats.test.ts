import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { GameEvent, Prompt } from "../../../src/core/game.ts";
import { downInFlames as game } from "../../../src/games/down-in-flames/computer/game.ts";
import type { Config } from "../../../src/games/down-in-flames/data/config.ts";
import type { Order } from "../../../src/games/down-in-flames/rules/grammar/order.ts";
import type { Setup } from "../../../src/games/down-in-flames/rules/setup/setup.ts";
import type { State } from "../../../src/games/down-in-flames/rules/state/state.ts";

const seats = { anna: ["A1"], ben: ["A2", "A3"], cleo: ["B2"] };
const GUADALCANAL: Config = { scenario: "guadalcanal", options: { pilots: "lot" }, seats };
const FACTORY: Config = { scenario: "factory", seats: { anna: ["Q"] } };

/** Whose the pieces of a set-up are, with Wingmen. */
function owners({ elements, formations }: Setup): ReadonlyMap<string, string> {
  return new Map([
    ...elements.flatMap(({ id, seat }) => [[id, seat] as const, [`${id}w`, seat] as const]),
    ...formations.flatMap(({ id, seat, count }) =>
      ["", ...Array.from({ length: count }, (_, place) => place + 1)].map(
        (place) => [`${id}${place}`, seat] as const,
      ),
    ),
  ]);
}

interface Step {
  readonly state: State;
  readonly prompts: readonly Prompt[];
  readonly events: readonly GameEvent[];
}

function* randomGame(config: Config, seed: string): Generator<Step> {
  const dice = seededDice(seed);
  let { state, events } = game.setup(config, dice);
  for (;;) {
    const prompts = game.prompts(state);
    yield { state, prompts, events };
    if (prompts.length === 0) return;
    const answers = new Map<string, Order>();
    for (const prompt of prompts)
      answers.set(prompt.id, game.sample(prompt, game.view(state, prompt.seat), answers, dice));
    ({ state, events } = game.resolve(state, answers, dice));
  }
}

const SEEDS = Array.from({ length: 40 }, (_, nth) => `seats ${nth}`);

describe("DIF-H3: a side of several players", () => {
  it("has its players in the order in which Elements name them", () => {
    expect(game.seats(GUADALCANAL)).toEqual([
      { id: "anna", side: "allied" },
      { id: "ben", side: "allied" },
      { id: "axis", side: "axis" },
      { id: "cleo", side: "axis" },
    ]);
  });

  it.each([
    ["fighters", GUADALCANAL, "anna"],
    ["bombers", FACTORY, "allied"],
  ] as const)(
    "is asked of %s whoever plays what the question is about, of the whole side its first player",
    (_, config, first) => {
      const asked = new Set<string>();
      for (const seed of SEEDS)
        for (const { state, prompts } of randomGame(config, seed))
          for (const { about, id, seat } of prompts) {
            const side = id === "axis" ? "axis" : first;
            expect(seat, id).toBe(about === undefined ? side : owners(state.setup).get(about));
            asked.add(seat);
          }
      expect([...asked].sort()).toEqual(
        game
          .seats(config)
          .map(({ id }) => id)
          .sort(),
      );
    },
  );

  it("sees its partners' cards and pilots, and nobody else does", () => {
    const open = (one: Step, viewer: string, element: number) => {
      const { leader } = game.view(one.state, viewer).elements[element] ?? {};
      return leader?.hand.every((card) => card !== null) && leader.quality !== null;
    };
    let draws = 0;
    for (const step of randomGame(GUADALCANAL, "hands")) {
      expect(open(step, "anna", 1)).toBe(true);
      expect(open(step, "cleo", 3)).toBe(true);
      const [leader] = step.state.elements.map((one) => one.leader);
      if (leader && leader.hand.length > 0) expect(open(step, "cleo", 0)).toBe(false);
      for (const { key, values, secret } of step.events) {
        if (key !== "event.draws" || values.count === 0) continue;
        const allied = `${values.id}`.startsWith("A");
        expect(secret?.seats).toEqual(allied ? ["anna", "ben"] : ["axis", "cleo"]);
        draws++;
      }
    }
    expect(draws).toBeGreaterThan(10);
  });

  it("wins and loses as one", () => {
    const state = { ...game.setup(GUADALCANAL, seededDice("worth")).state, credit: [3, 0] as const };
    expect(game.appraise(state, "ben")).toBe(game.appraise(state, "anna"));
    expect(game.appraise(state, "ben")).toBe(-game.appraise(state, "cleo"));
    expect(game.appraise(state, "ben")).toBeGreaterThan(0);
  });

  it.each<[string, Config["seats"]]>([
    ["an Element that is not there", { anna: ["A9"] }],
    ["Elements of two sides", { anna: ["A1", "B1"] }],
    ["a name that is a side's", { axis: ["A1"] }],
    ["an Element twice", { anna: ["A1"], ben: ["A1"] }],
  ])("can't be given %s", (_, wrong) => {
    const codes = game.check({ scenario: "weave", seats: wrong }).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(["seat-commands"]));
  });
});
