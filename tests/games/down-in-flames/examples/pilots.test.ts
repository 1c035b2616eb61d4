import { describe, expect, it } from "vitest";
import type { Quality } from "../../../../src/games/down-in-flames/data/quality.ts";
import { type Match, match, scene } from "./play.ts";

describe("AT-32: the Thach Weave", () => {
  const BUSY = { type: "f4f-4", hand: "tight-turn, barrel-roll, scissors" };
  const ZERO = { type: "a6m2", hand: "tight-turn, tight-turn, tight-turn, out-of-the-sun 1/2" };

  const answered = (weave: boolean, both = true): Match =>
    scene(
      { A1: BUSY, A2: { type: both ? "f4f-4" : "p-40e" }, B1: ZERO },
      { turn: "B1", level: 8, weave: [weave, false] },
    ).play("out-of-the-sun 1/2 A1");

  it("TIGHT TURN answers OUT OF THE SUN with two Elements and the bid accepted", () => {
    expect(answered(true).refusal("tight-turn")).toBeUndefined();
    expect(answered(false).refusal("tight-turn")).toBe("no-answer DIF-B8");
    expect(answered(true, false).refusal("tight-turn")).toBe("no-answer DIF-B8");
  });

  it("not when the other Element is lost", () => {
    const alone = scene(
      { A1: BUSY, A2: { type: "f4f-4", leader: { down: true } }, B1: ZERO },
      { turn: "B1", level: 8, weave: [true, false] },
    ).play("out-of-the-sun 1/2 A1");
    expect(alone.refusal("tight-turn")).toBe("no-answer DIF-B8");
  });

  const free = (weave: boolean, friend: object, enemy: object): Match =>
    scene(
      {
        A1: { type: "f4f-4", hand: "in-my-sights 1/1, in-my-sights 2/3, tight-turn, tight-turn" },
        A2: { ...BUSY, ...friend },
        B1: { ...ZERO, ...enemy },
      },
      { turn: "A1", level: 8, weave: [weave, false] },
    );

  it("the free one fires one burst at the Zero that tails the other", () => {
    const fight = free(true, {}, { tails: "A2" });
    expect(fight.bursts("A1", "B1")).toBe(1);
    expect(fight.refusal("in-my-sights 1/1 B1")).toBeUndefined();
    expect(fight.refusal("in-my-sights 2/3 B1")).toBe("bursts DIF-R10");
    expect(free(false, {}, { tails: "A2" }).refusal("in-my-sights 1/1 B1")).toBe(
      "barred DIF-B7 pursues-friend",
    );
  });

  it("and at one that the other tails", () => {
    expect(free(true, { tails: "B1" }, {}).refusal("in-my-sights 1/1 B1")).toBeUndefined();
    expect(free(false, { tails: "B1" }, {}).refusal("in-my-sights 1/1 B1")).toBe(
      "barred DIF-B7 friend-pursues",
    );
  });

  it("its Wingman does so too", () => {
    const wing = (weave: boolean) =>
      scene(
        { A1: { type: "f4f-4", wingman: true }, A2: BUSY, B1: { ...ZERO, tails: "A2" } },
        {
          turn: "A1",
          step: "wingman",
          level: 8,
          weave: [weave, false],
          deck: "in-my-sights 1/1, tight-turn",
        },
      );
    expect(wing(true).play("attack B1").refusal("in-my-sights 1/1 B1")).toBeUndefined();
    expect(wing(false).play("attack B1").refusal("in-my-sights 1/1 B1")).toBe("barred DIF-B7 pursues-friend");
  });

  it("the bid is paid where it is accepted, and the rule is off where it is not", () => {
    const bid = () => match({ scenario: "weave", options: { start: 8 } }).play("offer 3");
    const accepted = bid().dice(6, 1).play("accept");
    expect(accepted.state.weave).toEqual([true, false]);
    expect(accepted.score()).toEqual({ allied: 0, axis: 3 });
    const refused = bid().dice(6, 1).play("refuse");
    expect(refused.state.weave).toEqual([false, false]);
    expect(refused.score()).toEqual({ allied: 0, axis: 0 });
  });

  it("shooting at the pursuer does not end the pursuit", () => {
    const fight = free(true, {}, { tails: "A2" }).play("in-my-sights 1/1 B1", "pass").dice(6).play("resolve");
    expect(fight.steps("B1", "A2")).toBe(2);
  });
});

describe("AT-34: Keen Eyesight", () => {
  const keen = (quality: Quality, bombers = false): Match =>
    scene(
      {
        A1: {
          type: "spitfire-vb",
          hand: "tight-turn, barrel-roll",
          config: { leader: { quality, keenEyesight: true } },
        },
        B1: { type: "bf-109e-4", wingman: true },
      },
      {
        turn: "A1",
        step: "keen",
        level: 10,
        ...(bombers && { bombers: { type: "he-111h-6", count: 3, side: "axis" } as const }),
      },
    );

  it.each(["regular", "veteran"] as const)("a %s begins Advantaged, or with a burst more", (quality) => {
    const leader = keen(quality).play("keen B1", "pass");
    expect(leader.steps("A1", "B1")).toBe(1);
    expect(leader.bursts("A1", "B1")).toBe(2);
    const wingman = keen(quality).play("keen B1w", "pass");
    expect(wingman.bursts("A1", "B1w")).toBe(2);
    const bomber = keen(quality, true).play("keen Q2", "pass");
    expect(bomber.bursts("A1", "Q2")).toBe(4);
    expect(bomber.refusal("tight-turn")).not.toBeUndefined();
  });

  it("a bomber that is singled out is the target", () => {
    const fight = scene(
      {
        A1: {
          type: "spitfire-vb",
          hand: "in-my-sights 1/1, barrel-roll",
          config: { leader: { quality: "regular", keenEyesight: true } },
        },
        B1: { type: "bf-109e-4" },
      },
      { turn: "A1", step: "keen", level: 10, bombers: { type: "he-111h-6", count: 3, side: "axis" } },
    ).play("keen Q2", "pass");
    expect(fight.refusal("in-my-sights 1/1 Q2")).toBeUndefined();
    expect(fight.refusal("in-my-sights 1/1 Q")).toBe("bomber-not-chosen DIF-B10");
    expect(fight.refusal("in-my-sights 1/1 Q1")).toBe("bomber-not-chosen DIF-B10");
  });

  it.each(["green", "recruit", "ace"] as const)("a %s not, and is not asked where he is known", (quality) => {
    expect(keen(quality).asked()).toBe("altitude A1");
    const secret = scene(
      {
        A1: {
          type: "spitfire-vb",
          hand: "tight-turn",
          leader: { quality, keen: true, shown: false, keenShown: false },
        },
        B1: { type: "bf-109e-4" },
      },
      { turn: "A1", step: "keen", level: 10 },
    );
    expect(secret.refusal("keen B1")).toBe("no-keen-eyes DIF-9.1.10");
  });

  it("an engaged Leader is not singled out", () => {
    const fight = scene(
      {
        A1: { type: "spitfire-vb", hand: "tight-turn", config: { leader: { keenEyesight: true } } },
        A2: { type: "spitfire-vb", advantaged: "B1" },
        B1: { type: "bf-109e-4", wingman: true },
      },
      { turn: "A1", step: "keen", level: 10 },
    );
    expect(fight.refusal("keen B1")).toBe("not-singled-out DIF-R42");
    expect(fight.refusal("keen B1w")).toBeUndefined();
  });
});

describe("AT-38: an ace's wild card", () => {
  const fight = (hand: string, quality: Quality = "ace"): Match =>
    scene(
      {
        B1: { type: "bf-109e-4", hand, config: { leader: { quality } } },
        A1: {
          type: "spitfire-vb",
          advantaged: "B1",
          hand: "in-my-sights 1/1, in-my-sights 1/2, tight-turn, half-loop",
        },
      },
      { turn: "A1", level: 10 },
    );

  it("a MANEUVERING answers IN MY SIGHTS once in a game", () => {
    const one = fight("maneuvering, half-loop, scissors").play("in-my-sights 1/1 B1");
    expect(one.refusal("maneuvering")).toBe("no-answer DIF-B8");
    one.play("maneuvering as ace-pilot", "pass");
    expect(one.last("negated")).toMatchObject({ id: "A1" });
    expect(one.leader("B1").shown).toBe(true);
    one.play("in-my-sights 1/2 B1");
    expect(one.refusal("half-loop as ace-pilot")).toBe("wild-used DIF-R41");
    expect(one.refusal("scissors")).toBeUndefined();
  });

  it("it answers any card", () => {
    const one = fight("in-my-sights 1/1, in-my-sights 1/2").play("half-loop B1");
    expect(one.refusal("in-my-sights 1/1 as ace-pilot")).toBeUndefined();
  });

  it("only an ace has one", () => {
    const one = fight("maneuvering", "veteran").play("in-my-sights 1/1 B1");
    expect(one.refusal("maneuvering as ace-pilot")).toBe("no-ace DIF-9.1.8");
  });
});

describe("DIF-9.1.11, DIF-R70: a Wingman is known by his extra or his missing card", () => {
  const wing = (type: string, quality: Quality, gameTurn: number): Match =>
    scene(
      {
        A1: { type, wingman: { quality, shown: false } },
        B1: { type: "bf-109e-4", wingman: true, hand: "in-my-sights 1/1, tight-turn, vertical-roll" },
      },
      { turn: "A1", step: "wingman", level: 10, gameTurn },
    );

  // Offense and Defense of an A6M2 3 and 4, of a Spitfire IA 3 and 3.
  it.each<[string, string, Quality, number, boolean]>([
    ["a Veteran's extra card of Offense on an even turn", "a6m2", "veteran", 2, true],
    ["none on an odd one", "a6m2", "veteran", 3, false],
    ["his extra card is one of Defense where both are alike", "spitfire-ia", "veteran", 2, false],
    ["a Recruit's missing one", "a6m2", "recruit", 1, true],
    ["a Green one's of Offense where both are alike", "spitfire-ia", "green", 1, true],
    ["none where Defense is the larger", "a6m2", "green", 1, false],
    ["a Regular's", "a6m2", "regular", 2, false],
  ])("as he attacks: %s", (_, type, quality, turn, shown) => {
    const fight = wing(type, quality, turn).play("attack B1");
    expect(fight.wingman("A1").shown).toBe(shown);
    expect(fight.count("quality")).toBe(shown ? 1 : 0);
    if (shown) expect(fight.last("quality")).toMatchObject({ id: "A1w", quality });
  });

  it.each<[string, Quality, number, boolean]>([
    ["a Veteran's extra card where both are alike", "veteran", 2, true],
    ["a Recruit's missing one", "recruit", 2, true],
    ["none of a Green one's, who lacks one of Offense", "green", 2, false],
  ])("as he is attacked: %s", (_, quality, gameTurn, shown) => {
    const fight = scene(
      {
        A1: { type: "spitfire-ia", wingman: { quality, shown: false } },
        B1: { type: "bf-109e-4", hand: "in-my-sights 1/1, tight-turn" },
      },
      { turn: "B1", level: 10, gameTurn },
    );
    fight.play("in-my-sights 1/1 A1w");
    expect(fight.wingman("A1").shown).toBe(shown);
  });

  it("is shown once, and what a deck lacks shows nobody", () => {
    const known = wing("a6m2", "recruit", 1);
    known.play("attack B1");
    expect(known.count("quality")).toBe(1);
    const bare = wing("a6m2", "veteran", 2);
    bare.state = { ...bare.state, deck: bare.state.deck.slice(0, 3), discard: [] };
    expect(bare.play("attack B1").wingman("A1").shown).toBe(false);
  });
});
