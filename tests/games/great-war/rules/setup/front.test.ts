import { describe, expect, it } from "vitest";
import type { Hex } from "../../../../../src/core/geometry/hex.ts";
import { parseHexLabel } from "../../../../../src/core/geometry/hex-map.ts";
import {
  airspaceOf,
  exitOf,
  inArchieZone,
  inNoMansLand,
  isGroundOf,
  isOnBoard,
  isTrench,
  trenchDistance,
  trenchHexes,
} from "../../../../../src/games/great-war/rules/setup/front.ts";

/** German trench in row 10, Allied in row 14, of 24. */
const GROUND = {
  columns: 20,
  rows: 24,
  front: { german: Array(20).fill(9), allied: Array(20).fill(13) },
};
const BARE = { ...GROUND, front: null };

function hex(label: string): Hex {
  return parseHexLabel(label) as Hex;
}

describe("the front", () => {
  it("D-14: a line of trench hexes on either side with no-man's land between", () => {
    expect(trenchHexes(GROUND, 1)).toHaveLength(20);
    expect(isTrench(GROUND, 1, hex("0710"))).toBe(true);
    expect(isTrench(GROUND, 0, hex("0710"))).toBe(false);
    expect(isTrench(GROUND, 0, hex("0714"))).toBe(true);
    expect(["0710", "0711", "0713", "0714"].map((label) => inNoMansLand(GROUND, hex(label)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isGroundOf(GROUND, 1, hex("0710"))).toBe(true);
    expect(isGroundOf(GROUND, 1, hex("0711"))).toBe(false);
    expect(isGroundOf(GROUND, 0, hex("0720"))).toBe(true);
  });

  it("D-14: beyond the middle of no-man's land lies the enemy's airspace, and the middle is nobody's", () => {
    expect(["0701", "0711", "0712", "0713", "0724"].map((label) => airspaceOf(GROUND, hex(label)))).toEqual([
      1,
      1,
      null,
      0,
      0,
    ]);
    expect(airspaceOf(BARE, hex("0701"))).toBeNull();
  });

  it("T-18: archie reaches 5 hexes behind its trench line, not 6", () => {
    expect(trenchDistance(GROUND, 1, hex("0705"))).toBe(5);
    expect(inArchieZone(GROUND, 1, hex("0705"))).toBe(true);
    expect(inArchieZone(GROUND, 1, hex("0704"))).toBe(false);
    expect(inArchieZone(GROUND, 1, hex("0711"))).toBe(true);
    expect(inArchieZone(GROUND, 1, hex("0713"))).toBe(false);
    expect(inArchieZone(BARE, 1, hex("0705"))).toBe(false);
  });

  it("measures to the nearest hex of a line that wanders", () => {
    const german = Array.from({ length: 20 }, (_, column) => (column < 10 ? 9 : 10));
    const ground = { ...GROUND, front: { german, allied: GROUND.front.allied } };
    expect(trenchDistance(ground, 1, hex("0106"))).toBe(4);
    expect(trenchDistance(ground, 1, hex("2006"))).toBe(5);
    expect(trenchDistance(BARE, 1, hex("0706"))).toBe(Number.POSITIVE_INFINITY);
  });

  it("D-10, B-60: over its own edge an aircraft goes home, elsewhere away; a corner belongs to the edge behind it", () => {
    const beyond = (q: number, row: number): Hex => ({ q, r: row - Math.floor(q / 2) });
    expect(isOnBoard(GROUND, beyond(0, 0))).toBe(true);
    expect(exitOf(GROUND, 0, beyond(5, 23))).toBeNull();
    expect(exitOf(GROUND, 0, beyond(5, 24))).toBe("home");
    expect(exitOf(GROUND, 1, beyond(5, 24))).toBe("away");
    expect(exitOf(GROUND, 1, beyond(5, -1))).toBe("home");
    expect(exitOf(GROUND, 0, beyond(5, -1))).toBe("away");
    expect(exitOf(GROUND, 0, beyond(-1, 5))).toBe("away");
    expect(exitOf(GROUND, 1, beyond(20, 5))).toBe("away");
    expect(exitOf(GROUND, 0, beyond(20, 24))).toBe("home");
  });
});
