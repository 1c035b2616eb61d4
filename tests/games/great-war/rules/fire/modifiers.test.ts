import { describe, expect, it } from "vitest";
import { aceOptions } from "../../../../../src/games/great-war/rules/fire/ace.ts";
import { deflection } from "../../../../../src/games/great-war/rules/fire/deflection.ts";
import { aceQuestions, choiceOf, modifiersOf } from "../../../../../src/games/great-war/rules/fire/index.ts";
import type { AceChoice, Shot, State } from "../../../../../src/games/great-war/rules/state/state.ts";
import type { Plane } from "../../board.ts";
import { parseAce } from "../../written.ts";
import { flown, inTheAir, MIDDLE, off, shot } from "./scene.ts";

/** What is added to the first aircraft's shot at the second. */
function added(state: State, one: Shot = state.shots[0] ?? shot()): Record<string, number> {
  const { parts, total } = modifiersOf(
    { ...state, shots: state.shots.length > 0 ? state.shots : [one] },
    one,
  );
  expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total);
  return Object.fromEntries(parts.map(({ key, value }) => [key, value]));
}

/** A target straight ahead that flies across: deflection 0. */
function across(id: string, more: Partial<Plane> = {}): Plane {
  return { id, hex: off(0, 3), facing: 1, ...more };
}

function wounded(men: number) {
  return Array.from({ length: men }, (_, man) => ({
    health: man === 0 ? ("wounded" as const) : ("fit" as const),
    woundedIn: man === 0 ? 1 : null,
  }));
}

describe("6.1, 4.7l deflection", () => {
  const FROM_ASTERN: readonly [facing: number, value: number][] = [
    [0, 1],
    [1, 0],
    [2, -1],
    [3, 0],
    [4, -1],
    [5, 0],
  ];
  it.each(FROM_ASTERN)("4.7l a shot ahead at a target with facing %i: %i", (facing, value) => {
    const state = inTheAir([{ id: "A1" }, { id: "G1", hex: off(0, 3), facing: facing as 0 }]);
    expect(deflection(state.setup, state.aircraft[0] as never, state.aircraft[1] as never, false)).toBe(
      value,
    );
  });

  const FROM_BELOW: readonly [facing: number, value: number][] = [
    [0, 0],
    [1, -1],
    [2, -1],
    [3, 0],
    [4, -1],
    [5, -1],
  ];
  it.each(FROM_BELOW)("4.9n, 4.7l from below at a target with facing %i: %i", (facing, value) => {
    const state = inTheAir([{ id: "G1" }, { id: "A1", facing: facing as 0, altitude: 3200 }]);
    expect(deflection(state.setup, state.aircraft[0] as never, state.aircraft[1] as never, true)).toBe(value);
  });

  it("4.7l midway between two hexsides the worse for the firer counts; in the same hex the firer's facing", () => {
    const gunner = { id: "A1", type: "re-8" };
    const midway = { hex: off(1, 1, 2, 1), id: "G1" };
    const value = (facing: 0 | 1 | 2 | 4) => {
      const state = inTheAir([gunner, { ...midway, facing }]);
      return deflection(state.setup, state.aircraft[0] as never, state.aircraft[1] as never, false);
    };
    expect(value(1)).toBe(0);
    expect(value(2)).toBe(0);
    expect(value(4)).toBe(-1);
    const same = inTheAir([gunner, { id: "G1", altitude: 3050 }]);
    expect(deflection(same.setup, same.aircraft[0] as never, same.aircraft[1] as never, false)).toBe(1);
  });
});

describe("4.9t–w silhouettes", () => {
  const CASES: readonly [rule: string, shooter: string, target: string, value: number][] = [
    ["4.9t", "spad-vii", "fokker-dr-i", -1],
    ["4.9t", "spad-vii", "rumpler-c-iv", 1],
    ["4.9t", "sopwith-camel", "gotha-g-v", 2],
    ["4.9t", "sopwith-camel", "halberstadt-cl-ii", 0],
    ["4.9u", "sopwith-camel", "fokker-dr-i", 0],
    ["4.9u", "sopwith-pup", "fokker-dr-i", -1],
    ["4.9u", "fokker-dr-i", "sopwith-pup", 0],
    ["4.9v", "re-8", "rumpler-c-iv", 0],
    ["4.9v", "roland-c-ii", "re-8", 1],
    ["4.9v", "re-8", "roland-c-ii", 0],
  ];
  it.each(CASES)("T-12, 4.9t, 4.9u, 4.9v (%s) %s fires at %s: %i", (_, shooter, target, value) => {
    const planes = [{ id: "A1", type: shooter }, across("G1", { type: target })];
    expect(added(inTheAir(planes)).silhouette ?? 0).toBe(value);
  });

  it("T-12 a loaded Camel has silhouette 0, to be fired at and when it fires", () => {
    const loaded = { id: "A1", type: "sopwith-camel", bombs: true };
    expect(
      added(inTheAir([{ id: "G1", type: "fokker-dr-i" }, across("A1", { ...loaded })])).silhouette,
    ).toBeUndefined();
    expect(added(inTheAir([loaded, across("G1", { type: "fokker-dr-i" })])).silhouette).toBe(-1);
  });

  it("B-18 an F schedule counts as A", () => {
    const planes = [{ id: "A1", type: "re-8" }, across("G1", { type: "farman-f-40" })];
    expect(added(inTheAir(planes)).silhouette).toBeUndefined();
  });

  it("4.10n, 4.9w a balloon has neither silhouette nor deflection", () => {
    const planes = [
      { id: "A1", kills: 6 },
      { id: "G1", type: "balloon-drachen", hex: off(0, 3) },
    ];
    expect(added(inTheAir(planes))).toEqual({ ace: 1 });
  });
});

describe("4.7d–f pilots and observers", () => {
  it("4.7d, A-06 an ace adds 1, a double ace 2", () => {
    expect(added(inTheAir([{ id: "A1", kills: 5 }, across("G1")])).ace).toBe(1);
    expect(added(inTheAir([{ id: "A1", kills: 20 }, across("G1")])).ace).toBe(2);
    expect(added(inTheAir([{ id: "A1", kills: 4 }, across("G1")])).ace).toBeUndefined();
  });

  it("4.7d against an ace who does not attack 1 or 2 less", () => {
    expect(added(inTheAir([{ id: "A1" }, across("G1", { kills: 7 })]))["ace-target"]).toBe(-1);
    expect(added(inTheAir([{ id: "A1" }, across("G1", { kills: 80 })]))["ace-target"]).toBe(-2);
  });

  it("4.7e a novice takes 1 from his own fire and adds 1 to fire at him, both in one turn", () => {
    expect(added(inTheAir([{ id: "A1", novice: true }, across("G1", { novice: true })]))).toMatchObject({
      novice: -1,
      "novice-target": 1,
    });
  });

  it("4.7f the pilot's status is nothing to his observer's gun, the observer's own novice counts", () => {
    const target = { id: "G1", hex: off(2, 3), facing: 1 as const };
    const rear = shot({ man: 1, mount: "rear", barrels: [0] });
    const ace = inTheAir([{ id: "A1", type: "re-8", kills: 9 }, target]);
    expect(added(ace, rear)).not.toHaveProperty("ace");
    const airframes = ace.setup.airframes.map((one, index) =>
      index === 0 ? { ...one, crew: one.crew.map((man, place) => ({ ...man, novice: place === 1 })) } : one,
    );
    const novice = { ...ace, setup: { ...ace.setup, airframes } };
    expect(added(novice, rear).novice).toBe(-1);
    expect(added(novice).novice).toBeUndefined();
    const attacked = { ...novice, shots: [shot({ from: 1, target: 0 })] };
    expect(added(attacked, shot({ from: 1, target: 0 }))["novice-target"]).toBeUndefined();
  });

  it("4.9r an observer at the controls is a novice to be fired at", () => {
    const crew = [
      { health: "killed", woundedIn: null },
      { health: "fit", woundedIn: null },
    ] as const;
    const planes = [{ id: "G1" }, across("A1", { type: "dh-4", crew, kills: 9 })];
    expect(added(inTheAir(planes))).toMatchObject({ "novice-target": 1 });
    expect(added(inTheAir(planes))["ace-target"]).toBeUndefined();
  });

  it("6.2 a seriously wounded pilot fires at −2, his observer does not", () => {
    const target = { id: "G1", hex: off(0, 3), facing: 1 as const };
    const state = inTheAir([{ id: "A1", type: "re-8", crew: wounded(2) }, target]);
    expect(added(state, shot({ barrels: [0] })).wounded).toBe(-2);
    expect(added(state, shot({ man: 1, mount: "rear", barrels: [0] })).wounded).toBeUndefined();
  });
});

describe("6.2 the guns and the target's move", () => {
  it("4.4k a stray shot −1, 4.9i the British Nieuport 17 −1", () => {
    expect(added(inTheAir([{ id: "A1" }, across("G1")]), shot({ strayed: true })).strayed).toBe(-1);
    const nieuport = inTheAir([{ id: "A1", type: "nieuport-17-british" }, across("G1")]);
    expect(added(nieuport, shot({ barrels: [0] })).mount).toBe(-1);
    const french = inTheAir([{ id: "A1", type: "nieuport-17" }, across("G1")]);
    expect(added(french, shot({ barrels: [0] })).mount).toBeUndefined();
  });

  it("4.9f the Lewis alone −1, not with the Vickers, nor the Vickers alone", () => {
    const state = inTheAir([{ id: "A1", type: "se-5a" }, across("G1")]);
    expect(added(state, shot({ barrels: [1] })).lewis).toBe(-1);
    expect(added(state, shot({ barrels: [0, 1] })).lewis).toBeUndefined();
    expect(added(state, shot({ barrels: [0] })).lewis).toBeUndefined();
  });

  it("4.9b past its own tail at the same height −1", () => {
    const rear = shot({ man: 1, mount: "rear", barrels: [0] });
    const behind = (levels: number, hex = off(3, 3)) =>
      inTheAir([
        { id: "G1", type: "hannover-cl-iii" },
        { id: "A1", hex, altitude: 3000 + 50 * levels },
      ]);
    expect(added(behind(0), rear)["blind-spot"]).toBe(-1);
    expect(added(behind(1), rear)["blind-spot"]).toBeUndefined();
    expect(added(behind(0, off(2, 3)), rear)["blind-spot"]).toBeUndefined();
  });

  it("6.2 a target in a barrel roll −1", () => {
    const here = { hex: off(0, 3), facing: 1, altitude: 3000 } as const;
    const rolling = across("G1", { flown: flown([here, here], { maneuver: "barrel-roll" }) });
    expect(added(inTheAir([{ id: "A1" }, rolling]))["barrel-roll"]).toBe(-1);
    const looping = across("G1", { flown: flown([here, here], { maneuver: "loop" }) });
    expect(added(inTheAir([{ id: "A1" }, looping]))["barrel-roll"]).toBeUndefined();
  });

  it("6.2 the parts stand in the order of the rule, each with its number", () => {
    const planes = [
      { id: "A1", type: "se-5a", kills: 5, crew: wounded(1) },
      { id: "G1", type: "gotha-g-v", hex: off(0, 3), novice: true },
    ];
    const { parts, total } = modifiersOf(
      { ...inTheAir(planes), shots: [shot({ barrels: [1] })] },
      shot({ barrels: [1], strayed: true }),
    );
    expect(parts.map(({ key }) => key)).toEqual([
      "ace",
      "novice-target",
      "silhouette",
      "deflection",
      "strayed",
      "lewis",
      "wounded",
    ]);
    expect(parts.every(({ rule }) => rule.length > 0)).toBe(true);
    expect(total).toBe(1 + 1 + 2 + 1 - 1 - 1 - 2);
  });
});

describe("A-05 an ace's choice", () => {
  const nose: Plane = { id: "G1", type: "fokker-dr-i", hex: off(0, 3), facing: 3, kills: 20 };
  const both = [shot(), shot({ from: 1, target: 0 })];

  function duel(choice: AceChoice = null): State {
    return { ...inTheAir([{ id: "A1" }, { ...nose, choice }]), shots: both };
  }

  it("A-05 he is asked when he fires and is fired upon, and only then", () => {
    expect(aceQuestions(duel())).toEqual([1]);
    expect(aceQuestions(duel("attack"))).toEqual([]);
    expect(aceQuestions({ ...duel(), shots: both.slice(0, 1) })).toEqual([]);
    expect(aceQuestions({ ...duel(), shots: both.slice(1) })).toEqual([]);
  });

  it("A-05 for the whole turn: all of his attacks or all attacks on him", () => {
    expect(added(duel("attack"), both[1])).toMatchObject({ ace: 2 });
    expect(added(duel("attack"), both[0])["ace-target"]).toBeUndefined();
    expect(added(duel("defend"), both[1]).ace).toBeUndefined();
    expect(added(duel("defend"), both[0])["ace-target"]).toBe(-2);
  });

  it("A-05 by default he defends against a front gun, and attacks when an observer fires", () => {
    expect(choiceOf(duel(), 1)).toBe("defend");
    expect(aceOptions(duel(), 1).map(({ text }) => text)).toEqual(["defend", "attack"]);
    const gunner = {
      ...inTheAir([
        { id: "A1", type: "re-8", facing: 3 },
        { ...nose, facing: 2, hex: off(5, 3) },
      ]),
    };
    const shots = [shot({ man: 1, mount: "rear", barrels: [0] }), shot({ from: 1, target: 0 })];
    expect(aceQuestions({ ...gunner, shots })).toEqual([1]);
    expect(choiceOf({ ...gunner, shots }, 1)).toBe("attack");
  });

  it("A-48 fire from the ground that counts his modifier asks him too", () => {
    const alone = { ...duel(), shots: both.slice(1) };
    expect(aceQuestions(alone, (index) => index === 1)).toEqual([1]);
    expect(aceQuestions({ ...alone, shots: [] }, () => true)).toEqual([]);
  });

  it("A-05 a shot that is lost asks nobody", () => {
    const flew = duel();
    const aircraft = flew.aircraft.map((one, index) =>
      index === 0 ? { ...one, hex: MIDDLE, facing: 1 as const } : one,
    );
    expect(aceQuestions({ ...flew, aircraft })).toEqual([]);
  });

  it("A-05 attack and defend are the answers", () => {
    expect(parseAce(" Attack ", duel())).toEqual({ ok: true, value: { kind: "ace", text: "attack" } });
    expect(parseAce("defend", duel())).toMatchObject({ ok: true });
    expect(parseAce("both", duel())).toMatchObject({
      ok: false,
      error: [{ code: "fire-ace", rule: "A-05" }],
    });
  });
});
