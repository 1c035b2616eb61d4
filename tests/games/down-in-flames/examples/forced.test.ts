import { describe, expect, it } from "vitest";
import { type Craft, scene } from "./play.ts";

const ENEMY: Craft = { type: "bf-109e-4" };

describe("DIF-H9: nobody is asked who can only pass, as everybody sees", () => {
  it("a Leader without cards who is pursued, and so may not leave", () => {
    const asked = (hand: string, advantaged?: string) =>
      scene(
        { A1: { type: "spitfire-ia", hand }, B1: { ...ENEMY, ...(advantaged && { advantaged }) } },
        { turn: "A1", level: 10 },
      ).asked();
    expect(asked("")).toBe("leader A1");
    expect(asked("", "A1")).not.toContain("leader");
    expect(asked("tight-turn", "A1")).toBe("leader A1");
  });

  it("one who may part with none of his cards (8.3), but for what he may do without", () => {
    const zero = (hand: string, pursued: boolean) =>
      scene(
        { B1: { type: "a6m2", hand }, A1: { type: "f4f-4", ...(pursued && { advantaged: "B1" }) } },
        { turn: "B1", level: 2 },
      ).asked();
    expect(zero("maneuvering, scissors, scissors", true)).toBe("trim B1");
    expect(zero("maneuvering, scissors, scissors, scissors", true)).toBe("leader B1");
    expect(zero("maneuvering, scissors, scissors", false)).toBe("leader B1");
  });

  it("a change of level at level 1 that nobody in his place can pay for", () => {
    const asked = (hand: string, level = 1) =>
      scene(
        { A1: { type: "spitfire-ia", hand }, B1: ENEMY },
        { turn: "A1", step: "altitude", level },
      ).asked();
    // Level 1: Agility 9, Speed 6: he keeps three and pays two.
    expect(asked("tight-turn, tight-turn, tight-turn, tight-turn")).not.toContain("altitude");
    expect(asked("tight-turn, tight-turn, tight-turn, tight-turn, tight-turn")).toBe("altitude A1");
    expect(asked("", 2)).toBe("altitude A1");
  });

  it("an escort, or a target, that may hold an answer is asked whether it has one or not", () => {
    const fight = (hand: string) =>
      scene(
        { A1: { type: "spitfire-vb", hand: "in-my-sights 1/1" }, B1: { type: "bf-109e-4", hand } },
        { turn: "A1", level: 14 },
      )
        .dice(...(hand === "" ? [6] : []))
        .play("in-my-sights 1/1 B1");
    expect(fight("in-my-sights 1/1").asked()).toBe("respond B1");
    expect(fight("").asked()).not.toContain("respond");
  });

  it("keen eyes that see nobody at their level", () => {
    const keen = { leader: { keenEyesight: true } };
    const asked = (level: number) =>
      scene(
        { A1: { type: "spitfire-ia", config: keen, hand: "tight-turn" }, B1: { ...ENEMY, level } },
        { turn: "A1", step: "keen", level: 10 },
      ).asked();
    expect(asked(10)).toBe("keen A1");
    expect(asked(9)).toBe("altitude A1");
  });

  it("a Wingman who has fired at a straggler as often as he may (4.1.1)", () => {
    const fight = scene(
      { B1: { type: "fw-190a-8", wingman: { damaged: true } }, A1: { type: "spitfire-vb", level: 3 } },
      {
        turn: "B1",
        step: "wingman",
        level: 10,
        bombers: { type: "b-17g", count: 2, side: "allied" },
        deck: "in-my-sights 1/1, in-my-sights 1/1, in-my-sights 1/1, tight-turn, maneuvering, maneuvering, maneuvering, maneuvering, maneuvering, maneuvering",
      },
    );
    const formations = fight.state.formations.map((one) => ({
      ...one,
      bombers: one.bombers.map((bomber, at) => (at === 0 ? { ...bomber, inFormation: false } : bomber)),
    }));
    fight.state = { ...fight.state, formations };
    fight.dice(6, 6).play("attack Q1", "in-my-sights 1/1 Q1", "in-my-sights 1/1 Q1");
    expect(fight.asked()).not.toContain("wingman-play");
  });

  it("whom nobody knows is asked, where an ace in his place could: the question tells nothing (DIF-9.1.11)", () => {
    const meets = (shown: boolean) =>
      scene(
        {
          A1: { type: "p-51d-10", hand: "tight-turn, ace-pilot", leader: { agility: 5, shown } },
          B1: { type: "bf-109f-4", hand: "maneuvering, tight-turn" },
        },
        { turn: "B1", level: 18 },
      ).play("maneuvering A1");
    expect(meets(true).asked()).toBe("leader B1");
    expect(meets(false).asked()).toBe("respond A1");
    expect(meets(false).options()).toEqual(["pass"]);
  });
});
