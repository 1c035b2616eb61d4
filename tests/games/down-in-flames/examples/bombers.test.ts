import { describe, expect, it } from "vitest";
import { miniHands } from "../../../../src/games/down-in-flames/rules/attack/wingman.ts";
import type { Bomber, Leader } from "../../../../src/games/down-in-flames/rules/state/state.ts";
import { type Match, scene } from "./play.ts";

const ALLIED = { A1: { type: "spitfire-vb", level: 3 } };
const QUIET = "maneuvering, maneuvering, maneuvering, maneuvering, maneuvering, maneuvering";

/** Some bombers are not as they began, by their numbers from 1. */
function changed(fight: Match, bombers: Readonly<Record<number, Partial<Bomber>>>): Match {
  const formations = fight.state.formations.map((one) => ({
    ...one,
    bombers: one.bombers.map((bomber, at) => ({ ...bomber, ...bombers[at + 1] })),
  }));
  fight.state = { ...fight.state, formations };
  return fight;
}

function at(type: string, hand: string, count = 2): Match {
  return scene(
    { ...ALLIED, B1: { type: "fw-190a-8", hand } },
    { turn: "B1", level: 10, bombers: { type, count, side: "allied" }, deck: QUIET },
  );
}

describe("AT-27: damage of bombers", () => {
  it("points add up: 7 and 3 fly on, 4 more bring a B-17G down", () => {
    const fight = changed(at("b-17g", "in-my-sights 1/1, in-my-sights 1/2, tight-turn"), {
      1: { points: 7, inFormation: false },
    });
    fight.dice(1).play("in-my-sights 1/1 Q1");
    expect(fight.bomber(1)).toEqual({ points: 10, inFormation: false, down: false });
    fight.state = {
      ...fight.state,
      playerTurn: fight.state.playerTurn && { ...fight.state.playerTurn, bursts: 0 },
    };
    fight.play("in-my-sights 1/2 Q1");
    expect(fight.bomber(1)).toMatchObject({ points: 15, down: true });
  });

  it("FUEL TANK destroys a B-17G, or counts four hits where that is agreed", () => {
    expect(at("b-17g", "fuel-tank").dice(1).play("fuel-tank Q").bomber(1)).toMatchObject({
      points: 0,
      down: true,
    });
    const agreed = scene(
      { ...ALLIED, B1: { type: "fw-190a-8", hand: "fuel-tank" } },
      {
        turn: "B1",
        level: 10,
        bombers: { type: "b-17g", count: 2, side: "allied" },
        deck: QUIET,
        options: { fuelTankBomber: "4hits" },
      },
    );
    agreed.dice(1).play("fuel-tank Q");
    expect(agreed.bomber(1)).toEqual({ points: 10, inFormation: false, down: false });
  });

  it("at an SBD-3 it counts four hits", () => {
    const fight = scene(
      {
        A1: { type: "sbd-3" },
        B1: { type: "a6m2", advantaged: "A1", hand: "fuel-tank, tight-turn, tight-turn" },
      },
      { turn: "B1", level: 10, deck: "maneuvering" },
    );
    fight.play("fuel-tank A1").dice(6).play("resolve");
    expect(fight.last("fire")).toMatchObject({ hits: 4, odds: "4:1", result: "none" });
  });

  it.each([
    ["b-17g", 6, true],
    ["b-17g", 7, false],
    ["g4m1", 2, true],
    ["g4m1", 3, false],
  ])("a %s that takes its points to %i stays in formation: %s", (type, points, inFormation) => {
    // One hit of 8 is one point.
    const side = type === "g4m1" ? "axis" : "allied";
    const [own, other] = side === "axis" ? ["A1", "B1"] : ["B1", "A1"];
    const fight = scene(
      {
        [own as string]: {
          type: own === "A1" ? "spitfire-ia" : "bf-109g-6",
          hand: "in-my-sights 1/1, tight-turn",
        },
        [other as string]: { type: own === "A1" ? "a6m2" : "spitfire-vb", level: 3 },
      },
      { turn: own as string, level: 10, bombers: { type, count: 2, side }, deck: QUIET },
    );
    changed(fight, { 1: { points: points - 1 } });
    fight.dice(1).play("in-my-sights 1/1 Q");
    expect(fight.bomber(1)).toEqual({ points, inFormation, down: false });
  });
});

describe("AT-28: a Wingman and bombers", () => {
  const wing = (damaged: boolean, drawn: string) =>
    scene(
      { ...ALLIED, B1: { type: "fw-190a-8", wingman: { damaged } } },
      {
        turn: "B1",
        step: "wingman",
        level: 10,
        bombers: { type: "b-17g", count: 2, side: "allied" },
        deck: `${drawn}, ${QUIET}`,
      },
    ).play("attack Q");

  it("Fw 190A-8, 3/2: five cards, of four that fire three may be played", () => {
    const fight = wing(
      false,
      "in-my-sights 1/1, in-my-sights 1/1, in-my-sights 1/1, in-my-sights 1/2, scissors",
    );
    expect(fight.wingman("B1").hand).toHaveLength(5);
    fight.dice(1, 6).play("in-my-sights 1/1 Q").dice(6).play("in-my-sights 1/1 Q1");
    fight.dice(6).play("in-my-sights 1/1 Q1");
    expect(fight.refusal("in-my-sights 1/2 Q1")).toBe("wingman-shots DIF-4.1.1");
  });

  it("damaged, 2/2: four cards, two that fire", () => {
    const fight = wing(true, "in-my-sights 1/1, in-my-sights 1/1, in-my-sights 1/1, in-my-sights 1/2");
    expect(fight.wingman("B1").hand).toHaveLength(4);
    fight.dice(1, 6).play("in-my-sights 1/1 Q").dice(6).play("in-my-sights 1/1 Q1");
    expect(fight.refusal("in-my-sights 1/2 Q1")).toBe("wingman-shots DIF-4.1.1");
  });
});

describe("AT-35: turret fire", () => {
  const shots = "in-my-sights 1/1, in-my-sights 1/1, tight-turn";
  const drawn = (fight: Match) => (fight.last("return-fire").cards as readonly string[]).length;

  it("four B-17G: 5 + 3, at most six cards; a second card draws none", () => {
    const fight = at("b-17g", shots, 4);
    fight.dice(1, 6).play("in-my-sights 1/1 Q");
    expect(drawn(fight)).toBe(6);
    fight.dice(6).play("in-my-sights 1/1 Q1");
    expect(fight.count("return-fire")).toBe(1);
  });

  it("the last one in formation and a straggler: 5", () => {
    const rest = { 2: { down: true }, 3: { inFormation: false, points: 7 } };
    const last = changed(at("b-17g", shots, 3), rest);
    last.dice(6).play("in-my-sights 1/1 Q");
    expect(drawn(last)).toBe(5);
    const straggler = changed(at("b-17g", shots, 3), rest);
    straggler.dice(6).play("in-my-sights 1/1 Q3");
    expect(drawn(straggler)).toBe(5);
  });

  it("three He 111H-6: 1 + 2", () => {
    const fight = scene(
      { A1: { type: "spitfire-ia", hand: shots }, B1: { type: "bf-109e-4", level: 3 } },
      { turn: "A1", level: 10, bombers: { type: "he-111h-6", count: 3, side: "axis" }, deck: QUIET },
    );
    fight.dice(1).play("in-my-sights 1/1 Q");
    expect(drawn(fight)).toBe(3);
  });

  it("another aircraft draws it anew", () => {
    const fight = scene(
      { ...ALLIED, B1: { type: "fw-190a-8", wingman: true, hand: shots } },
      {
        turn: "B1",
        step: "wingman",
        level: 10,
        bombers: { type: "b-17g", count: 2, side: "allied" },
        deck: `in-my-sights 1/1, scissors, scissors, scissors, scissors, ${QUIET}, ${QUIET}`,
      },
    ).play("attack Q");
    fight.dice(1, 6).play("in-my-sights 1/1 Q");
    fight.play("pass", "pass").dice(1, 6).play("in-my-sights 1/1 Q");
    expect(fight.count("return-fire")).toBe(2);
  });
});

describe("DIF-4.1.1: rockets of a Wingman", () => {
  it("are fired with one of the cards that its Offense allows", () => {
    const fight = scene(
      {
        ...ALLIED,
        B1: { type: "bf-109g-6", wingman: { damaged: true, quality: "regular" }, config: { rockets: true } },
      },
      {
        turn: "B1",
        step: "wingman",
        level: 10,
        bombers: { type: "b-17g", count: 2, side: "allied" },
        // Offense 3 and Defense 3, the larger of which damage has made smaller.
        deck: "in-my-sights 1/1, in-my-sights 1/1, in-my-sights 1/1, in-my-sights 1/1, in-my-sights 1/2, maneuvering, maneuvering, maneuvering, maneuvering, maneuvering, maneuvering, maneuvering",
      },
    );
    const { offense } = miniHands(fight.state, fight.place("B1"));
    fight.dice(1, 6).play("attack Q", "in-my-sights 1/1 Q rockets");
    expect(fight.state.playerTurn?.wingmanShots).toBe(1);
    expect(offense).toBe(3);
    fight.play("in-my-sights 1/1 Q1", "in-my-sights 1/1 Q1");
    expect(fight.refusal("in-my-sights 1/2 Q1")).toBe("wingman-shots DIF-4.1.1");
  });

  it("nor by a further card than that", () => {
    const fight = scene(
      { ...ALLIED, B1: { type: "bf-109g-6", wingman: true, config: { rockets: true } } },
      {
        turn: "B1",
        step: "wingman",
        level: 10,
        bombers: { type: "b-17g", count: 2, side: "allied" },
        deck: "in-my-sights 1/1, in-my-sights 1/1, maneuvering, maneuvering, maneuvering, maneuvering, tight-turn",
      },
    );
    fight.play("attack Q");
    fight.state = {
      ...fight.state,
      playerTurn: fight.state.playerTurn && { ...fight.state.playerTurn, wingmanShots: 4 },
    };
    expect(fight.refusal("in-my-sights 1/1 Q rockets")).toBe("wingman-shots DIF-4.1.1");
  });
});

describe("DIF-B10: the chosen bomber stays chosen for the player-turn", () => {
  const HAND = "in-my-sights 1/1, in-my-sights 1/1, in-my-sights 1/1, in-my-sights 1/2, tight-turn, scissors";
  const straggler = { 3: { points: 7, inFormation: false } };

  it("whatever stragglers are fired at meanwhile", () => {
    const fight = changed(at("b-17g", HAND, 3), straggler);
    fight.dice(2, 6).play("in-my-sights 1/1 Q");
    expect(fight.last("bomber")).toMatchObject({ at: "Q2" });
    fight.dice(6).play("in-my-sights 1/1 Q3");
    expect(fight.refusal("in-my-sights 1/1 Q2")).toBeUndefined();
    expect(fight.refusal("in-my-sights 1/1 Q")).toBe("bomber-not-chosen DIF-B10");
    expect(fight.refusal("in-my-sights 1/1 Q1")).toBe("bomber-not-chosen DIF-B10");
  });

  it("a straggler is no choice of one in formation", () => {
    const fight = changed(at("b-17g", HAND, 3), straggler);
    fight.dice(6).play("in-my-sights 1/1 Q3");
    expect(fight.refusal("in-my-sights 1/1 Q")).toBeUndefined();
  });

  it("nor does it use up the choice that a position card gave", () => {
    const fight = changed(at("b-17g", `maneuvering, ${HAND}`, 3), straggler);
    fight.play("maneuvering Q").dice(6).play("in-my-sights 1/1 Q3");
    expect(fight.refusal("in-my-sights 1/1 Q1")).toBeUndefined();
    fight.dice(6).play("in-my-sights 1/1 Q1");
    expect(fight.refusal("in-my-sights 1/1 Q2")).toBe("bomber-not-chosen DIF-B10");
  });

  it("of each of two formations", () => {
    const fight = at("b-17g", HAND, 3);
    const { setup, formations } = fight.state;
    const [first] = setup.formations;
    const second = { ...first, id: "R" } as (typeof setup.formations)[number];
    fight.state = {
      ...fight.state,
      setup: { ...setup, formations: [...setup.formations, second] },
      formations: [...formations, ...formations],
      deck: Array.from({ length: 20 }, () => "maneuvering"),
    };
    fight.dice(2, 6).play("in-my-sights 1/1 Q").dice(3, 6).play("in-my-sights 1/1 R");
    for (const id of ["Q2", "R3"]) expect(fight.refusal(`in-my-sights 1/1 ${id}`)).toBeUndefined();
    for (const id of ["Q", "R", "Q3", "R2"])
      expect(fight.refusal(`in-my-sights 1/1 ${id}`)).toBe("bomber-not-chosen DIF-B10");
  });
});

describe("AT-36, DIF-9.1.9: ammunition of a crack shot at bombers", () => {
  const fires = (leader: Partial<Leader>, faces: readonly number[]) =>
    scene(
      {
        A1: { type: "spitfire-vb", hand: "in-my-sights 1/2, tight-turn", leader },
        B1: { type: "bf-109e-4", level: 3 },
      },
      {
        turn: "A1",
        level: 10,
        bombers: { type: "he-111h-6", count: 2, side: "axis" },
        deck: QUIET,
        options: { ammunition: true },
      },
    )
      .dice(1, ...faces)
      .play("in-my-sights 1/2 Q");

  it("no die for it alone is thrown where everybody knows him", () => {
    const known = fires({ crackShot: true, crackShotShown: true }, []);
    expect(known.count("ammunition-roll")).toBe(0);
  });

  it("it is where nobody does, and a 1 shows him", () => {
    const hidden = fires({ crackShot: true, crackShotShown: false }, [1]);
    expect(hidden.last("ammunition-roll")).toMatchObject({ id: "A1", face: 1, upTo: 1 });
    expect(hidden.last("crack-shot")).toMatchObject({ id: "A1" });
    expect(hidden.count("ammunition")).toBe(0);
  });

  it("DIF-4.1.10: the roll is told also when nothing comes of it", () => {
    const plain = fires({}, [4]);
    expect(plain.last("ammunition-roll")).toMatchObject({ id: "A1", face: 4, upTo: 1 });
    expect(plain.count("ammunition")).toBe(0);
  });
});
