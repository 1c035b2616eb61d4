import { describe, expect, test } from "vitest";
import { hexAhead } from "../../../../../src/core/geometry/hex.ts";
import { carryOut, groundCombat } from "../../../../../src/games/great-war/rules/ground/index.ts";
import type {
  Aircraft,
  Flown,
  GroundGun,
  Stance,
} from "../../../../../src/games/great-war/rules/state/state.ts";
import type { Plane } from "../../board.ts";
import { ARCHIE, along, at, atTheFront, exactly, flown, gun, keysOf, target } from "./scene.ts";

const START: Stance = { hex: at(16), facing: 0, altitude: 450 };

function board(guns: readonly GroundGun[], change: Partial<Plane> = {}) {
  const planes = [{ id: "A1", ...START, ...change }];
  return { ...atTheFront(planes, { turn: 2, targets: [target("depot", { hexes: [at(13)] })] }), guns };
}

/** Four hexes straight ahead; as a move leaves the aircraft, bombs let go after so many MP. */
function flight(before: Aircraft, { bombAfter, ...change }: Partial<Flown> & { bombAfter?: number } = {}) {
  const looks = [1, 2, 3, 4].map((n) => ({ ...START, hex: hexAhead(START.hex, 0, n) }));
  const left = flown({ from: START, looks, ...change });
  const places = [START, ...looks];
  const bombAt = bombAfter === undefined ? null : (places[bombAfter] as Stance);
  const end: Aircraft = {
    ...before,
    ...(looks.at(-1) as Stance),
    speed: 4,
    flown: left,
    bombs: before.bombs && !bombAt,
  };
  return { flown: left, end, bombAt };
}

function carried(on: ReturnType<typeof board>, faces: readonly number[], how?: Parameters<typeof flight>[1]) {
  const move = flight(on.aircraft[0] as Aircraft, how);
  return exactly(faces, (dice) => carryOut(on, 0, move, dice));
}

describe("a move as the ground sees it", () => {
  test("without guns it simply ends where it ends", () => {
    const after = carried(board([]), []);
    expect(after.board.aircraft[0]).toMatchObject({ hex: at(12), speed: 4, altitude: 450 });
    expect(after.events).toEqual([]);
  });

  test("4.10l, B-41 a gun fires when it is first reached, the damage stays, the move ends as ordered", () => {
    const after = carried(board([gun("mg")]), [6, 5]);
    expect(after.board.aircraft[0]).toMatchObject({ hex: at(12), damage: 4, status: "flying", speed: 4 });
    expect(after.board.guns[0]?.firedIn).toBe(2);
  });

  test("4.10l who is brought down stays where that happened", () => {
    const after = carried(board([gun("mg")], { damage: 10 }), [6, 5]);
    const one = after.board.aircraft[0];
    expect(one).toMatchObject({ hex: at(13), status: "destroyed" });
    expect(one?.flown?.looks).toHaveLength(3);
    expect(one?.flown?.path.at(-1)?.hex).toEqual(at(13));
  });

  test("B-40 at one place the guns come before the bombs", () => {
    const mg = gun("mg");
    const bombed = carried(board([mg], { bombs: true, type: "re-8" }), [1, 1, 4, 4], { bombAfter: 3 });
    expect(keysOf(bombed)).toEqual(["event.gun-fires", "event.ground-attack", "event.bombs", "event.points"]);
    expect(bombed.board.aircraft[0]?.bombs).toBe(false);
    const down = carried(board([mg], { bombs: true, type: "re-8", damage: 12 }), [6, 5], { bombAfter: 3 });
    expect(down.board.done).toEqual([]);
  });

  test("B-37 a photograph that was taken stays when the aircraft is shot down later on the same move", () => {
    const road = target("road", { kind: "photo", hexes: [at(14)] });
    const on = (hex: ReturnType<typeof at>) => ({
      ...atTheFront([{ id: "A1", ...START, altitude: 500, type: "re-8", damage: 12 }], {
        turn: 2,
        targets: [road],
      }),
      guns: [gun("mg", { hex })],
    });
    const looks = [1, 2, 3, 4].map((n) => ({ ...START, altitude: 500, hex: hexAhead(START.hex, 0, n) }));
    const from = { ...START, altitude: 500 };
    const later = carried(on(at(9)), [6, 5], { from, looks });
    expect(later.board.aircraft[0]).toMatchObject({ hex: at(12), status: "destroyed" });
    expect(later.board).toMatchObject({ done: ["road"], score: [5, 0] });
    expect(keysOf(later).slice(0, 3)).toEqual(["event.photo", "event.points", "event.gun-fires"]);
    // B-40: at one place the guns come first.
    expect(carried(on(at(10)), [6, 5], { from, looks }).board).toMatchObject({ done: [], score: [0, 0] });
    expect(carried(on(at(30)), [], { from, looks }).board).toMatchObject({ done: ["road"], score: [5, 0] });
  });

  test("9.4, B-37 the observer who is hit on the way has taken his photographs until then, and takes no more", () => {
    const road = target("road", { kind: "photo", hexes: [at(14)] });
    const on = { ...atTheFront([{ id: "A1", ...START, altitude: 500, type: "re-8" }], { targets: [road] }) };
    const from = { ...START, altitude: 500 };
    const looks = [1, 2, 3, 4].map((n) => ({ ...from, hex: hexAhead(START.hex, 0, n) }));
    const faces = [6, 6, 3, 3, 6];
    const hit = (hex: ReturnType<typeof at>) =>
      carried({ ...on, turn: 2, guns: [gun("mg", { hex })] }, faces, { from, looks }).board;
    expect(hit(at(9)).done).toEqual(["road"]);
    expect(hit(at(11)).done).toEqual([]);
    expect(hit(at(9)).aircraft[0]?.crew[1]?.health).toBe("killed");
  });

  test("9.4 what was strafed before one is shot down counts, the hex where that happens does not", () => {
    const strafing = (hex: ReturnType<typeof at>) =>
      carried(board([gun("mg", { hex })], { damage: 10 }), [6, 5], {
        strafed: [at(15), at(14), at(13), at(12)],
      }).board;
    expect(strafing(at(10))).toMatchObject({
      score: [2, 0],
      aircraft: [{ hex: at(13), status: "destroyed" }],
    });
    expect(strafing(at(12)).score).toEqual([0, 0]);
  });

  test("bombs let go before the first MP count there", () => {
    const after = carried(board([], { bombs: true }), [], { bombAfter: 0 });
    expect(keysOf(after)).toEqual(["event.bombs-wasted"]);
    expect(after.board.aircraft[0]?.bombs).toBe(false);
  });

  test("4.10e damage on the way may cost the bombs before they reach their target", () => {
    const loaded = board([gun("mg")], { bombs: true, engineLoss: 4 });
    const after = carried(loaded, [6, 6, 1, 3, 1], { bombAfter: 4 });
    expect(keysOf(after)).toContain("event.jettison");
    expect(keysOf(after)).not.toContain("event.bombs");
    expect(after.board.aircraft[0]).toMatchObject({ bombs: false, engineLoss: 5 });
  });

  test("9.4 strafing is paid for at the end of the move", () => {
    const after = carried(board([]), [], { strafed: along(10, 2) });
    expect(after.board.score).toEqual([2, 0]);
    expect(after.board.aircraft[0]?.busy).toEqual([0]);
  });

  test("D-01 who comes down to the ground has crashed", () => {
    const on = board([]);
    const move = flight(on.aircraft[0] as Aircraft);
    const end = { ...move.end, altitude: 0, status: "crashed" as const };
    const after = exactly([], (dice) => carryOut(on, 0, { ...move, end }, dice));
    expect(after.board.aircraft[0]).toMatchObject({ status: "crashed", altitude: 0 });
    expect(keysOf(after)).toEqual(["event.crashes"]);
  });
});

describe("4.1a, A-42 the ground in the combat phase", () => {
  test("answers strafing, then guns that have not fired, then archie; then bombs too heavy go", () => {
    const strafer: Plane = {
      id: "A1",
      hex: at(9),
      altitude: 300,
      flown: flown({ strafed: along(10, 1) }),
      bombs: true,
      engineLoss: 5,
    };
    const on = { ...atTheFront([strafer], { options: ARCHIE }), guns: [gun("mg")] };
    const after = exactly([1, 1, 1, 1, 1, 1, 2], (dice) => groundCombat(on, dice, on));
    expect(keysOf(after).filter((key) => !key.startsWith("event.ground"))).toEqual([
      "event.strafing-fire",
      "event.gun-fires",
      "event.archie",
      "event.jettison",
    ]);
  });
});
