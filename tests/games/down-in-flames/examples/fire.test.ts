import { describe, expect, it } from "vitest";
import { usualHitValue } from "../../../../src/games/down-in-flames/rules/attack/declared.ts";
import { ratingsAt } from "../../../../src/games/down-in-flames/rules/hand/limits.ts";
import { type Attacker, pieceOf } from "../../../../src/games/down-in-flames/rules/state/pieces.ts";
import { type Match, scene } from "./play.ts";

/** The Hit Value with which an aircraft fires from now on. */
function hitValue({ state }: Match, id: string): number {
  return usualHitValue(state, pieceOf(state.setup, id) as Attacker);
}

describe("AT-08: adding up", () => {
  const fight = (answers = "") =>
    scene(
      {
        A1: {
          type: "spitfire-ia",
          tails: "B1",
          hand: "in-my-sights 1/1, in-my-sights 1/2, maneuvering, in-my-sights 2/3",
        },
        B1: { type: "bf-109e-4", hand: answers },
      },
      { turn: "A1", level: 10 },
    ).play("in-my-sights 1/1 B1", ...(answers ? ["pass"] : []));

  it("both succeed: one roll at 4:1, two bursts left", () => {
    const one = fight().play("aggregate in-my-sights 1/2").dice(3).play("resolve");
    expect(one.last("fire")).toMatchObject({ hits: 3, odds: "4:1", rolls: [3], result: "damaged" });
    expect(one.bursts("A1", "B1")).toBe(2);
  });

  it("the second is negated: no roll, two bursts left, both cards gone", () => {
    const one = fight("barrel-roll").play("aggregate in-my-sights 1/2", "barrel-roll", "pass");
    expect(one.count("fire")).toBe(0);
    expect(one.bursts("A1", "B1")).toBe(2);
    expect(one.hand("A1")).toEqual(["maneuvering", "in-my-sights 2/3"]);
    expect(one.state.discard).toEqual(
      expect.arrayContaining(["in-my-sights 1/1", "in-my-sights 1/2", "barrel-roll"]),
    );
  });

  it("only firing cards are added", () => {
    expect(fight().refusal("aggregate maneuvering")).toBe("not-firing DIF-3.2.10");
  });
});

describe("AT-18: bursts in a player-turn", () => {
  const all = "in-my-sights 1/1, in-my-sights 1/1, in-my-sights 2/3, in-my-sights 2/3, in-my-sights 3/4";
  const tailing = (hand = all) =>
    scene(
      { A1: { type: "spitfire-vb", tails: "B1", hand }, B1: { type: "bf-109e-4" } },
      { turn: "A1", level: 12 },
    );

  it("Neutral, a 1-burst card, then MANEUVERING: one left", () => {
    const fight = scene(
      {
        A1: { type: "spitfire-vb", hand: "in-my-sights 1/1, in-my-sights 1/2, maneuvering" },
        B1: { type: "bf-109e-4" },
      },
      { turn: "A1", level: 12 },
    );
    fight.dice(6).play("in-my-sights 1/1 B1", "resolve");
    expect(fight.refusal("in-my-sights 1/2 B1")).toBe("bursts DIF-R10");
    fight.play("maneuvering B1");
    expect(fight.bursts("A1", "B1")).toBe(1);
    expect(fight.refusal("in-my-sights 1/2 B1")).toBeUndefined();
  });

  it("Tailing: 1 + 3 and 2 + 2 and 4 are legal, 1 + 1 + 3 is not", () => {
    expect(tailing().play("in-my-sights 1/1 B1").refusal("aggregate in-my-sights 3/4")).toBeUndefined();
    expect(tailing().play("in-my-sights 2/3 B1").refusal("aggregate in-my-sights 2/3")).toBeUndefined();
    expect(tailing("in-my-sights 4/5, maneuvering").refusal("in-my-sights 4/5 B1")).toBeUndefined();
    const third = tailing().play("in-my-sights 1/1 B1", "aggregate in-my-sights 1/1");
    expect(third.refusal("aggregate in-my-sights 3/4")).toBe("bursts DIF-R10");
    expect(third.refusal("aggregate in-my-sights 2/3")).toBeUndefined();
  });

  it.each(["advantaged", "tails"])("a Leader whom somebody %s does not fire", (position) => {
    const fight = scene(
      {
        A1: { type: "spitfire-vb", hand: all, wingman: true },
        B1: { type: "bf-109e-4", [position]: "A1", wingman: true },
      },
      { turn: "A1", level: 12 },
    );
    expect(fight.refusal("in-my-sights 1/1 B1")).toBe("barred DIF-B7 in-trouble");
    expect(fight.refusal("in-my-sights 1/1 B1w")).toBe("barred DIF-B7 in-trouble");
  });

  const DEFENCE = "barrel-roll, barrel-roll";

  it("at a Wingman 1, after MANEUVERING 2, after HALF LOOP 3", () => {
    const at = (card: string) => {
      const fight = scene(
        {
          A1: { type: "spitfire-vb", hand: "maneuvering, half-loop" },
          B1: { type: "bf-109e-4", wingman: true },
        },
        { turn: "A1", level: 12, deck: DEFENCE },
      );
      expect(fight.bursts("A1", "B1w")).toBe(1);
      return fight.play(`${card} B1w`, "pass").bursts("A1", "B1w");
    };
    expect([at("maneuvering"), at("half-loop")]).toEqual([2, 3]);
  });

  it("at a bomber 3, after MANEUVERING 4, after HALF LOOP 5", () => {
    const at = (card: string) => {
      const fight = scene(
        { B1: { type: "bf-109e-4", hand: "maneuvering, half-loop" }, A1: { type: "spitfire-vb" } },
        { turn: "B1", level: 10, bombers: { type: "b-17g", count: 3, side: "allied" } },
      );
      expect(fight.bursts("B1", "Q")).toBe(3);
      return fight.play(`${card} Q`).bursts("B1", "Q");
    };
    expect([at("maneuvering"), at("half-loop")]).toEqual([4, 5]);
  });
});

describe("AT-20: firing rules, level 2", () => {
  const TARGET = { type: "bf-109e-4" };

  it.each([
    [2, "down"],
    [5, "damaged"],
    [6, "none"],
  ])("Hurricane IIC, four cannon: 5:1, a %i: %s; a card is discarded", (face, result) => {
    const fight = scene(
      {
        A1: { type: "hurricane-iic", hand: "in-my-sights 1/2, tight-turn, barrel-roll, scissors" },
        B1: TARGET,
      },
      { turn: "A1", level: 2 },
    ).play("in-my-sights 1/2 B1 at 16");
    expect(fight.asked()).toBe("pay A1");
    fight.play("discard scissors").dice(face).play("resolve");
    expect(fight.last("fire")).toMatchObject({ hits: 2, hitValue: 16, odds: "5:1", result });
    expect(fight.hand("A1")).toHaveLength(2);
    expect(fight.leader("A1").agility).toBe(0);
  });

  it("with the usual Hit Value 2:1, and three cards are left", () => {
    const fight = scene(
      {
        A1: { type: "hurricane-iic", hand: "in-my-sights 1/2, tight-turn, barrel-roll, scissors" },
        B1: TARGET,
      },
      { turn: "A1", level: 2 },
    );
    fight.play("in-my-sights 1/2 B1").dice(6).play("resolve");
    expect(fight.last("fire")).toMatchObject({ hitValue: 8, odds: "2:1" });
    expect(fight.hand("A1")).toHaveLength(3);
  });

  it("with three cards he has none for the recoil; his Wingman never fires all four", () => {
    const fight = scene(
      {
        A1: { type: "hurricane-iic", hand: "in-my-sights 1/2, tight-turn, barrel-roll", wingman: true },
        B1: TARGET,
      },
      { turn: "A1", level: 2, step: "wingman", deck: "in-my-sights 1/2, in-my-sights 1/1, tight-turn" },
    ).play("attack B1");
    expect(fight.refusal("in-my-sights 1/2 B1 at 16")).toBe("hit-value DIF-10.15");
    fight.play("pass", "pass");
    expect(fight.refusal("in-my-sights 1/2 B1 at 16")).toBe("recoil DIF-10.12");
  });

  it.each([
    [3, "down"],
    [6, "damaged"],
  ])("Beaufighter: of four hits two count, 7:1, a %i: %s", (face, result) => {
    const fight = scene(
      { A1: { type: "beaufighter-if", tails: "B1", hand: "in-my-sights 3/4" }, B1: TARGET },
      { turn: "A1", level: 2 },
    );
    fight.dice(face).play("in-my-sights 3/4 B1");
    expect(fight.last("fire")).toMatchObject({ hits: 2, hitValue: 22, odds: "7:1", result });
  });

  const zero = (...faces: number[]) =>
    scene(
      {
        B1: {
          type: "a6m2",
          advantaged: "A1",
          hand: "in-my-sights 2/3, tight-turn, barrel-roll, scissors",
        },
        A1: { type: "spitfire-vb" },
      },
      { turn: "B1", level: 2, options: { ammunition: true } },
    )
      .play("in-my-sights 2/3 A1")
      .dice(...faces)
      .play("resolve");

  it.each([
    [[1, 1], 2],
    [[1, 2], 2],
    [[1, 3], 8],
    [[2], 8],
  ])("A6M2 8/2, two bursts: after %j it fires with %i", (faces, value) => {
    expect(hitValue(zero(...faces), "B1")).toBe(value);
  });
});

describe("AT-29: what is added", () => {
  it("the Beaufighter: 2 + 2 hits, 14:1", () => {
    const fight = scene(
      {
        A1: { type: "beaufighter-if", tails: "B1", hand: "in-my-sights 3/4, in-my-sights 1/2" },
        B1: { type: "bf-109e-4" },
      },
      { turn: "A1", level: 2 },
    );
    fight.play("in-my-sights 3/4 B1").dice(6).play("aggregate in-my-sights 1/2");
    expect(fight.last("fire")).toMatchObject({ hits: 4, odds: "14:1", result: "down" });
  });

  it("a Wingman adds his own cards only", () => {
    const fight = scene(
      {
        A1: { type: "spitfire-vb", wingman: true, hand: "in-my-sights 1/1" },
        B1: { type: "bf-109e-4" },
      },
      { turn: "A1", level: 10, step: "wingman", deck: "in-my-sights 1/2, tight-turn, scissors" },
    ).play("attack B1", "in-my-sights 1/2 B1");
    expect(fight.asked()).toBe("aggregate A1w");
    expect(fight.refusal("aggregate in-my-sights 1/1")).toBe("not-held DIF-B4");
  });

  it("nothing at a B-17G", () => {
    const fight = scene(
      {
        B1: { type: "fw-190a-8", hand: "in-my-sights 1/2, in-my-sights 1/1" },
        A1: { type: "spitfire-vb", level: 3 },
      },
      {
        turn: "B1",
        level: 10,
        bombers: { type: "b-17g", count: 2, side: "allied" },
        deck: "maneuvering, maneuvering, maneuvering, maneuvering, maneuvering, maneuvering",
      },
    );
    fight.dice(1).play("in-my-sights 1/2 Q");
    expect(fight.last("fire-at-bomber")).toMatchObject({ points: 5 });
    expect(fight.asked()).toBe("leader B1");
    expect(fight.refusal("aggregate in-my-sights 1/1")).toBe("other-question DIF-B8");
  });
});

describe("AT-36: ammunition and bombers", () => {
  const QUIET = "maneuvering, maneuvering, maneuvering, maneuvering, maneuvering, maneuvering";
  const spitfire = (hand: string, die: "d6" | "d12" = "d6", crackShot = false) =>
    scene(
      {
        A1: { type: "spitfire-vb", hand: `${hand}, tight-turn`, config: { leader: { crackShot } } },
        B1: { type: "bf-109e-4", level: 3 },
      },
      {
        turn: "A1",
        level: 10,
        bombers: { type: "he-111h-6", count: 2, side: "axis" },
        deck: QUIET,
        options: { ammunition: true, die },
      },
    );

  it.each([
    ["d6", [1, 1, 1], 4],
    ["d6", [1, 1, 2], 12],
    ["d6", [1, 2], 12],
    ["d12", [1, 2, 1], 4],
    ["d12", [1, 3], 12],
  ] as const)("two hits, no rest, with a %s: %j, then %i", (die, faces, value) => {
    const fight = spitfire("in-my-sights 1/2", die);
    fight.dice(...faces).play("in-my-sights 1/2 Q");
    expect(fight.last("fire-at-bomber")).toMatchObject({ points: 3, rest: 0, rolls: [] });
    expect(hitValue(fight, "A1")).toBe(value);
  });

  it("one hit: a 1 scores the second point and calls for the check", () => {
    const fight = spitfire("in-my-sights 1/1");
    fight.dice(1, 1, 1).play("in-my-sights 1/1 Q");
    expect(fight.last("fire-at-bomber")).toMatchObject({ points: 2, rest: 4, rolls: [1] });
    expect(fight.bomber(1).points).toBe(2);
    expect(hitValue(fight, "A1")).toBe(4);
  });

  it("with the other guns chosen there is no check", () => {
    const fight = spitfire("in-my-sights 1/2");
    fight.dice(1).play("in-my-sights 1/2 Q at 4");
    expect(fight.last("fire-at-bomber")).toMatchObject({ points: 1, rest: 0 });
    expect(hitValue(fight, "A1")).toBe(12);
  });

  it("nor for a crack shot", () => {
    const fight = spitfire("in-my-sights 1/1", "d6", true);
    fight.dice(1, 1).play("in-my-sights 1/1 Q");
    expect(hitValue(fight, "A1")).toBe(12);
  });
});

describe("AT-19: rockets", () => {
  const attack = (type: string, face: number) => {
    const fight = scene(
      {
        B1: { type, hand: "in-my-sights 3/4, in-my-sights 1/1, tight-turn", config: { rockets: true } },
        A1: { type: "spitfire-vb", level: 5 },
      },
      { turn: "B1", level: 2, bombers: { type: "b-17g", count: 2, side: "allied" } },
    );
    return fight.dice(1, face);
  };
  const ratings = (fight: Match) => ratingsAt(fight.state, fight.place("B1"));

  it.each([
    ["bf-109g-6", 1, true],
    ["bf-109g-6", 2, false],
    ["bf-109g-6", 6, false],
    ["bf-110g-2", 2, true],
    ["bf-110g-2", 3, false],
  ])("%s, a %i: destroyed is %s; no turret fires", (type, face, down) => {
    const fight = attack(type, face).play("in-my-sights 3/4 Q rockets");
    expect(fight.bomber(1).down).toBe(down);
    expect(fight.count("return-fire")).toBe(0);
    expect(fight.refusal(`in-my-sights 1/1 ${down ? "Q" : "Q1"} rockets`)).toBe("no-rockets DIF-7.1.2");
  });

  it.each([
    ["bf-109g-6", "6/6/4", "7/6/4"],
    ["bf-110g-2", "4/5/3", "5/5/3"],
  ])("%s: %s while it carries them, %s afterwards", (type, before, after) => {
    const text = (fight: Match) => Object.values(ratings(fight)).join("/");
    const fight = attack(type, 6);
    expect(text(fight)).toBe(before);
    expect(text(fight.play("in-my-sights 3/4 Q rockets"))).toBe(after);
  });

  it("at medium bombers and fighters none", () => {
    const fight = scene(
      {
        A1: { type: "spitfire-vb" },
        B1: { type: "bf-109g-6", hand: "in-my-sights 1/1", config: { rockets: true } },
      },
      { turn: "B1", level: 2, bombers: { type: "b-25d", count: 2, side: "allied" } },
    );
    expect(fight.refusal("in-my-sights 1/1 A1 rockets")).toBe("rockets-heavy DIF-7.1.2");
    expect(fight.refusal("in-my-sights 1/1 Q rockets")).toBe("rockets-heavy DIF-7.1.2");
  });
});
