import { describe, expect, test } from "vitest";
import { noteAttacks, winch } from "../../../../../src/games/great-war/rules/ground/index.ts";
import type { Shot } from "../../../../../src/games/great-war/rules/state/state.ts";
import type { Plane } from "../../board.ts";
import { at, atTheFront, keysOf } from "./scene.ts";

const SHOT: Shot = {
  from: 0,
  man: 0,
  mount: "front",
  barrels: [0, 1],
  target: 1,
  below: false,
  strayed: false,
  tailing: false,
};

function balloon(change: Partial<Plane>, turn = 4) {
  const planes = [
    { id: "A1", hex: at(12) },
    { id: "G1", type: "balloon-drachen", hex: at(10), altitude: 500, ...change },
  ];
  return atTheFront(planes, { turn });
}

describe("9.4, 4.10o balloons", () => {
  test("the first attack is noted, not a later one", () => {
    expect(noteAttacks({ ...balloon({}), shots: [SHOT] }).aircraft[1]?.attacked).toBe(4);
    expect(noteAttacks({ ...balloon({ attacked: 2 }), shots: [SHOT] }).aircraft[1]?.attacked).toBe(2);
    expect(noteAttacks(balloon({})).aircraft[1]?.attacked).toBeNull();
  });

  test.each([
    ["never attacked", null, 500],
    ["attacked in this turn", 4, 500],
    ["from the turn after the attack on", 3, 450],
    ["in every later turn", 1, 450],
  ])("winched down 50 m a turn: %s", (_, attacked, altitude) => {
    expect(winch(balloon({ attacked })).board.aircraft[1]?.altitude).toBe(altitude);
  });

  test("on the ground it is safe", () => {
    const after = winch(balloon({ attacked: 1, altitude: 50 }));
    expect(after.board.aircraft[1]).toMatchObject({ altitude: 0, status: "home" });
    expect(keysOf(after)).toEqual(["event.balloon-safe"]);
    expect(winch(after.board).events).toEqual([]);
  });

  test("a burnt one stays where it fell", () => {
    const burnt = balloon({ attacked: 1, status: "destroyed" });
    expect(winch(burnt).board).toBe(burnt);
  });
});
