import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Dice } from "../../../src/core/dice/dice.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import { downInFlames as game } from "../../../src/games/down-in-flames/computer/game.ts";
import { SCENARIOS, type ScenarioId } from "../../../src/games/down-in-flames/data/scenarios/scenarios.ts";
import type { Order } from "../../../src/games/down-in-flames/rules/grammar/order.ts";
import { limitOf } from "../../../src/games/down-in-flames/rules/hand/limits.ts";
import { cardOfElement } from "../../../src/games/down-in-flames/rules/state/pieces.ts";
import type { Element, State } from "../../../src/games/down-in-flames/rules/state/state.ts";
import { trials } from "../../extent.ts";

/** Every state of a random game; nobody leaves the fight as long as he may stay, so that there is more of it. */
function* randomGame(scenario: ScenarioId, dice: Dice): Generator<State> {
  let { state } = game.setup({ scenario }, dice);
  for (;;) {
    yield state;
    const prompts = game.prompts(state);
    if (prompts.length === 0) return;
    const answers = new Map<string, Order>();
    for (const prompt of prompts) {
      const view = game.view(state, prompt.seat);
      let order = game.sample(prompt, view, answers, dice);
      if (order.kind === "word" && order.word === "disengage") order = { kind: "word", word: "pass" };
      answers.set(prompt.id, order);
    }
    state = game.resolve(state, answers, dice).state;
  }
}

function cardsIn({ deck, discard, inPlay, elements }: State): number {
  const held = elements.flatMap(({ leader, wingman }) => [...leader.hand, ...(wingman?.hand ?? [])]);
  return deck.length + discard.length + inPlay.length + held.length;
}

/** DIF-B5: what is wrong with the positions of a state. */
function tangles({ elements }: State): readonly string[] {
  return elements.flatMap((one, place) => {
    if (one.quarry < 0) return one.steps === 0 ? [] : [`${place} has steps towards nobody`];
    const quarry = elements[one.quarry] as Element;
    const pursuers = elements.filter(({ quarry: other }) => other === one.quarry).length;
    return [
      ...(quarry.level === one.level ? [] : [`${place} pursues at another level`]),
      ...(quarry.quarry < 0 ? [] : [`${place} pursues a pursuer`]),
      ...(pursuers === 1 ? [] : [`${one.quarry} is pursued twice`]),
      ...(one.leader.down || quarry.leader.down ? [`${place} pursues without two Leaders`] : []),
    ];
  });
}

/** Whether changes of level are settled: positions between levels end after those who may follow have been asked. */
const isSettled = ({ agenda }: State) =>
  agenda.every((task) => !["part", "follow", "pay", "gain", "move"].includes(task.do));

describe.each(Object.keys(SCENARIOS) as ScenarioId[])("in %s", (scenario) => {
  it("cards, positions, levels and hands keep within the rules", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), (seed) => {
        for (const state of randomGame(scenario, seededDice(seed))) {
          expect(cardsIn(state)).toBe(state.setup.options.cards);
          if (isSettled(state)) expect(tangles(state)).toEqual([]);
          for (const [place, { level }] of state.elements.entries()) {
            if (state.turn === 0) continue;
            expect(level).toBeGreaterThanOrEqual(1);
            expect(level).toBeLessThanOrEqual(cardOfElement(state.setup, place).maxLevel);
          }
        }
      }),
      { numRuns: trials(4, 25) },
    );
  });

  it("nobody holds more than he may when the next Element is named", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), (seed) => {
        for (const state of randomGame(scenario, seededDice(seed))) {
          if (game.prompts(state)[0]?.kind !== "name" || state.turn < 1) continue;
          for (const [place, { leader, presence }] of state.elements.entries()) {
            if (leader.down || presence === "left") continue;
            expect(leader.hand.length).toBeLessThanOrEqual(limitOf(state, place));
          }
        }
      }),
      { numRuns: trials(4, 25) },
    );
  });
});
