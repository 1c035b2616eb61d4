import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tend, tendOptions, tendQuestions } from "../../../../../src/games/great-war/rules/end/index.ts";
import type { BarrelState, State } from "../../../../../src/games/great-war/rules/state/state.ts";
import { type Plane, stateOf } from "../../board.ts";
import { parseTend } from "../../written.ts";
import { exactly, flown, keysOf, toldOf } from "../ground/scene.ts";

function barrel(drums: readonly number[], change: Partial<BarrelState> = {}): BarrelState {
  return { drums, jammed: false, broken: false, ...change };
}

const JAMMED = barrel([10], { jammed: true });
const GOOD = barrel([10]);
const FIT = { health: "fit" as const, woundedIn: null };

function board(change: Partial<Plane>): State {
  return stateOf([{ id: "A1", ...change }]);
}

function textsOf(state: State, man = 0): readonly string[] {
  return tendOptions(state, { who: 0, man }).map(({ text }) => text);
}

/** What a man does, with these dice. */
function done(state: State, text: string, faces: readonly number[], man = 0) {
  const order = parseTend(text, state, { who: 0, man });
  if (!order.ok) throw new Error(JSON.stringify(order.error));
  return exactly(faces, (dice) => tend(state, [{ who: 0, man, order: order.value }], dice));
}

function jamsOf({ board: after }: { board: State }): readonly boolean[] {
  return after.aircraft[0]?.guns[0]?.map(({ jammed }) => jammed) ?? [];
}

const CAMEL = { guns: [[JAMMED, GOOD]] };

describe("T-09 clearing: 4.7i, 4.7j, 4.7k", () => {
  test.each([
    ["climbed 100 m and turned one hexside in two hexes", { climbed: 100, mostTurned: 1 }, true],
    ["climbed 150 m", { climbed: 150 }, false],
    ["turned two hexsides in one hex", { mostTurned: 2 }, false],
    ["dived 200 m", { dived: 200 }, true],
    ["dived 250 m", { dived: 250 }, false],
    ["a special maneuver", { maneuver: "sideslip" as const }, false],
  ])("4.7j the pilot %s: may try %s", (_, move, may) => {
    const state = board({ ...CAMEL, flown: flown(move) });
    expect(textsOf(state)).toEqual(may ? ["clear", "none"] : ["none"]);
    expect(tendQuestions(state)).toEqual(may ? [{ who: 0, man: 0 }] : []);
  });

  test("4.7i the pilot clears on 1", () => {
    expect(jamsOf(done(board(CAMEL), "clear", [1]))).toEqual([false, false]);
    expect(jamsOf(done(board(CAMEL), "clear", [2]))).toEqual([true, false]);
  });

  test("4.9m, A-18 an Albatros D.V straight and level clears on 1–2", () => {
    const albatros = { type: "albatros-d-v", guns: [[JAMMED, GOOD]] };
    const level = board({ ...albatros, flown: flown({ straightAndLevel: true }) });
    expect(jamsOf(done(level, "clear", [2]))).toEqual([false, false]);
    expect(jamsOf(done(level, "clear", [3]))).toEqual([true, false]);
    const turned = board({ ...albatros, flown: flown({ mostTurned: 1 }) });
    expect(jamsOf(done(turned, "clear", [2]))).toEqual([true, false]);
    const other = board({ ...albatros, type: "albatros-d-iii", flown: flown({ straightAndLevel: true }) });
    expect(jamsOf(done(other, "clear", [2]))).toEqual([true, false]);
  });

  test("4.7k an observer after any move: 1–2", () => {
    const wild = flown({ climbed: 300, mostTurned: 3, maneuver: "loop" });
    const state = board({ type: "re-8", guns: [[GOOD], [JAMMED]], flown: wild });
    const after = done(state, "clear", [2], 1);
    expect(after.board.aircraft[0]?.guns[1]?.[0]?.jammed).toBe(false);
    expect(done(state, "clear", [3], 1).board.aircraft[0]?.guns[1]?.[0]?.jammed).toBe(true);
  });

  test("4.7k, 4.9a the F.E.2b's front gun is its observer's", () => {
    const state = board({ type: "fe-2b", guns: [[JAMMED]], flown: flown({ climbed: 150 }) });
    expect(tendQuestions(state)).toEqual([{ who: 0, man: 1 }]);
    expect(jamsOf(done(state, "clear", [2], 1))).toEqual([false]);
  });

  test("4.7i clearing at 5500 m: still 1", () => {
    const high = board({ ...CAMEL, altitude: 5500 });
    expect(toldOf(done(high, "clear", [1]), "event.clears")).toMatchObject({ upTo: 1, works: true });
  });
});

describe("which gun", () => {
  test("A-16 a linked A mount is one thing: one success clears it, one or both jammed", () => {
    const both = board({ guns: [[JAMMED, JAMMED]] });
    expect(textsOf(both)).toEqual(["clear", "none"]);
    expect(jamsOf(done(both, "clear", [1]))).toEqual([false, false]);
  });

  test("A-16 Albatros and Fokker D gun by gun, one attempt a turn, the owner names it", () => {
    const state = board({ id: "G1", type: "fokker-d-vii", guns: [[JAMMED, JAMMED]] });
    expect(textsOf(state)).toEqual(["clear left", "clear right", "none"]);
    expect(jamsOf(done(state, "clear right", [1]))).toEqual([true, false]);
    const one = board({ id: "G1", type: "fokker-d-vii", guns: [[JAMMED, GOOD]] });
    expect(textsOf(one)).toEqual(["clear", "none"]);
  });

  test("A-16 an S.E.5a names Vickers or Lewis, and what it does with it (4.9h)", () => {
    const guns = [[JAMMED, barrel([0, 6], { jammed: true })]];
    const state = board({ type: "se-5a", guns });
    expect(textsOf(state)).toEqual(["clear vickers", "clear lewis", "reload", "none"]);
    const swapped = done(state, "reload", []).board.aircraft[0]?.guns[0]?.[1];
    expect(swapped).toEqual(barrel([6], { jammed: true }));
  });

  test("neither a broken gun nor one without any ammunition", () => {
    const spent = board({
      guns: [[barrel([0], { jammed: true }), barrel([9], { jammed: true, broken: true })]],
    });
    expect(tendQuestions(spent)).toEqual([]);
  });
});

describe("4.9h, 4.9p drums", () => {
  test("4.9g, 4.9h after six the Lewis waits for its second drum: in a calm turn, and no shot in it (A-45)", () => {
    const guns = [[GOOD, barrel([0, 6])]];
    const after = done(board({ type: "se-5a", guns }), "reload", []);
    expect(after.board.aircraft[0]?.guns[0]?.[1]?.drums).toEqual([6]);
    expect(toldOf(after, "event.reloads")).toMatchObject({ barrel: "lewis", attacks: 6, rule: "4.9h" });
    expect(textsOf(board({ type: "se-5a", guns, busy: [0] }))).toEqual(["none"]);
    expect(textsOf(board({ type: "se-5a", guns, flown: flown({ dived: 250 }) }))).toEqual(["none"]);
  });

  test("4.9i the British Nieuport 17 has one drum and no second", () => {
    const state = board({ type: "nieuport-17-british", guns: [[barrel([0])]] });
    expect(tendQuestions(state)).toEqual([]);
  });

  test("4.9o, 4.9p a rear gun: no limit on the move or on the pilot's guns", () => {
    const state = board({
      type: "re-8",
      guns: [[GOOD], [barrel([0, 6])]],
      busy: [0],
      flown: flown({ climbed: 200, mostTurned: 3 }),
    });
    expect(tendQuestions(state)).toEqual([{ who: 0, man: 1 }]);
    const after = done(state, "reload", [], 1);
    expect(after.board.aircraft[0]?.guns[1]?.[0]?.drums).toEqual([6]);
    expect(toldOf(after, "event.reloads")).toMatchObject({ rule: "4.9p" });
  });

  test("a drum that is not yet empty stays on the gun", () => {
    expect(tendQuestions(board({ type: "dh-2", guns: [[barrel([1, 6])]] }))).toEqual([]);
  });
});

describe("who can't", () => {
  test("A-17, A-45 who fired in this turn, so nobody in the turn of the jam", () => {
    expect(tendQuestions(board({ ...CAMEL, busy: [0] }))).toEqual([]);
    expect(tendQuestions(board({ ...CAMEL, busy: [1] }))).toEqual([{ who: 0, man: 0 }]);
  });

  test("4.8f, 4.9r a wounded observer, one at the controls; a wounded pilot can", () => {
    const rear = { type: "dh-4", guns: [[GOOD], [JAMMED]] };
    const wounded = { health: "wounded" as const, woundedIn: 1 };
    expect(tendQuestions(board({ ...rear, crew: [FIT, wounded] }))).toEqual([]);
    expect(tendQuestions(board({ ...rear, crew: [{ ...FIT, health: "killed" }, FIT] }))).toEqual([]);
    expect(tendQuestions(board({ ...CAMEL, crew: [wounded] }))).toEqual([{ who: 0, man: 0 }]);
  });

  test("who has fallen or gone", () => {
    expect(tendQuestions(board({ ...CAMEL, status: "away" }))).toEqual([]);
  });
});

describe("texts", () => {
  const state = board({ id: "G1", type: "fokker-d-vii", guns: [[JAMMED, JAMMED]] });
  const near = ["clear left", "clear right", "none"];
  const parsed = (text: string, on = state) => parseTend(text, on, { who: 0, man: 0 });

  test("blanks, capitals and a gun named without need are forgiven", () => {
    expect(parsed("  CLEAR   Left ")).toMatchObject({ ok: true, value: { text: "clear left", barrel: 0 } });
    const one = board({ guns: [[JAMMED, GOOD]] });
    expect(parsed("clear front", one)).toMatchObject({ ok: true, value: { text: "clear" } });
    expect(parsed("None")).toMatchObject({ ok: true, value: { act: "none" } });
  });

  test.each([
    ["", "tend-grammar", undefined],
    ["fire G1", "tend-grammar", undefined],
    ["none left", "tend-grammar", undefined],
    ["clear", "tend-which", "A-16"],
    ["clear middle", "tend-gun", undefined],
    ["reload", "tend-not", "4.7i"],
  ])("“%s” is refused: %s", (text, code, rule) => {
    const result = parsed(text);
    expect(result).toMatchObject({ ok: false, error: [{ code, near }] });
    if (!result.ok) expect(result.error[0]?.rule).toBe(rule);
  });

  test.each([
    [{ busy: [0] }, "A-45"],
    [{ flown: flown({ climbed: 150 }) }, "4.7j"],
    [{ crew: [{ health: "fainted" as const, woundedIn: 1 }] }, "4.8f"],
  ])("%j: the refusal names the rule %s", (change, rule) => {
    expect(parsed("clear", board({ ...CAMEL, ...change }))).toMatchObject({
      ok: false,
      error: [{ code: "tend-not", rule, near: ["none"] }],
    });
  });

  test("A-42 jams come before drums; `none` rolls nothing", () => {
    const two = stateOf([
      { id: "A1", type: "dh-2", guns: [[barrel([0, 6])]] },
      { id: "A2", ...CAMEL },
      { id: "A3", ...CAMEL },
    ]);
    const orders = tendQuestions(two).map((tender) => {
      const [first] = tendOptions(two, tender);
      return { ...tender, order: first as never };
    });
    const [drum, jam] = orders;
    const none = { who: 2, man: 0, order: tendOptions(two, { who: 2, man: 0 }).at(-1) as never };
    const after = exactly([6], (dice) => tend(two, [drum as never, jam as never, none], dice));
    expect(keysOf(after)).toEqual(["event.clears", "event.reloads"]);
  });

  const barrels = fc.record({
    drums: fc.constantFrom([3], [0], [0, 6], [2, 6]),
    jammed: fc.boolean(),
    broken: fc.boolean(),
  });
  const types = fc.constantFrom("sopwith-camel", "fokker-d-vii", "se-5a", "albatros-d-v");

  test("every option is parsed back to itself, is not doubled, and changes only its own gun", () => {
    fc.assert(
      fc.property(types, barrels, barrels, fc.integer({ min: 1, max: 6 }), (type, left, right, face) => {
        const state = board({ type, guns: [[left, right]] });
        const options = tendOptions(state, { who: 0, man: 0 });
        expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
        for (const order of options) {
          expect(parsed(order.text, state)).toEqual({ ok: true, value: order });
          const faces = order.act === "clear" ? [face] : [];
          const after = exactly(faces, (dice) => tend(state, [{ who: 0, man: 0, order }], dice));
          const untouched = { ...after.board.aircraft[0], guns: state.aircraft[0]?.guns };
          expect(untouched).toEqual(state.aircraft[0]);
          const ammunition = (one: State) =>
            one.aircraft[0]?.guns
              .flat(2)
              .flatMap(({ drums }) => drums)
              .reduce((sum, n) => sum + n, 0);
          expect(ammunition(after.board)).toBe(ammunition(state));
        }
      }),
    );
  });
});
