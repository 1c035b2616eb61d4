import { describe, expect, it } from "vitest";
import type { Config } from "../../../../src/games/down-in-flames/data/config.ts";
import { type Match, match } from "./play.ts";

const OTHERS = ["maneuvering", "barrel-roll", "tight-turn"];

/** B1 is E, B2 is F, A1 the escort of Q. */
const INTERCEPTION: Config = {
  options: { start: 12 },
  elements: [
    { id: "A1", side: "allied", type: "p-51d-10" },
    { id: "B1", side: "axis", type: "fw-190a-8" },
    { id: "B2", side: "axis", type: "fw-190a-8" },
  ],
  formations: [{ id: "Q", side: "allied", type: "b-17g", count: 4 }],
  deck: [
    ...["maneuvering", "half-loop", "in-my-sights 2/3", "in-my-sights 1/2"],
    ...["tight-turn", "tight-turn", "barrel-roll", "scissors"],
    ...["vertical-roll", "vertical-roll", "scissors", "scissors"],
    ...["ace-pilot", "barrel-roll", "barrel-roll", "maneuvering"],
    ...["tight-turn", "maneuvering", "ace-pilot", "barrel-roll"],
    ...["vertical-roll", "in-my-sights 1/1", "in-my-sights 1/1", "tight-turn", "half-loop"],
    // Turrets at B1; what he draws; Offense of A1w; what A1 draws.
    ...["in-my-sights 1/1", "out-of-the-sun 1/2", "in-my-sights 2/3", ...OTHERS],
    "tight-turn",
    ...["half-loop", "maneuvering", "in-my-sights 2/3", "in-my-sights 3/4"],
    ...["maneuvering", "maneuvering"],
    // Offense and Defense of B2w; turrets at it.
    ...["in-my-sights 2/3", "out-of-the-sun 1/2", "in-my-sights 1/2", "in-my-sights 1/1", "tight-turn"],
    ...["in-my-sights 1/2", ...OTHERS, "scissors", "vertical-roll"],
  ],
};

const interception = (): Match => match(INTERCEPTION, 1, 6);

function maneuvered(): Match {
  return interception().play(
    "name B1",
    "pass",
    "maneuvering Q",
    "tight-turn by A1",
    "scissors",
    "pass",
    "pass",
  );
}

function fired(): Match {
  return maneuvered().play("in-my-sights 2/3 Q3").play("tight-turn", "barrel-roll", "tight-turn");
}

function afterE(): Match {
  return fired()
    .dice(3)
    .play("pass")
    .play("in-my-sights 1/2 Q3", "maneuvering by A1", "pass", "pass", "done");
}

function afterEscort(): Match {
  return afterE()
    .play("attack B1", "half-loop B1", "half-loop", "pass", "maneuvering B1", "tight-turn", "pass")
    .play("in-my-sights 2/3 B1")
    .dice(5)
    .play("aggregate in-my-sights 3/4")
    .play("pass", "pass", "done");
}

describe("W2: an interception, card by card", () => {
  it("MANEUVERING at the formation picks a bomber and gives 1 + 2 + 1 bursts", () => {
    const fight = maneuvered();
    expect(fight.bursts("B1", "Q3")).toBe(4);
    expect(fight.leader("B1").agility).toBe(1);
    expect(fight.refusal("in-my-sights 2/3 Q3")).toBeUndefined();
    expect(fight.refusal("in-my-sights 2/3 Q")).toBe("bomber-not-chosen DIF-B10");
  });

  it("six cards of the turrets are three attacks, all answered", () => {
    const fight = maneuvered().play("in-my-sights 2/3 Q3");
    expect(fight.last("return-fire")).toMatchObject({ id: "Q3", at: "B1", source: "turret" });
    expect(fight.last("return-fire").cards).toHaveLength(6);
    expect(fight.refusal("tight-turn")).toBeUndefined();
    fight.play("tight-turn");
    expect(fight.refusal("tight-turn")).toBe("no-answer DIF-B8");
    fight.play("barrel-roll", "tight-turn");
    expect(fight.leader("B1").agility).toBe(4);
    expect(fight.asked()).toBe("respond Q3");
  });

  it("3 hits of 20 and a 3 are eight points: a straggler", () => {
    const fight = fired().dice(3).play("pass");
    expect(fight.last("fire-at-bomber")).toMatchObject({ points: 8, rest: 4, rolls: [3] });
    expect(fight.bomber(3)).toEqual({ points: 8, inFormation: false, down: false });
    expect(fight.bursts("B1", "Q3")).toBe(2);
  });

  it("the escort spoils the second shot, which draws no turret fire", () => {
    const fight = fired().dice(3).play("pass", "in-my-sights 1/2 Q3", "maneuvering by A1", "pass");
    expect(fight.count("return-fire")).toBe(1);
    expect(fight.last("negated")).toMatchObject({ id: "B1", card: "in-my-sights 1/2" });
    expect(fight.bomber(3).points).toBe(8);
    fight.play("pass", "done");
    expect(fight.hand("B1")).toEqual(["half-loop", "tight-turn"]);
    expect(fight.hand("A1")).toHaveLength(7);
  });

  it("the escort's Wingman uses up the answers of B1 and shoots him down with cards added up", () => {
    const fight = afterE().play("attack B1", "half-loop B1", "half-loop", "pass");
    expect(fight.leader("B1").agility).toBe(5);
    fight.play("maneuvering B1", "tight-turn", "pass");
    expect(fight.leader("B1").agility).toBe(6);
    expect(fight.hand("B1")).toEqual([]);
    fight.play("in-my-sights 2/3 B1").dice(5).play("aggregate in-my-sights 3/4");
    expect(fight.last("fire")).toMatchObject({ hits: 7, hitValue: 12, odds: "10:1", result: "down" });
    expect(fight.leader("B1").down).toBe(true);
  });

  it("A1 draws two, up to his limit", () => {
    const fight = afterEscort();
    expect(fight.hand("A1")).toHaveLength(9);
    expect(fight.asked()).toBe("wingman B2w");
  });

  it("the Wingman of B2 shoots a bomber of the formation down with three cards, and a fourth is refused", () => {
    const fight = afterEscort().play("attack Q");
    expect(fight.wingman("B2").hand).toHaveLength(5);
    fight.dice(5, 2).play("in-my-sights 2/3 Q");
    expect(fight.last("bomber")).toMatchObject({ at: "Q2", face: 2 });
    expect(fight.last("return-fire").cards).toHaveLength(6);
    expect(fight.asked()).toBe("respond B2w");
    fight.play("tight-turn").dice(5).play("pass");
    expect(fight.bomber(2)).toEqual({ points: 7, inFormation: false, down: false });
    fight.play("out-of-the-sun 1/2 Q2", "pass");
    expect(fight.bomber(2).points).toBe(12);
    fight.play("in-my-sights 1/2 Q2", "pass");
    expect(fight.bomber(2)).toMatchObject({ points: 17, down: true });
    expect(fight.refusal("in-my-sights 1/1 Q")).toBe("wingman-shots DIF-4.1.1");
  });
});
