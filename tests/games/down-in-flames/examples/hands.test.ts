import { describe, expect, it } from "vitest";
import { agilityLeft, limitOf, minimumOf } from "../../../../src/games/down-in-flames/rules/hand/limits.ts";
import { scene } from "./play.ts";

const SPITFIRE = { type: "spitfire-vb" };

describe("AT-13: A6M2, level 2 (9/6/3)", () => {
  const zero = (hand: string, step?: "altitude") =>
    scene(
      { B1: { type: "a6m2", hand }, A1: { ...SPITFIRE, hand: "tight-turn, barrel-roll" } },
      { turn: "B1", level: 2, deck: "scissors, ace-pilot, half-loop", ...(step && { step }) },
    );

  it("nine cards are the most, three the fewest", () => {
    const fight = zero("");
    expect(limitOf(fight.state, fight.place("B1"))).toBe(9);
    expect(minimumOf(fight.state, fight.place("B1"))).toBe(3);
  });

  it("with nine in hand nothing is drawn", () => {
    const four = "maneuvering, half-loop, in-my-sights 1/1, in-my-sights 1/2";
    const fight = zero(`${four}, tight-turn, barrel-roll, ace-pilot, scissors, vertical-roll`).play(
      "pass",
      "done",
    );
    expect(fight.hand("B1")).toHaveLength(9);
  });

  it("six of nine may go; then three are drawn", () => {
    const fight = scene(
      {
        B1: {
          type: "a6m2",
          advantaged: "A1",
          hand: "maneuvering, maneuvering, in-my-sights 1/1, in-my-sights 1/1, in-my-sights 1/2, in-my-sights 1/2, tight-turn, tight-turn, tight-turn",
        },
        A1: SPITFIRE,
      },
      { turn: "B1", level: 2, deck: "scissors, ace-pilot, half-loop" },
    );
    fight.play("maneuvering A1").dice(6).play("in-my-sights 1/1 A1", "resolve");
    fight.dice(6).play("in-my-sights 1/1 A1", "resolve");
    fight.dice(6).play("in-my-sights 1/2 A1", "resolve");
    fight.dice(6).play("in-my-sights 1/2 A1", "resolve");
    expect(fight.hand("B1")).toHaveLength(4);
    fight.play("pass", "discard maneuvering");
    expect(fight.hand("B1")).toHaveLength(3);
    expect(fight.refusal("discard tight-turn")).toBe("minimum-hand DIF-8.3");
    fight.play("done");
    expect(fight.hand("B1")).toHaveLength(6);
  });

  it("with three cards he neither attacks nor climbs, with four he does not climb", () => {
    expect(zero("maneuvering, half-loop, in-my-sights 1/1").refusal("maneuvering A1")).toBe(
      "minimum-hand DIF-8.3",
    );
    expect(zero("maneuvering, half-loop, scissors", "altitude").refusal("climb")).toBe("no-climb DIF-2.2");
    expect(zero("maneuvering, half-loop, scissors, scissors", "altitude").refusal("climb")).toBe(
      "no-climb DIF-2.2",
    );
    expect(zero("maneuvering, half-loop, scissors, scissors, scissors", "altitude").refusal("climb")).toBe(
      undefined,
    );
  });

  it("with three cards he does not answer either", () => {
    const fight = scene(
      {
        B1: { type: "a6m2", hand: "tight-turn, barrel-roll, ace-pilot" },
        A1: { ...SPITFIRE, hand: "in-my-sights 1/1, tight-turn, scissors" },
      },
      { turn: "A1", level: 2 },
    );
    // Nobody in his place could, whatever he held: he is not asked.
    fight.play("in-my-sights 1/1 B1");
    expect(fight.asked()).toBe("aggregate A1");
  });
});

describe("AT-14: P-51D-10, level 18 (5/8/1), after five Agility Cards", () => {
  const own = { type: "p-51d-10", leader: { agility: 5 } };

  it("holds eight", () => {
    const fight = scene({ A1: own, B1: SPITFIRE }, { turn: "A1", level: 18 });
    expect(limitOf(fight.state, fight.place("A1"))).toBe(8);
  });

  it("a sixth TIGHT TURN is refused, ACE PILOT that answers fire is not", () => {
    const fight = scene(
      {
        A1: { ...own, hand: "tight-turn, ace-pilot, barrel-roll, vertical-roll, maneuvering, scissors" },
        B1: { type: "bf-109f-4", hand: "in-my-sights 1/1, tight-turn" },
      },
      { turn: "B1", level: 18 },
    );
    fight.play("in-my-sights 1/1 A1");
    expect(fight.refusal("tight-turn")).toBe("agility-spent DIF-8.4");
    expect(fight.options()).toEqual(["ace-pilot", "vertical-roll dive 1", "vertical-roll dive 2", "pass"]);
    expect(fight.refusal("vertical-roll climb")).toBe("agility-spent DIF-8.4");
  });

  it("IN MY SIGHTS and a diving roll are played, a climbing one and ACE PILOT that answers TIGHT TURN are not", () => {
    const fight = scene(
      {
        A1: { ...own, hand: "in-my-sights 1/1, ace-pilot, vertical-roll, maneuvering, half-loop, scissors" },
        B1: { type: "bf-109f-4", hand: "tight-turn, tight-turn" },
      },
      { turn: "A1", level: 18 },
    );
    // The player-turn itself begins with none.
    fight.state = {
      ...fight.state,
      elements: fight.state.elements.map((one, place) =>
        place === fight.place("A1") ? { ...one, leader: { ...one.leader, agility: 5 } } : one,
      ),
    };
    expect(fight.refusal("maneuvering B1")).toBe("agility-spent DIF-8.4");
    expect(fight.refusal("vertical-roll climb")).toBe("agility-spent DIF-8.4");
    expect(fight.refusal("vertical-roll dive 2")).toBeUndefined();
    // Every answer to a TIGHT TURN is an Agility Card: he is not asked for one.
    fight.play("in-my-sights 1/1 B1", "tight-turn");
    expect(fight.count("negated")).toBe(1);
    expect(fight.asked()).toBe("leader A1");
  });

  it("cards discarded for a climb do not count", () => {
    const fight = scene(
      { A1: { type: "p-51d-10", hand: "tight-turn, barrel-roll, maneuvering" }, B1: SPITFIRE },
      { turn: "A1", level: 17, step: "altitude" },
    );
    fight.play("climb", "discard tight-turn", "discard barrel-roll");
    expect(fight.hand("A1")).toEqual(["maneuvering"]);
    expect(fight.leader("A1").agility).toBe(0);
  });
});

describe("AT-26: P-51D-10, level 10, nine cards, dives two levels in step c", () => {
  it("thirteen cards at level 8, eight at the end", () => {
    const nine = "maneuvering, maneuvering, tight-turn, tight-turn, tight-turn, barrel-roll, barrel-roll";
    const fight = scene(
      {
        A1: { type: "p-51d-10", hand: `${nine}, ace-pilot, in-my-sights 1/1` },
        B1: { ...SPITFIRE, level: 8 },
      },
      { turn: "A1", level: 10, step: "altitude", deck: "scissors, scissors, half-loop, half-loop, scissors" },
    );
    fight.play("dive 2");
    expect(fight.hand("A1")).toHaveLength(13);
    expect(fight.refusal("maneuvering B1")).toBeUndefined();
    fight.play("maneuvering B1", "pass");
    expect(fight.refusal("done")).toBe("hand-full DIF-8.5");
    fight.play("discard maneuvering", "discard tight-turn", "discard tight-turn", "discard tight-turn");
    expect(fight.refusal("discard scissors")).toBeUndefined();
    fight.play("done");
    expect(fight.hand("A1")).toHaveLength(8);
  });
});

describe("AT-31: banks", () => {
  const twin = { type: "bf-110g-2", hand: "scissors, scissors, tight-turn" };

  it("Slow Bank does not answer fire with SCISSORS, but TIGHT TURN", () => {
    const fight = scene(
      { B1: twin, A1: { type: "p-51d-10", hand: "in-my-sights 1/1, tight-turn, maneuvering" } },
      { turn: "A1", level: 5 },
    );
    fight.play("in-my-sights 1/1 B1");
    expect(fight.refusal("scissors")).toBe("slow-bank DIF-10.7");
  });

  it("nor does it attack with it, or answer MANEUVERING with it", () => {
    const pursuer = { type: "p-51d-10", hand: "tight-turn, maneuvering", advantaged: "B1" };
    const fight = scene({ B1: twin, A1: pursuer }, { turn: "B1", level: 5 });
    expect(fight.refusal("scissors A1")).toBe("slow-bank DIF-10.7");
    const other = scene({ B1: twin, A1: pursuer }, { turn: "A1", level: 5 }).play("maneuvering B1");
    expect(other.refusal("scissors")).toBe("slow-bank DIF-10.7");
  });

  it("it answers TIGHT TURN with it", () => {
    const fight = scene(
      {
        B1: { type: "bf-110g-2", hand: "in-my-sights 1/1, scissors" },
        A1: { type: "p-51d-10", hand: "tight-turn" },
      },
      { turn: "B1", level: 5 },
    );
    fight.play("in-my-sights 1/1 A1", "tight-turn");
    expect(fight.refusal("scissors")).toBeUndefined();
  });

  it("against a P-38J every use is legal", () => {
    const pursuer = { type: "p-38j", hand: "in-my-sights 1/1, in-my-sights 1/1", advantaged: "B1" };
    const attacks = scene({ B1: twin, A1: pursuer }, { turn: "B1", level: 5 });
    expect(attacks.refusal("scissors A1")).toBeUndefined();
    // The gunner draws a card that does not fire.
    const answers = scene({ B1: twin, A1: pursuer }, { turn: "A1", level: 5, deck: "maneuvering" });
    answers.play("in-my-sights 1/1 B1");
    expect(answers.refusal("scissors")).toBeUndefined();
  });

  it("Quick Bank plays SCISSORS after six Agility Cards, but no BARREL ROLL and no ACE PILOT that answers SCISSORS", () => {
    const fw = { type: "fw-190a-8", leader: { agility: 6 }, hand: "scissors, barrel-roll, ace-pilot" };
    const fired = scene({ B1: fw, A1: { ...SPITFIRE, hand: "in-my-sights 1/1" } }, { turn: "A1", level: 12 });
    fired.play("in-my-sights 1/1 B1");
    expect(fired.options()).toEqual(["scissors", "ace-pilot", "pass"]);
    expect(fired.refusal("barrel-roll")).toBe("agility-spent DIF-8.4");
    const freed = scene(
      { B1: { ...fw, advantaged: "A1" }, A1: { ...SPITFIRE, hand: "scissors" } },
      { turn: "A1", level: 12 },
    );
    freed.play("scissors B1");
    expect(freed.options()).toEqual(["scissors", "pass"]);
    expect(freed.refusal("ace-pilot")).toBe("agility-spent DIF-8.4");
  });
});

describe("AT-37: Agility Cards and altitude", () => {
  it("the count begins at 0 in his next player-turn", () => {
    const fight = scene(
      { A1: { type: "p-51d-10", leader: { agility: 5 }, hand: "maneuvering, tight-turn" }, B1: SPITFIRE },
      { turn: "A1", level: 16, step: "altitude" },
    );
    fight.play("dive 2");
    expect(fight.leader("A1").agility).toBe(0);
  });

  it("a roll from level 16 to 14 allows one more at once", () => {
    const fight = scene(
      {
        A1: { type: "p-51d-10", leader: { agility: 5 }, hand: "vertical-roll, tight-turn" },
        B1: { ...SPITFIRE, hand: "in-my-sights 1/1" },
      },
      { turn: "B1", level: 16 },
    );
    fight.play("in-my-sights 1/1 A1");
    expect(agilityLeft(fight.state, fight.place("A1"))).toBe(0);
    fight.play("vertical-roll dive 2");
    expect(fight.element("A1").level).toBe(14);
    expect(agilityLeft(fight.state, fight.place("A1"))).toBe(1);
  });
});
