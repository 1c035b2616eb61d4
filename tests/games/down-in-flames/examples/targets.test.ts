import { describe, expect, it } from "vitest";
import { scene } from "./play.ts";

describe("B6: a Wingman's position cards move its own Element", () => {
  it("SCISSORS at the pursuer among them", () => {
    const fight = scene(
      { A1: { type: "spitfire-vb", wingman: true }, B1: { type: "bf-109e-4", tails: "A1" } },
      { turn: "A1", step: "wingman", level: 10, deck: "scissors, maneuvering, in-my-sights 1/1" },
    ).play("attack B1");
    expect(fight.refusal("in-my-sights 1/1 B1")).toBe("barred DIF-B7 in-trouble");
    expect(fight.refusal("scissors B1")).toBeUndefined();
    fight.play("scissors B1", "maneuvering B1");
    expect(fight.steps("A1", "B1")).toBe(0);
  });

  it("at nobody else, and none of a Wingman alone", () => {
    const free = scene(
      { A1: { type: "spitfire-vb", wingman: true }, B1: { type: "bf-109e-4" } },
      { turn: "A1", step: "wingman", level: 10, deck: "scissors, maneuvering, in-my-sights 1/1" },
    ).play("attack B1");
    expect(free.refusal("scissors B1")).toBe("scissors-pursuer DIF-B7");
    const alone = scene(
      { A1: { type: "spitfire-vb", wingman: true, leader: { down: true } }, B1: { type: "bf-109e-4" } },
      { turn: "A1", step: "wingman", level: 10, deck: "scissors, maneuvering, in-my-sights 1/1" },
    ).play("attack B1");
    expect(alone.refusal("maneuvering B1")).toBe("barred DIF-B7 no-leader");
    expect(alone.refusal("in-my-sights 1/1 B1")).toBeUndefined();
  });
});

describe("B10: whom position cards are played at", () => {
  const fight = () =>
    scene(
      {
        A1: { type: "spitfire-vb", hand: "maneuvering, half-loop, in-my-sights 1/1" },
        B1: { type: "bf-109e-4", level: 3 },
      },
      { turn: "A1", level: 10, bombers: { type: "he-111h-6", count: 3, side: "axis" } },
    );

  it("the formation, not one of its bombers", () => {
    expect(fight().refusal("maneuvering Q2")).toBe("bomber-not-chosen DIF-B10");
    expect(fight().refusal("maneuvering Q")).toBeUndefined();
  });

  it("a straggler by its name", () => {
    const one = fight();
    const [formation] = one.state.formations;
    const bombers = formation?.bombers.map((bomber, at) =>
      at === 1 ? { ...bomber, inFormation: false } : bomber,
    );
    one.state = { ...one.state, formations: [{ level: 10, bombers: bombers ?? [] }] };
    expect(one.refusal("maneuvering Q2")).toBeUndefined();
    one.play("maneuvering Q2");
    expect(one.bursts("A1", "Q2")).toBe(4);
  });
});

describe("B7: positions among three Elements", () => {
  it("MANEUVERING at an enemy who pursues a friend ends his pursuit, and then gains a step", () => {
    const fight = scene(
      {
        A1: { type: "spitfire-vb", hand: "maneuvering, in-my-sights 1/1" },
        A2: { type: "spitfire-vb" },
        B1: { type: "bf-109e-4", tails: "A2" },
      },
      { turn: "A1", level: 10 },
    );
    expect(fight.refusal("in-my-sights 1/1 B1")).toBe("barred DIF-B7 pursues-friend");
    fight.play("maneuvering B1");
    expect([fight.steps("B1", "A2"), fight.steps("A1", "B1")]).toEqual([0, 1]);
    expect(fight.refusal("in-my-sights 1/1 B1")).toBeUndefined();
  });

  it("who pursues one drops him before he attacks another Leader", () => {
    const fight = scene(
      {
        A1: { type: "spitfire-vb", advantaged: "B1", hand: "maneuvering, in-my-sights 1/1" },
        B1: { type: "bf-109e-4" },
        B2: { type: "bf-109e-4" },
      },
      { turn: "A1", level: 10 },
    );
    expect(fight.refusal("maneuvering B2")).toBe("barred DIF-B7 drop-first");
    fight.play("drop");
    expect(fight.steps("A1", "B1")).toBe(0);
    expect(fight.refusal("maneuvering B2")).toBeUndefined();
  });
});

describe("R58: the attacker's own VERTICAL ROLL answers HALF LOOP", () => {
  it("his Element moves, and his card lapses unless the enemy follows", () => {
    const fight = () =>
      scene(
        {
          A1: { type: "spitfire-vb", hand: "half-loop, vertical-roll, tight-turn" },
          B1: { type: "bf-109e-4", hand: "half-loop, tight-turn", advantaged: "A1" },
        },
        { turn: "A1", level: 10, deck: "maneuvering, maneuvering, maneuvering" },
      ).play("half-loop B1", "half-loop", "vertical-roll dive 1", "pass");
    const left = fight().play("pass");
    expect(left.count("lapses")).toBe(1);
    expect(left.steps("A1", "B1")).toBe(0);
    const followed = fight().play("follow", "pass");
    expect(followed.element("B1").level).toBe(9);
    // From Disadvantaged two steps up.
    expect(followed.steps("A1", "B1")).toBe(1);
  });
});
