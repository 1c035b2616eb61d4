import { describe, expect, it } from "vitest";
import { stepsOf } from "../../../src/games/battle-of-britain/rules/raid/pursuit.ts";
import { scene, TALLY_HO } from "./examples/play.ts";

const ESCORTED = "3 Bf109, 3 He111";

/** A raid on London at a square, with a wing of Biggin Hill after it and so many squares to go. */
function chase(square: string, wing: string, left: number, has = ESCORTED, target = "London") {
  const task = { do: "chased", wing: "11B", geschwader: "2A", left } as const;
  const match = scene({
    tasks: [task, ...TALLY_HO.slice(1)],
    geschwader: { "2A": { has, square, flown: true, moved: true, fuel: 1, target } },
    wings: { "11B": { has: "3 Spitfire", square: wing, used: true } },
  });
  return stepsOf(match.state, task);
}

describe("a geschwader that is chased (BB-102)", () => {
  it.each([
    ["with the wing behind it", "P09", "R09", 3, true, 1],
    ["with the wing abreast of it and time to cut it off", "P09", "P07", 3, false, 1],
    ["with the wing abreast of it and no time for that", "P09", "P07", 2, true, 1],
    ["with the wing in its way", "Q09", "O09", 3, false, 2],
    ["with no square to spare, over its target before the wing is", "O09", "L09", 1, true, 0],
    ["with a square to spare, when the wing is beside its target", "O09", "M09", 2, false, 0],
  ])("%s flies on to its target", (_, square, wing, left, arrives, ahead) => {
    expect(chase(square, wing, left)[0]).toMatchObject({ arrives, ahead });
  });

  it("never ranks a step that is farther from the target before one that is nearer and as safe", () => {
    for (const wing of ["P07", "N08", "O10", "R09"]) {
      const steps = chase("Q09", wing, 4);
      expect(steps).toHaveLength(8);
      for (const [at, { arrives, ahead }] of steps.slice(1).entries())
        if (arrives === steps[at]?.arrives) expect(ahead).toBeGreaterThanOrEqual(steps[at]?.ahead ?? 0);
    }
  });

  it("without a bomber flies away from the wing", () => {
    const [first] = chase("P09", "O09", 3, "6 Bf109");
    expect(first).toMatchObject({ ahead: undefined, apart: 2 });
  });
});
