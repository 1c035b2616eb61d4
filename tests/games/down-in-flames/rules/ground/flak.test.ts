import { describe, expect, it } from "vitest";
import type { Dice } from "../../../../../src/core/dice/dice.ts";
import {
  areaFlak,
  flakAtBombers,
  flakAtElement,
} from "../../../../../src/games/down-in-flames/rules/ground/flak.ts";
import type { Element, State, Step } from "../../../../../src/games/down-in-flames/rules/state/state.ts";
import { countedDice } from "../../../counted-dice.ts";
import { match } from "../../examples/play.ts";

const FIRE = "in-my-sights 4/5";
const QUIET = "maneuvering";
/** Neither damages a fighter. */
const MISS = 1;
/** Damages one, as five hits at his defense do, and brings down who is damaged. */
const HIT = 3;

interface Aimed {
  /** Who of the Element at which flak fires still flies. */
  readonly flies?: readonly ("A1" | "A1w")[];
  /** Which bombers still fly, by their numbers. */
  readonly bombers?: readonly number[];
  readonly target?: string;
  readonly deck: readonly string[];
}

/** A mission under flak: a Leader and a Wingman against one more Element, three bombers with the former. */
function underFlak({ flies = ["A1", "A1w"], bombers = [1, 2, 3], target = "factory", deck }: Aimed): State {
  const { state } = match(
    {
      options: { start: 3 },
      mission: { target, attacker: "allied" },
      elements: [
        { id: "A1", side: "allied", type: "spitfire-ia" },
        { id: "B1", side: "axis", type: "bf-109e-4" },
      ],
      formations: [{ id: "Q", side: "allied", type: "b-25d", count: 3 }],
    },
    6,
    1,
  );
  const [first, ...others] = state.elements;
  if (!first?.wingman) throw new Error("A1 has no Wingman");
  const leader = { ...first.leader, down: !flies.includes("A1") };
  const wingman = { ...first.wingman, down: !flies.includes("A1w") };
  const formations = state.formations.map((one) => ({
    ...one,
    bombers: one.bombers.map((bomber, at) => ({ ...bomber, down: !bombers.includes(at + 1) })),
  }));
  return {
    ...state,
    elements: [{ ...first, leader, wingman }, ...others],
    formations,
    deck: [...deck, ...state.deck],
  };
}

/** At whom flak fired, and how many cards it drew for that. */
function shots({ events }: Step): readonly unknown[] {
  return events.flatMap(({ key, values }) => {
    if (key === "event.fire") return [values.at];
    return key === "event.points" ? [values.id] : [];
  });
}

function cards({ events }: Step): readonly number[] {
  return events.flatMap(({ key, values }) =>
    key === "event.flak" ? [(values.cards as unknown[]).length] : [],
  );
}

/** What comes of flak that throws exactly these faces. */
function thrown(faces: readonly number[], flak: (dice: Dice) => Step): Step {
  const { dice, left } = countedDice(faces);
  const step = flak(dice);
  expect(left()).toBe(0);
  return step;
}

describe("DIF-B12: whom a card of flak hits", () => {
  it.each([
    ["a Leader by 1 to 3", ["A1", "A1w"], [3, MISS], ["A1"]],
    ["a Wingman by 4 to 6", ["A1", "A1w"], [4, MISS], ["A1w"]],
    ["a Leader alone without a die", ["A1"], [MISS], ["A1"]],
    ["a Wingman alone without a die", ["A1w"], [MISS], ["A1w"]],
    ["nobody where nobody flies", [], [], []],
  ] as const)("%s", (_, flies, faces, expected) => {
    const state = underFlak({ flies, target: "airfield", deck: [FIRE] });
    expect(shots(thrown(faces, (dice) => flakAtElement(state, 0, true, dice)))).toEqual(expected);
  });

  it.each([
    ["of three bombers by its number", [1, 2, 3], [3], ["Q3"]],
    ["of two by their order, higher numbers thrown again", [1, 3], [6, 3, 2], ["Q3"]],
    ["the only one without a die", [2], [], ["Q2"]],
    ["none where none is left", [], [], []],
  ] as const)("%s", (_, bombers, faces, expected) => {
    const state = underFlak({ bombers, target: "airfield", deck: [FIRE] });
    expect(shots(thrown(faces, (dice) => flakAtBombers(state, 0, true, dice)))).toEqual(expected);
  });

  it("is chosen anew for every card, of those who are left", () => {
    // 5 points a card of a B-25's 8: the second brings it down, and the others are at who is left without a die.
    const state = underFlak({ bombers: [1, 2], deck: [FIRE, FIRE, FIRE, FIRE] });
    const step = thrown([1, 1], (dice) => flakAtBombers(state, 0, false, dice));
    expect(shots(step)).toEqual(["Q1", "Q1", "Q2", "Q2"]);
  });
});

describe("DIF-B12: the cards that flak draws", () => {
  it.each([
    ["airfield", true, 1],
    ["airfield", false, 3],
    ["factory", true, 2],
    ["factory", false, 4],
    ["ship", false, 4],
  ])("at a target: %s, area flak %s: %i", (target, area, expected) => {
    const state = underFlak({ target, deck: Array.from({ length: 4 }, () => QUIET) });
    for (const flak of [flakAtElement, flakAtBombers])
      expect(cards(thrown([], (dice) => flak(state, 0, area, dice)))).toEqual([expected]);
  });

  it("are none where a target has no area flak, nor at who is not there", () => {
    const ship = underFlak({ target: "ship", deck: [FIRE] });
    expect(cards(thrown([], (dice) => areaFlak(ship, dice)))).toEqual([]);
    const gone = underFlak({ flies: [], bombers: [], deck: [FIRE] });
    expect(cards(thrown([], (dice) => flakAtBombers(gone, 0, false, dice)))).toEqual([]);
  });

  it("fire only where they can, lie with the discards, and are drawn for everybody once", () => {
    const state = underFlak({ target: "airfield", deck: [QUIET, QUIET, FIRE] });
    const step = thrown([2], (dice) => areaFlak(state, dice));
    expect(cards(step)).toEqual([1, 1, 1]);
    expect(shots(step)).toEqual(["Q2"]);
    expect(step.state.discard).toEqual([QUIET, QUIET, FIRE]);
  });

  it("are drawn no more once a side has nothing left (DIF-B17)", () => {
    const state = underFlak({ flies: ["A1"], bombers: [], target: "airfield", deck: [FIRE, FIRE] });
    const [first, ...others] = state.elements as [Element, ...Element[]];
    const elements = [{ ...first, leader: { ...first.leader, damaged: true } }, ...others];
    const step = thrown([HIT], (dice) => areaFlak({ ...state, elements, turn: 1 }, dice));
    expect(shots(step)).toEqual(["A1"]);
  });
});
