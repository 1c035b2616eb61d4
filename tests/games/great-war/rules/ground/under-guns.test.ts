import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aceNearGuns, reaches } from "../../../../../src/games/great-war/rules/ground/index.ts";
import { fly, moveOptions, moveSceneOf } from "../../../../../src/games/great-war/rules/move/index.ts";
import { isOnBoard } from "../../../../../src/games/great-war/rules/setup/front.ts";
import type { GroundGun, State } from "../../../../../src/games/great-war/rules/state/state.ts";
import type { Plane } from "../../board.ts";
import { at, atTheFront, flown, gun } from "./scene.ts";

/** An ace on his way towards guns in row 10, and whatever else is there. */
function ace(change: Partial<Plane>, guns: readonly GroundGun[], others: readonly Plane[] = []): State {
  const one: Plane = { id: "A1", hex: at(15), altitude: 450, speed: 4, kills: 12, ...change };
  return { ...atTheFront([one, ...others], { turn: 3 }), guns };
}

/** The same by flying every legal move there is, falling leaves in each way that they may turn. */
function byFlyingAll(board: State): boolean {
  const scene = moveSceneOf(board, 0);
  for (const order of moveOptions(scene)) {
    for (const leaf of [-1, 0, 1] as const) {
      const { looks } = fly(scene, order, () => leaf).flown;
      const seen = looks.filter(({ hex, altitude }) => altitude > 350 && isOnBoard(board.setup, hex));
      if (seen.some((look) => board.guns.some((one) => reaches(one, look)))) return true;
    }
  }
  return false;
}

describe("A-05 an ace is asked if and only if a known gun could fire at him and mind his skill on a legal move", () => {
  const slow = { speed: 3, engineLoss: 6 };

  test.each<[string, Partial<Plane>, number, boolean]>([
    ["straight towards it, just in reach", { hex: at(14), ...slow }, 3, true],
    ["too far for his speed", { hex: at(19), ...slow }, 3, false],
    [
      "near, but his back to it and no MP to turn",
      { hex: at(14), facing: 3, ...slow, type: "re-8" },
      3,
      false,
    ],
    [
      "200 m, and an Immelmann and a climb take him above 350 m",
      { hex: at(11), altitude: 150, speed: 8 },
      3,
      true,
    ],
    ["100 m, and nothing does", { hex: at(11), altitude: 100, speed: 8 }, 3, false],
    ["150 m, too slow for an Immelmann", { hex: at(11), altitude: 150, speed: 4 }, 3, false],
  ])("%s", (_, change, __, asked) => {
    expect(aceNearGuns(ace(change, [gun("mg")]), 0)).toBe(asked);
  });

  test("not where the only place under a gun is taken", () => {
    const one = {
      hex: at(17),
      speed: 3,
      engineLoss: 6,
      type: "re-8",
      elevator: true,
      altitude: 350,
    } as const;
    const there = (altitude: number): Plane => ({ id: "A2", hex: at(13), altitude, flown: flown() });
    expect(aceNearGuns(ace({ ...one, altitude: 500 }, [gun("mg")]), 0)).toBe(
      byFlyingAll(ace({ ...one, altitude: 500 }, [gun("mg")])),
    );
    const all = [400, 450, 500].map((altitude, at) => ({ ...there(altitude), id: `A${at + 2}` }));
    const taken = ace({ ...one, altitude: 500 }, [gun("mg")], all);
    expect(aceNearGuns(taken, 0)).toBe(byFlyingAll(taken));
  });

  test("as flying every legal move says", () => {
    const planes = fc.record({
      type: fc.constantFrom("re-8", "farman-f-40", "fokker-e-iii", "dh-2", "sopwith-camel"),
      column: fc.integer({ min: 1, max: 14 }),
      row: fc.integer({ min: 1, max: 19 }),
      facing: fc.constantFrom(0, 1, 2, 3, 4, 5),
      altitude: fc.integer({ min: 1, max: 14 }).map((levels) => 50 * levels),
      speed: fc.integer({ min: 2, max: 3 }),
      rudder: fc.constantFrom(null, "L", "R"),
      gliding: fc.boolean(),
      engineLoss: fc.integer({ min: 3, max: 5 }),
      turned: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(planes, fc.constantFrom("MG" as const, "AA" as const), (made, kind) => {
        const { column, row, turned, ...rest } = made;
        const ending = {
          hexsides: turned,
          way: turned > 0 ? ("L" as const) : null,
          straightFirst: false,
          climbed: 0,
          dived: 0,
        };
        const plane = { ...rest, hex: at(row, column), ending } as Partial<Plane>;
        const altitudes = kind === "AA" ? { altitude: (made.altitude % 200) + 200 } : {};
        const board = ace({ ...plane, ...altitudes }, [gun("g", { kind, hex: at(10, 7) })]);
        expect(aceNearGuns(board, 0)).toBe(byFlyingAll(board));
      }),
      { numRuns: Number(process.env.ACES ?? 40), seed: 28 },
    );
  });
});
