import { describe, expect, it } from "vitest";
import { limitOf, ratingsAt } from "../../../../src/games/down-in-flames/rules/hand/limits.ts";
import { type Match, match } from "./play.ts";

const DECK = [
  ...["in-my-sights 1/2", "in-my-sights 2/3", "maneuvering", "maneuvering"],
  ...["barrel-roll", "tight-turn", "ace-pilot"],
  ...[
    "maneuvering",
    "half-loop",
    "tight-turn",
    "tight-turn",
    "scissors",
    "in-my-sights 1/1",
    "vertical-roll",
  ],
  // What B1 draws; Offense of A1w; Defense of B1w.
  "maneuvering",
  ...["out-of-the-sun 1/2", "maneuvering", "barrel-roll"],
  ...["tight-turn", "in-my-sights 1/1"],
  // A1 dives, B1 follows; what A1 draws.
  ...["tight-turn", "scissors"],
  ...["vertical-roll", "maneuvering", "in-my-sights 3/4", "out-of-the-sun 2/3"],
  "barrel-roll",
  // Offense of B1w; Defense of A1w.
  ...["in-my-sights 2/3", "in-my-sights 1/2", "scissors"],
  ...["barrel-roll", "tight-turn", "out-of-the-sun 1/2"],
];

function kent(): Match {
  return match({ scenario: "kent", options: { start: 12 }, deck: DECK }, 1, 6);
}

/** Turn 1 of B1. */
function firstTurn(duel: Match): Match {
  return duel
    .play("pass")
    .play("maneuvering A1", "tight-turn", "ace-pilot", "pass")
    .play("tight-turn", "pass")
    .play("maneuvering A1", "scissors", "barrel-roll", "pass", "pass")
    .play("in-my-sights 1/2 A1", "pass")
    .dice(2)
    .play("resolve")
    .play("pass", "done");
}

/** Turn 1 of A1, up to its own cards. */
function secondTurn(duel: Match): Match {
  return firstTurn(duel)
    .play("attack B1w", "out-of-the-sun 1/2 B1w", "pass")
    .dice(4)
    .play("resolve")
    .play("pass", "dive 2", "follow", "discard tight-turn");
}

function thirdTurn(duel: Match): Match {
  return secondTurn(duel)
    .play("scissors B1", "pass")
    .play("half-loop B1", "vertical-roll dive 2", "vertical-roll", "pass", "pass")
    .play("in-my-sights 1/1 B1", "pass")
    .dice(1, 3)
    .play("resolve")
    .play("pass", "done");
}

describe("W1: the duel over Kent, card by card", () => {
  it("begins with the Bf 109E-4 and no attack by its Wingman", () => {
    expect(kent().asked()).toBe("altitude B1");
    expect(kent().hand("B1")).toHaveLength(7);
    expect(kent().hand("A1")).toHaveLength(7);
  });

  it("an answered MANEUVERING survives with two answers, and falls when the defender begins again", () => {
    const duel = kent().play("pass", "maneuvering A1", "tight-turn", "ace-pilot", "pass");
    expect(duel.asked()).toBe("respond A1");
    duel.play("tight-turn", "pass");
    expect(duel.count("negated")).toBe(1);
    expect(duel.steps("B1", "A1")).toBe(0);
    expect(duel.leader("B1").agility).toBe(2);
  });

  it("the second makes it Advantaged, with two bursts", () => {
    const duel = kent()
      .play("pass", "maneuvering A1", "tight-turn", "ace-pilot", "pass", "tight-turn", "pass")
      .play("maneuvering A1", "scissors", "barrel-roll", "pass", "pass");
    expect(duel.steps("B1", "A1")).toBe(1);
    expect(duel.leader("B1").agility).toBe(4);
    expect(duel.bursts("B1", "A1")).toBe(2);
    duel.play("in-my-sights 1/2 A1", "pass");
    expect(duel.refusal("aggregate in-my-sights 2/3")).toBe("bursts DIF-R10");
  });

  it("16:6 damages with a 2", () => {
    const duel = firstTurn(kent());
    expect(duel.last("fire")).toMatchObject({ odds: "2:1", rolls: [2], result: "damaged" });
    const place = duel.place("A1");
    expect(ratingsAt(duel.state, place)).toEqual({ agility: 5, speed: 6, horsepower: 1 });
    expect(limitOf(duel.state, place)).toBe(6);
    expect(duel.hand("A1")).toHaveLength(4);
    expect(duel.hand("B1")).toEqual(["in-my-sights 2/3", "tight-turn", "maneuvering"]);
    expect(duel.asked()).toBe("wingman A1w");
  });

  it("A1w fires at B1w, whose TIGHT TURN is no answer to OUT OF THE SUN", () => {
    const duel = firstTurn(kent()).play("attack B1w");
    expect(duel.wingman("A1").hand).toEqual(["out-of-the-sun 1/2", "maneuvering", "barrel-roll"]);
    duel.play("out-of-the-sun 1/2 B1w");
    expect(duel.wingman("B1").hand).toEqual(["tight-turn", "in-my-sights 1/1"]);
    expect(duel.refusal("tight-turn")).toBe("no-answer DIF-B8");
    duel.play("pass").dice(4).play("resolve").play("pass");
    expect(duel.last("fire")).toMatchObject({ odds: "2:1", result: "none" });
    expect(duel.wingman("A1").hand).toBeNull();
    expect(duel.wingman("B1").hand).toBeNull();
  });

  it("A1 dives to level 10, and B1 follows for a card and gains four", () => {
    const duel = secondTurn(kent());
    expect(duel.hand("A1")).toHaveLength(6);
    const ratings = ratingsAt(duel.state, duel.place("A1"));
    expect(ratings).toEqual({ agility: 5, speed: 6, horsepower: 1 });
    expect(duel.element("B1").level).toBe(10);
    expect(duel.hand("B1")).toHaveLength(6);
    expect(duel.steps("B1", "A1")).toBe(1);
    expect(duel.refusal("disengage")).toBe("held-fast DIF-B16");
  });

  it("SCISSORS frees A1, HALF LOOP makes it tail: a roll that answers a roll moves nobody", () => {
    const duel = secondTurn(kent()).play("scissors B1", "pass");
    expect(duel.steps("A1", "B1")).toBe(0);
    expect(duel.leader("A1").agility).toBe(1);
    duel.play("half-loop B1", "vertical-roll dive 2", "vertical-roll", "pass", "pass");
    expect([duel.element("A1").level, duel.element("B1").level]).toEqual([10, 10]);
    expect(duel.steps("A1", "B1")).toBe(2);
    expect([duel.leader("A1").agility, duel.leader("B1").agility]).toEqual([3, 4]);
    expect(duel.bursts("A1", "B1")).toBe(4);
  });

  it("a hit at 1:1 brings B1 down with 1 and 3", () => {
    const duel = thirdTurn(kent());
    expect(duel.last("fire")).toMatchObject({ odds: "1:1", rolls: [1, 3], result: "down" });
    expect(duel.leader("B1").down).toBe(true);
    expect(duel.hand("A1")).toHaveLength(3);
    expect(duel.asked()).toBe("wingman B1w");
  });

  it("the single Wingman damages A1w and leaves: 5 points to 4", () => {
    const duel = thirdTurn(kent()).play("attack A1w", "in-my-sights 2/3 A1w", "barrel-roll", "pass");
    expect(duel.last("negated")).toMatchObject({ id: "B1w", card: "in-my-sights 2/3" });
    duel.play("in-my-sights 1/2 A1w", "tight-turn", "scissors", "pass").dice(2).play("pass");
    expect(duel.wingman("A1").damaged).toBe(true);
    duel.play("pass").dice(4).play("disengage");
    expect(duel.score()).toEqual({ allied: 5, axis: 4 });
    expect(duel.state.outcome).toMatchObject({ winner: "allied" });
    expect(duel.prompts()).toEqual([]);
  });
});
