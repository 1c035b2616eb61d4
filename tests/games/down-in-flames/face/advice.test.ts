import { describe, expect, it } from "vitest";
import { prospectOf } from "../../../../src/games/down-in-flames/face/prospect.ts";
import type { Fraction } from "../../../../src/games/down-in-flames/rules/combat/die.ts";
import { type Attacker, pieceOf } from "../../../../src/games/down-in-flames/rules/state/pieces.ts";
import { type Craft, type Match, type Scene, scene } from "../examples/play.ts";
import { offered } from "./asked.ts";

const SIDES_OF = { d6: 6, d12: 12 } as const;

/** Every result of fire that is resolved now, by playing it with every face and every second face. */
function enumerated(fight: () => Match, die: 6 | 12): Readonly<Record<string, number>> {
  const counts = { down: 0, damaged: 0, none: 0 };
  const results = (faces: readonly number[]) => {
    const one = fight().dice(...faces);
    one.play("resolve");
    return one.leader("B1").down ? "down" : (one.last("fire").result as "damaged" | "none");
  };
  const all = [...Array(die).keys()].map((face) => face + 1);
  for (const face of all) {
    try {
      counts[results([face])] += die;
    } catch {
      // A second die is wanted.
      for (const second of all) counts[results([face, second])] += 1;
    }
  }
  return counts;
}

const share = ([part, whole]: Fraction, of: number) => (part * of) / whole;

describe("fire at aircraft is told as it is resolved", () => {
  const cases = [
    ["in-my-sights 1/1", "bf-109e-4", false],
    ["in-my-sights 2/3", "bf-109e-4", false],
    ["in-my-sights 1/2", "fw-190a-8", false],
    ["in-my-sights 3/4", "fw-190a-8", true],
    ["in-my-sights 1/1", "fw-190a-8", true],
    ["fuel-tank", "fw-190a-8", false],
  ] as const;
  it.each(
    cases.flatMap((one) => [
      [...one, "d6"],
      [...one, "d12"],
    ]) as [string, string, boolean, "d6" | "d12"][],
  )("%s at a %s, damaged %s, by a %s", (card, type, damaged, die) => {
    const crafts: Readonly<Record<string, Craft>> = {
      A1: { type: "spitfire-ia", tails: "B1", hand: `${card}, maneuvering` },
      B1: { type, leader: { damaged } },
    };
    const told: Scene = { turn: "A1", level: 10, options: { die } };
    const before = scene(crafts, told);
    const by = pieceOf(before.state.setup, "A1") as Attacker;
    const prospect = prospectOf(
      before.state,
      by,
      { kind: "play", card, at: "B1" },
      pieceOf(before.state.setup, "B1"),
    );
    if (prospect?.kind !== "aircraft") throw new Error("no odds");
    const faces = SIDES_OF[die];
    const { down, damaged: hurt, none } = prospect.chances;
    expect({
      down: share(down, faces * faces),
      damaged: share(hurt, faces * faces),
      none: share(none, faces * faces),
    }).toEqual(enumerated(() => scene(crafts, told).play(`${card} B1`), faces));
  });
});

describe("fire at bombers is told as it is resolved", () => {
  const cases = [
    ["cockpit-hit", "ki-43-ii", 0],
    ["cockpit-hit", "bf-109e-4", 0],
    ["cockpit-hit", "fw-190a-8", 5],
    ["cockpit-hit", "a6m5", 13],
    ["in-my-sights 1/2", "a6m5", 5],
    ["in-my-sights 3/4", "fw-190a-8", 6],
  ] as const;
  it.each(
    cases.flatMap((one) => [
      [...one, "d6"],
      [...one, "d12"],
    ]) as [string, string, number, "d6" | "d12"][],
  )("%s by a %s at B-17Gs of which one has taken %i points, by a %s", (card, type, points, die) => {
    const fight = () => {
      const begun = scene(
        { A1: { type: "spitfire-vb", level: 3 }, B1: { type, hand: `${card}, tight-turn, tight-turn` } },
        {
          turn: "B1",
          level: 10,
          options: { die, cards: 110, ammunition: false },
          deck: Array(6).fill("maneuvering").join(", "),
          bombers: { type: "b-17g", count: 2, side: "allied" },
        },
      );
      const [formation] = begun.state.formations;
      const bombers = formation?.bombers.map((one, place) => (place === 0 ? { ...one, points } : one)) ?? [];
      begun.state = { ...begun.state, formations: [{ level: 10, bombers }] };
      return begun;
    };
    const { state } = fight();
    const of = (id: string) => pieceOf(state.setup, id);
    const prospect = prospectOf(state, of("B1") as Attacker, { kind: "play", card, at: "Q" }, of("Q"));
    if (prospect?.kind !== "bombers") throw new Error("no odds");
    const ways = { down: 0, damaged: 0, straggles: 0, none: 0 };
    const faces = SIDES_OF[die];
    for (const bomber of [1, 2])
      for (let face = 1; face <= faces; face++) {
        let one = fight().dice(bomber, face);
        try {
          one.play(`${card} Q`);
        } catch {
          // No die for points: none is left over.
          one = fight().dice(bomber).play(`${card} Q`);
        }
        const { down, points: taken, inFormation } = one.bomber(bomber);
        const hurt = taken >= 7 ? "damaged" : inFormation ? "none" : "straggles";
        ways[down ? "down" : hurt]++;
      }
    const told = Object.entries(prospect.chances).map(([result, chance]) => [
      result,
      share(chance, 2 * faces),
    ]);
    expect(Object.fromEntries(told)).toEqual(ways);
  });
});

describe("odds before a card is played", () => {
  const duel = (hand: string, answers = "barrel-roll, ace-pilot, half-loop") =>
    scene(
      { A1: { type: "spitfire-ia", tails: "B1", hand }, B1: { type: "bf-109e-4", hand: answers } },
      { turn: "A1", level: 10 },
    );

  it("hits × Hit Value against defense, the odds, the exact chances and per cent", () => {
    const { title, lines, chance } = offered(duel("in-my-sights 2/3, maneuvering"), "in-my-sights 2/3 B1");
    expect(title).toBe("IN MY SIGHTS 2/3 at B1");
    expect(lines[0]).toBe("3 hits × 8 = 24 against defense 6: odds 4:1 (DIF-3.2).");
    expect(lines[1]).toBe("Shot down 1/3 (33 %), damaged 1/3 (33 %), nothing 1/3 (33 %).");
    expect(chance).toBe(67);
  });

  it("what could still answer it is counted from what is open", () => {
    const { lines } = offered(duel("in-my-sights 2/3, tight-turn"), "in-my-sights 2/3 B1");
    // Of 80 cards two are in the own hand. Answers: 10 TIGHT TURN, 8 BARREL ROLL, 6 VERTICAL ROLL, 6 SCISSORS, 6 ACE PILOT.
    expect(lines[2]).toBe("36 of the 78 cards not seen answer it; B1 holds 3: 85 % that one is there.");
  });

  it("cards of the same attack that stand already are added (DIF-3.2.10)", () => {
    const fight = duel("in-my-sights 1/1, in-my-sights 1/2, in-my-sights 1/1", "half-loop").play(
      "in-my-sights 1/1 B1",
      "pass",
    );
    const now = offered(fight, "resolve");
    const more = offered(fight, "aggregate in-my-sights 1/2");
    expect(now.lines[0]).toContain("1 hit × 8 = 8 ");
    expect(more.lines[0]).toContain("3 hits × 8 = 24 ");
    expect(more.chance).toBeGreaterThan(now.chance ?? 100);
  });

  it("who holds no card answers none", () => {
    const { lines } = offered(duel("in-my-sights 2/3", ""), "in-my-sights 2/3 B1");
    expect(lines[2]).toBe("Nobody can answer it.");
  });

  it("points at bombers, and what a bomber comes to", () => {
    const fight = (hand: string) =>
      scene(
        { A1: { type: "spitfire-vb", level: 3 }, B1: { type: "fw-190a-8", hand } },
        { turn: "B1", level: 10, bombers: { type: "b-17g", count: 2, side: "allied" }, deck: "maneuvering" },
      );
    const { lines, chance } = offered(fight("in-my-sights 2/3"), "in-my-sights 2/3 Q");
    expect(lines).toEqual([
      "3 hits × 20 = 60, a point for every 8: 7 points, and 1 more 1/2 (50 %) (DIF-4.1.3).",
      "The bomber that is hit: damaged 100 %.",
      "Nobody can answer it.",
    ]);
    expect(chance).toBeUndefined();
    expect(offered(fight("fuel-tank"), "fuel-tank Q")).toMatchObject({ chance: 100 });
  });

  it("an answer tells what could answer it in turn", () => {
    const fight = duel("in-my-sights 2/3, tight-turn, tight-turn").play("in-my-sights 2/3 B1");
    const { lines, chance } = offered(fight, "barrel-roll");
    expect(lines).toEqual(["12 of the 76 cards not seen answer it; A1 holds 2: 29 % that one is there."]);
    expect(chance).toBeUndefined();
  });

  it("every copy of a card stands for its offer", () => {
    const { on, alike } = offered(
      duel("in-my-sights 1/1, half-loop, in-my-sights 1/1"),
      "in-my-sights 1/1 B1",
    );
    expect([on, alike]).toEqual(["A1-in-my-sights-1-1-1", ["A1-in-my-sights-1-1-2"]]);
  });
});
