import { describe, expect, it } from "vitest";
import { scene } from "./play.ts";

describe("AT-21: a VERTICAL ROLL that answers fire", () => {
  const fight = (shooter: string, roller: string, more = "") =>
    scene(
      {
        A1: { type: shooter, hand: `in-my-sights 1/1, ace-pilot, tight-turn${more}` },
        B1: { type: roller, hand: "vertical-roll, barrel-roll" },
      },
      { turn: "A1", level: 10, deck: "maneuvering, half-loop, scissors, in-my-sights 1/2" },
    );

  it("moves its Element two levels down for two cards, and the Neutral shooter may follow for nothing", () => {
    const one = fight("spitfire-vb", "la-5fn").play("in-my-sights 1/1 B1", "vertical-roll dive 2", "pass");
    expect(one.element("B1").level).toBe(8);
    expect(one.hand("B1")).toEqual(["barrel-roll", "maneuvering", "half-loop"]);
    expect(one.asked()).toBe("follow A1");
    one.play("follow");
    expect(one.element("A1").level).toBe(8);
    expect(one.hand("A1")).toEqual(["ace-pilot", "tight-turn", "scissors", "in-my-sights 1/2"]);
    expect(one.count("fire")).toBe(0);
  });

  it("he may stay too", () => {
    const one = fight("spitfire-vb", "la-5fn").play("in-my-sights 1/1 B1", "vertical-roll dive 2", "pass");
    one.play("pass");
    expect(one.element("A1").level).toBe(10);
    expect(one.asked()).toBe("leader A1");
  });

  it("a Slow Dive shooter does not follow, unless the roller is one too", () => {
    const none = fight("spitfire-ia", "la-5fn").play("in-my-sights 1/1 B1", "vertical-roll dive 2", "pass");
    expect(none.asked()).toBe("leader A1");
    const both = fight("spitfire-ia", "a6m2", "").play("in-my-sights 1/1 B1");
    // The A6M2 keeps a card (7/6).
    both.play("vertical-roll dive 2", "pass");
    expect(both.asked()).toBe("follow A1");
  });

  it("an ACE PILOT holds it at level 10, and the attack stands unless it is answered again", () => {
    const one = fight("spitfire-vb", "la-5fn")
      .play("in-my-sights 1/1 B1", "vertical-roll dive 2", "ace-pilot", "pass")
      .play("pass")
      .dice(6)
      .play("resolve");
    expect(one.element("B1").level).toBe(10);
    expect(one.last("fire")).toMatchObject({ at: "B1" });
    const again = fight("spitfire-vb", "la-5fn")
      .play("in-my-sights 1/1 B1", "vertical-roll dive 2", "ace-pilot", "pass")
      .play("barrel-roll", "pass");
    expect(again.element("B1").level).toBe(10);
    expect(again.count("fire")).toBe(0);
  });
});

describe("AT-24: following a climb from level 12", () => {
  const pays = "maneuvering, maneuvering, maneuvering, maneuvering";
  const roll = (hand: string, position: { advantaged?: string; tails?: string } = {}) =>
    scene(
      {
        B1: { type: "bf-109f-4", hand: "vertical-roll, tight-turn, barrel-roll" },
        A1: { type: "p-47d-25", hand, ...position },
      },
      { turn: "B1", level: 12 },
    ).play("vertical-roll climb", ...(position.advantaged || position.tails ? ["pass"] : []));

  it("the Bf 109F-4 pays one card", () => {
    const fight = roll(pays);
    expect(fight.asked()).toBe("pay B1");
    fight.play("discard tight-turn");
    expect(fight.hand("B1")).toEqual(["barrel-roll"]);
    expect(fight.element("B1").level).toBe(13);
    expect(fight.asked()).toBe("leader B1");
  });

  it("an Advantaged P-47D-25 follows for four cards, not with three (DIF-R61)", () => {
    const able = roll(pays, { advantaged: "B1" }).play("discard tight-turn", "follow");
    expect(able.hand("A1")).toEqual([]);
    expect(able.element("A1").level).toBe(13);
    expect(able.steps("A1", "B1")).toBe(1);
    const unable = roll("maneuvering, maneuvering, maneuvering", { advantaged: "B1" }).play(
      "discard tight-turn",
    );
    // He can't pay, which everybody sees: he is not asked.
    expect(unable.asked()).toBe("leader B1");
    expect(unable.steps("A1", "B1")).toBe(0);
  });

  it("one that tails follows for three", () => {
    const fight = roll(pays, { tails: "B1" }).play("discard tight-turn", "follow");
    expect(fight.asked()).toBe("pay A1");
    fight.play("discard maneuvering", "discard maneuvering", "discard maneuvering");
    expect(fight.hand("A1")).toEqual(["maneuvering"]);
    expect(fight.steps("A1", "B1")).toBe(2);
  });

  it("the Neutral shooter of the last firing card follows for three", () => {
    const fight = scene(
      {
        A1: { type: "p-47d-25", hand: `in-my-sights 1/1, ${pays}` },
        B1: { type: "bf-109f-4", hand: "vertical-roll, tight-turn, barrel-roll" },
      },
      { turn: "A1", level: 12 },
    ).play("in-my-sights 1/1 B1", "vertical-roll climb", "pass", "discard tight-turn");
    expect(fight.asked()).toBe("follow A1");
    fight.play("follow", "discard maneuvering", "discard maneuvering", "discard maneuvering");
    expect(fight.element("A1").level).toBe(13);
    expect(fight.hand("A1")).toEqual(["maneuvering"]);
  });

  it("a Disadvantaged Element does not follow", () => {
    const fight = scene(
      {
        B1: { type: "bf-109f-4", hand: "vertical-roll, tight-turn, barrel-roll", advantaged: "A1" },
        A1: { type: "p-47d-25", hand: pays },
      },
      { turn: "B1", level: 12 },
    ).play("vertical-roll climb", "discard tight-turn");
    expect(fight.element("B1").level).toBe(13);
    expect(fight.asked()).toBe("leader B1");
    expect(fight.steps("B1", "A1")).toBe(0);
  });

  it("after a climb in step c the Neutral shooter does not follow", () => {
    const fight = scene(
      {
        A1: { type: "p-47d-25", hand: pays, wingman: true },
        B1: { type: "bf-109f-4", hand: pays, wingman: true },
      },
      {
        turn: "B1",
        level: 12,
        step: "wingman",
        deck: "in-my-sights 1/1, tight-turn, tight-turn, tight-turn, tight-turn, barrel-roll, barrel-roll",
      },
    );
    // Its own Wingman is the latest to have fired; nobody of the enemy's can have been.
    fight.play("attack A1w", "in-my-sights 1/1 A1w", "pass").dice(6).play("resolve", "pass");
    fight.play("climb", "discard maneuvering");
    expect(fight.asked()).toBe("leader B1");
  });
});

describe("AT-25: an even number of answers lets the attack card stand", () => {
  const attacker = "in-my-sights 1/1, scissors, ace-pilot";
  const defender = "tight-turn, barrel-roll, vertical-roll, ace-pilot";
  const fight = () =>
    scene(
      { A1: { type: "spitfire-vb", hand: attacker }, B1: { type: "la-5fn", hand: defender } },
      { turn: "A1", level: 10, deck: "maneuvering, maneuvering" },
    ).play("in-my-sights 1/1 B1");

  it("TIGHT TURN, SCISSORS, pass: it stands", () => {
    const one = fight().play("tight-turn", "scissors", "pass", "pass").dice(6).play("resolve");
    expect(one.count("fire")).toBe(1);
  });

  it("TIGHT TURN, SCISSORS, BARREL ROLL, pass: negated", () => {
    const one = fight().play("tight-turn", "scissors", "barrel-roll", "pass");
    expect(one.last("negated")).toMatchObject({ id: "A1" });
    expect(one.asked()).toBe("leader A1");
  });

  it("then VERTICAL ROLL, ACE PILOT, ACE PILOT, pass: negated, and the roll moves its Element", () => {
    const one = fight()
      .play("tight-turn", "scissors", "pass")
      .play("vertical-roll dive 1", "ace-pilot", "ace-pilot");
    // A1 has no card left to answer with, and is not asked.
    expect(one.element("B1").level).toBe(9);
    expect(one.count("negated")).toBe(1);
    expect(one.asked()).toBe("follow A1");
  });

  it("without another start for the defender it stands at once where that is agreed", () => {
    const once = scene(
      { A1: { type: "spitfire-vb", hand: attacker }, B1: { type: "la-5fn", hand: defender } },
      { turn: "A1", level: 10, options: { repeatDefence: false } },
    ).play("in-my-sights 1/1 B1", "tight-turn", "scissors", "pass");
    expect(once.asked()).toBe("aggregate A1");
  });

  it("he is asked who holds cards, whether one answers or not", () => {
    const none = scene(
      { A1: { type: "spitfire-vb", hand: attacker }, B1: { type: "la-5fn", hand: "in-my-sights 1/1" } },
      { turn: "A1", level: 10 },
    ).play("in-my-sights 1/1 B1");
    expect(none.options()).toEqual(["pass"]);
  });
});

describe("AT-30: Slow Dive", () => {
  const zero = { type: "a6m2", tails: "A1", hand: "tight-turn, tight-turn, tight-turn" };

  it.each([
    ["spitfire-vb", "leader A1"],
    ["spitfire-ia", "follow B1"],
  ])("an A6M2 that tails a %s that dives by VERTICAL ROLL: %s is asked next", (type, asked) => {
    const fight = scene(
      { A1: { type, hand: "vertical-roll, tight-turn" }, B1: zero },
      { turn: "A1", level: 10, deck: "maneuvering, maneuvering" },
    ).play("vertical-roll dive 2", "pass");
    expect(fight.asked()).toBe(asked);
    if (asked === "leader A1") expect(fight.steps("B1", "A1")).toBe(0);
  });

  it("the same of a roll that answers", () => {
    const fight = scene(
      {
        A1: { type: "spitfire-vb", hand: "vertical-roll" },
        B1: { ...zero, hand: `${zero.hand}, in-my-sights 1/1` },
      },
      { turn: "B1", level: 10 },
    ).play("in-my-sights 1/1 A1", "vertical-roll dive 1", "pass");
    expect(fight.asked()).toBe("leader B1");
    expect(fight.steps("B1", "A1")).toBe(0);
  });

  it("it follows a dive in step c, for one card", () => {
    const fight = scene(
      { A1: { type: "spitfire-vb" }, B1: zero },
      { turn: "A1", level: 10, step: "altitude", deck: "maneuvering, maneuvering, half-loop" },
    ).play("dive 2", "follow");
    expect(fight.element("B1").level).toBe(8);
    expect(fight.hand("B1")).toHaveLength(4);
    expect(fight.steps("B1", "A1")).toBe(2);
  });
});
