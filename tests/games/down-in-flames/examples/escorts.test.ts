import { describe, expect, it } from "vitest";
import { type Craft, scene } from "./play.ts";

const QUIET = "maneuvering, maneuvering, maneuvering, maneuvering, maneuvering, maneuvering";
const BOMBERS = { type: "b-17g", count: 2, side: "allied" } as const;

describe("B11: escorts", () => {
  const fight = (escort: Partial<Craft>, more: Readonly<Record<string, Craft>> = {}) =>
    scene(
      {
        B1: { type: "fw-190a-8", hand: "in-my-sights 1/1, maneuvering, half-loop, tight-turn" },
        A1: {
          type: "p-51d-10",
          hand: "maneuvering, scissors, ace-pilot, tight-turn, barrel-roll",
          ...escort,
        },
        ...more,
      },
      { turn: "B1", level: 10, bombers: BOMBERS, deck: QUIET },
    );

  it("spoil fire with MANEUVERING, SCISSORS and ACE PILOT, and name themselves", () => {
    const one = fight({}).dice(1).play("in-my-sights 1/1 Q");
    expect(one.asked()).toBe("respond Q1");
    expect(one.options()).toEqual(["maneuvering by A1", "scissors by A1", "ace-pilot by A1", "pass"]);
    expect(one.refusal("maneuvering")).toBe("escort-unnamed DIF-B11");
  });

  it("answer HALF LOOP and MANEUVERING as their target would", () => {
    const one = fight({}).play("maneuvering Q");
    expect(one.options()).toEqual([
      "maneuvering by A1",
      "scissors by A1",
      "ace-pilot by A1",
      "tight-turn by A1",
      "pass",
    ]);
  });

  it.each<[string, Partial<Craft>, Readonly<Record<string, Craft>>]>([
    ["at another level", { level: 9 }, {}],
    ["loaded", { config: { load: true } }, {}],
    ["without cards", { hand: "" }, {}],
    ["pursued", {}, { B2: { type: "fw-190a-8", advantaged: "A1" } }],
    ["in pursuit of another", { advantaged: "B2" }, { B2: { type: "fw-190a-8" } }],
    ["shot down", { leader: { down: true }, hand: "" }, {}],
  ])("not one that is %s", (_, escort, more) => {
    const one = fight(escort, more).play("maneuvering Q");
    expect(one.asked()).toBe("leader B1");
  });

  it("one that pursues the attacker may", () => {
    expect(fight({ advantaged: "B1" }).play("maneuvering Q").asked()).toBe("respond Q");
  });

  it("one escort a card, and his cards count for his own limits", () => {
    const one = fight({}, { A2: { type: "p-51d-10", hand: "maneuvering, tight-turn" } });
    one.play("maneuvering Q", "tight-turn by A2", "tight-turn");
    // A TIGHT TURN answers the other, and A2 goes on alone.
    expect(one.asked()).toBe("respond A2");
    expect(one.leader("A2").agility).toBe(1);
    one.play("pass");
    expect(one.asked()).toBe("respond A2");
    one.play("maneuvering", "pass");
    expect(one.last("negated")).toMatchObject({ id: "B1", card: "maneuvering" });
    expect(one.leader("A1").agility).toBe(0);
  });

  it("rockets are spoiled too, and spent", () => {
    const one = scene(
      {
        B1: { type: "bf-109g-6", hand: "in-my-sights 1/1, tight-turn", config: { rockets: true } },
        A1: { type: "p-51d-10", hand: "ace-pilot" },
      },
      { turn: "B1", level: 10, bombers: BOMBERS },
    )
      .dice(1)
      .play("in-my-sights 1/1 Q rockets", "ace-pilot by A1", "pass");
    expect(one.leader("B1").rockets).toBe("spent");
    expect(one.bomber(1).down).toBe(false);
  });
});

describe("B9: gunners", () => {
  const twin = (position: Partial<Craft>, deck: string) =>
    scene(
      {
        A1: { type: "spitfire-vb", hand: "in-my-sights 1/1, in-my-sights 1/2, barrel-roll", ...position },
        A2: { type: "spitfire-vb", level: 3 },
        B1: { type: "bf-110e-2", wingman: true },
      },
      { turn: "A1", level: 10, deck },
    );

  it("fires at who comes from behind, once in a player-turn, at a Hit Value of 8", () => {
    const one = twin({ advantaged: "B1" }, "in-my-sights 1/2").play("in-my-sights 1/1 B1");
    expect(one.asked()).toBe("respond A1");
    one.dice(6).play("pass");
    expect(one.last("fire")).toMatchObject({ id: "B1", at: "A1", hits: 2, hitValue: 8, odds: "2:1" });
    one.dice(6).play("resolve").play("in-my-sights 1/2 B1");
    expect(one.count("return-fire")).toBe(1);
  });

  it("not at a Neutral shooter, but for a Wingman always", () => {
    expect(twin({}, "in-my-sights 1/2").play("in-my-sights 1/1 B1").count("return-fire")).toBe(0);
    expect(twin({}, "scissors, in-my-sights 1/1").play("in-my-sights 1/1 B1w").count("return-fire")).toBe(1);
  });

  it("who is shot down by it loses his card", () => {
    const one = twin({ advantaged: "B1" }, "in-my-sights 1/2").play("in-my-sights 1/1 B1");
    one.dice(1).play("pass");
    expect(one.leader("A1").down).toBe(true);
    expect(one.last("lapses")).toMatchObject({ id: "A1" });
    expect(one.leader("B1").damaged).toBe(false);
    expect(one.steps("A1", "B1")).toBe(0);
  });
});

describe("B16: leaving the fight", () => {
  const leaves = (own: Partial<Craft>, level: number, face: number) =>
    scene(
      { A1: { type: "p-51d-10", hand: "tight-turn", ...own }, B1: { type: "fw-190a-8" } },
      { turn: "A1", level },
    )
      .dice(face)
      .play("disengage")
      .last("disengages");

  it("4 or more; 1 for level 1, 1 for speed, -1 for damage", () => {
    // At level 10 a P-51D-10 has Speed 9, an Fw 190A-8 8.
    expect(leaves({}, 10, 3)).toMatchObject({ bonus: 1, left: true });
    expect(leaves({}, 10, 2)).toMatchObject({ bonus: 1, left: false });
    expect(leaves({}, 1, 2)).toMatchObject({ bonus: 2, left: true });
    // Damaged it is no faster.
    expect(leaves({ leader: { damaged: true } }, 10, 4)).toMatchObject({ bonus: -1, left: false });
  });

  it("who failed goes on, but does not try again", () => {
    const one = scene(
      { A1: { type: "p-51d-10", hand: "tight-turn" }, B1: { type: "fw-190a-8" } },
      { turn: "A1", level: 10 },
    )
      .dice(1)
      .play("disengage");
    expect(one.asked()).toBe("leader A1");
    expect(one.refusal("disengage")).toBe("too-late DIF-B16");
  });
});
