import { describe, expect, it } from "vitest";
import { miniHands } from "../../../../src/games/down-in-flames/rules/attack/wingman.ts";
import { ratingsAt } from "../../../../src/games/down-in-flames/rules/hand/limits.ts";
import { match, scene } from "./play.ts";

describe("rulings on fire", () => {
  it("DIF-R13: cards that are added have the Hit Value of the first, and no other is declared", () => {
    const fight = scene(
      {
        A1: {
          type: "hurricane-iic",
          tails: "B1",
          hand: "in-my-sights 1/1, in-my-sights 1/2, maneuvering, maneuvering, maneuvering, maneuvering",
        },
        B1: { type: "bf-109e-4" },
      },
      { turn: "A1", level: 10 },
    );
    fight.play("in-my-sights 1/1 B1 at 16", "discard maneuvering");
    expect(fight.refusal("aggregate in-my-sights 1/2 at 8")).toBe("other-question DIF-B8");
    fight.play("aggregate in-my-sights 1/2", "discard maneuvering").dice(6).play("resolve");
    expect(fight.last("fire")).toMatchObject({ hits: 3, hitValue: 16, odds: "8:1" });
  });

  it("DIF-R63: a shooter whom turrets damage fires on, with the ratings of a damaged one", () => {
    const fight = scene(
      { B1: { type: "fw-190a-8", hand: "in-my-sights 1/2" }, A1: { type: "spitfire-vb", level: 3 } },
      {
        turn: "B1",
        level: 10,
        bombers: { type: "he-111h-6", count: 2, side: "allied" },
        // Two cards of turrets, one of which fires: 3 hits are 24 against 8.
        deck: "in-my-sights 2/3, maneuvering",
      },
    );
    fight.dice(1, 3).play("in-my-sights 1/2 Q").play("pass");
    expect(fight.leader("B1").damaged).toBe(true);
    expect(fight.bomber(1).points).toBe(5);
    expect(ratingsAt(fight.state, fight.place("B1"))).toEqual({ agility: 4, speed: 7, horsepower: 1 });
  });
});

describe("rulings on VERTICAL ROLL", () => {
  const roller = { type: "bf-109e-4", wingman: true, hand: "maneuvering, maneuvering" };

  it("DIF-R35: a Wingman rolls, and his Leader draws for the dive or pays for the climb", () => {
    const fired = () =>
      scene(
        { A1: { type: "spitfire-ia", hand: "in-my-sights 1/1" }, B1: roller },
        { turn: "A1", level: 10, deck: "vertical-roll, tight-turn, barrel-roll, scissors, half-loop" },
      ).play("in-my-sights 1/1 B1w");
    const dived = fired().play("vertical-roll dive 1", "pass");
    expect(dived.element("B1").level).toBe(9);
    expect(dived.hand("B1")).toHaveLength(4);
    const climbed = fired().play("vertical-roll climb");
    expect(climbed.element("B1").level).toBe(11);
    expect(climbed.hand("B1")).toHaveLength(0);
  });

  it("DIF-R35: what the Leader can't pay for is not chosen", () => {
    const fight = scene(
      {
        A1: { type: "spitfire-ia", hand: "in-my-sights 1/1" },
        B1: { ...roller, hand: "maneuvering" },
      },
      { turn: "A1", level: 10, deck: "vertical-roll, tight-turn" },
    ).play("in-my-sights 1/1 B1w");
    expect(fight.refusal("vertical-roll climb")).toBe("roll-impossible DIF-R34");
    expect(fight.refusal("vertical-roll dive 1")).toBeUndefined();
  });

  it("DIF-R36, DIF-R67: one that can go nowhere negates, and is an Agility Card", () => {
    const fight = scene(
      {
        A1: { type: "p-51d-10", hand: "in-my-sights 1/1, half-loop" },
        B1: { type: "fw-190a-8", hand: "vertical-roll" },
      },
      { turn: "A1", level: 1 },
    );
    fight.play("in-my-sights 1/1 B1");
    expect(fight.refusal("vertical-roll dive 1")).toBe("roll-impossible DIF-R34");
    fight.play("vertical-roll", "pass");
    expect(fight.count("negated")).toBe(1);
    expect(fight.element("B1").level).toBe(1);
    expect(fight.leader("B1").agility).toBe(1);
  });
});

it("DIF-R64: rockets cost a Wingman none of his cards", () => {
  const config = { rockets: true };
  const fight = scene(
    { A1: { type: "spitfire-vb" }, B1: { type: "bf-109g-6", wingman: true, config } },
    { turn: "B1", level: 10 },
  );
  expect(fight.wingman("B1").rockets).toBe("carried");
  expect(miniHands(fight.state, fight.place("B1"))).toMatchObject({ offense: 4, defense: 3 });
});

describe("DIF-B18, DIF-R52: light bombers", () => {
  it("are Elements that are hurt as fighters are", () => {
    const fight = scene(
      {
        A1: { type: "sbd-3", hand: "tight-turn", wingman: true },
        B1: { type: "a6m2", hand: "in-my-sights 1/2, maneuvering, maneuvering, maneuvering, maneuvering" },
      },
      { turn: "B1", level: 2 },
    );
    // 16 against 7, 2:1.
    fight.play("in-my-sights 1/2 A1").dice(2).play("resolve");
    expect(fight.leader("A1").damaged).toBe(true);
    expect(ratingsAt(fight.state, fight.place("A1"))).toEqual({ agility: 4, speed: 4, horsepower: 1 });
    expect(fight.score()).toEqual({ allied: 0, axis: 2 });
  });
});

describe("DIF-B13: bombs", () => {
  it.each([
    ["in-my-sights 2/3", 3],
    ["fuel-tank", 12],
    ["ace-pilot", 4],
    ["half-loop", 1],
    ["tight-turn", 0],
  ])("a %s is worth %i, and the load is gone", (card, points) => {
    const mission = match({ scenario: "ship", options: { start: 3 } }, 6, 1);
    mission.state = {
      ...mission.state,
      turn: 4,
      deck: [card, "barrel-roll"],
      agenda: [{ do: "target", element: 0 }],
    };
    mission.play("bomb");
    expect(mission.last("ground")).toMatchObject({ what: "bombs", points, total: points });
    expect(mission.leader("A1").loaded || mission.wingman("A1").loaded).toBe(false);
  });

  it("fall from level 3 or lower only", () => {
    const mission = match({ scenario: "ship", options: { start: 4 } }, 6, 1);
    mission.state = { ...mission.state, turn: 4, agenda: [{ do: "target", element: 0 }] };
    // Nobody is asked.
    expect(mission.asked()).toBe("");
  });
});

describe("DIF-B24: the deck", () => {
  it("is shuffled from the discards when it is empty, and gives what there is where they are too few", () => {
    const fight = scene(
      { A1: { type: "spitfire-ia", hand: "maneuvering, tight-turn" }, B1: { type: "bf-109e-4", level: 3 } },
      { turn: "A1", level: 10, step: "altitude" },
    );
    fight.state = { ...fight.state, deck: ["scissors"], discard: ["half-loop", "barrel-roll"] };
    fight.play("dive 2");
    expect(fight.count("reshuffles")).toBe(1);
    expect(fight.hand("A1")).toHaveLength(4);
    expect(fight.hand("A1")[2]).toBe("scissors");
    fight.state = { ...fight.state, deck: [], discard: [] };
    fight.play("pass", "done");
    expect(fight.hand("A1")).toHaveLength(4);
  });
});

describe("DIF-B20, DIF-H2: keen eyes at the roll for the first side", () => {
  const duel = {
    options: { start: 10 },
    elements: [
      { id: "A1", side: "allied" as const, type: "spitfire-ia", leader: { keenEyesight: true } },
      { id: "B1", side: "axis" as const, type: "bf-109e-4" },
    ],
  };

  it("add 1, which decides a tie", () => {
    const fight = match(duel, 3, 3);
    expect(fight.last("first")).toMatchObject({ side: "allied", faces: [3, 3] });
  });
});
