import { describe, expect, it } from "vitest";
import type { AmericanState, GermanState } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import { BATTLES, inAir, scene } from "./play.ts";

const [WEST, EAST] = ["1819", "2013"] as const;
const air = <One extends object>(hex: string, units: string, more: Partial<One> = {}) =>
  inAir<One>(hex, units, more);

/** A FW 190 in the west, a jet in the east; escorts and bombers in both. */
function two(jets = "Me262-Nowotny") {
  return scene({
    month: "1945-01",
    tasks: BATTLES,
    germans: {
      ...air<GermanState>(WEST, "FW190-JG1"),
      ...air<GermanState>(EAST, `${jets} Me109-JG1`.trim()),
    },
    americans: {
      ...air<AmericanState>(WEST, "91BG"),
      ...air<AmericanState>(EAST, "303BG 305BG"),
    },
  }).run();
}

describe("LW-84 battles of jets come before all others of the half, across hexes", () => {
  it("all attacks are declared first, hex by hex", () => {
    const match = two().play("attack bombers FW190-JG1");
    expect(match.told("battle")).toEqual([]);
    expect(match.prompts().map(({ id }) => id)).toEqual([`attack-${EAST}`]);
  });

  it("their dice fall first, and their losses are taken before the next battle", () => {
    const match = two()
      .dice(6, 1)
      .play("attack bombers FW190-JG1", "attack bombers Me109-JG1 direct Me262-Nowotny", "lose 303BG 1");
    expect(match.told("battle").map(({ hex, attackers }) => [hex, attackers])).toEqual([
      [EAST, ["Me262-Nowotny 2"]],
      [WEST, ["FW190-JG1 2"]],
    ]);
    expect(match.factors("303BG", "305BG")).toEqual([3, 4]);
    expect(match.volleys()).toEqual(["Me262 2 at bombers: 6 is 6, 1", "FW190 2 at bombers: 1 is 1, 0"]);
    match.dice(1).play("hold");
    expect(match.told("battle").map(({ hex }) => hex)).toEqual([EAST, WEST, EAST]);
  });

  it("a jet that stays out leaves the order of the hexes", () => {
    const match = two().dice(1).play("attack bombers FW190-JG1", "attack bombers Me109-JG1");
    expect(match.told("battle").map(({ hex }) => hex)).toEqual([WEST]);
  });

  it("without jets each hex is fought before the next is declared", () => {
    const match = two("").dice(1).play("attack bombers FW190-JG1");
    expect(match.told("battle").map(({ hex }) => hex)).toEqual([WEST]);
    expect(match.asked()).toBe("american reply");
  });
});
