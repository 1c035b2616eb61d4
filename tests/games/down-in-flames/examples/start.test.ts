import { describe, expect, it } from "vitest";
import type { Config } from "../../../../src/games/down-in-flames/data/config.ts";
import { match } from "./play.ts";

/** Ceilings 16 and 20. */
const FIGHT: Config = {
  elements: [
    { id: "A1", side: "allied", type: "p-51d-10" },
    { id: "B1", side: "axis", type: "fw-190a-8" },
  ],
};

describe("AT-22: the start level", () => {
  it("19 is rolled again under a ceiling of 16, and 16 stands", () => {
    const fight = match(FIGHT, 19, 16, 6, 1);
    expect(fight.element("A1").level).toBe(16);
    expect(fight.element("B1").level).toBe(16);
  });
});

describe("AT-23: bids for the level", () => {
  const bid = () => match({ ...FIGHT, options: { start: "bid" } });

  it("more points win and are paid", () => {
    const fight = bid().dice(6, 1).together("bid 14 3", "bid 8 5");
    expect(fight.element("A1").level).toBe(8);
    expect(fight.score()).toEqual({ allied: 5, axis: 0 });
  });

  it("of tied points the higher roll stands and pays", () => {
    const fight = bid().dice(3, 3, 4, 2, 6, 1).together("bid 14 4", "bid 8 4");
    expect(fight.element("B1").level).toBe(14);
    expect(fight.score()).toEqual({ allied: 0, axis: 4 });
  });

  it("the same level costs nobody anything", () => {
    const fight = bid().dice(6, 1).together("bid 10 4", "bid 10 2");
    expect(fight.element("A1").level).toBe(10);
    expect(fight.score()).toEqual({ allied: 0, axis: 0 });
  });

  it("a level above the lowest ceiling, or above 20, is refused", () => {
    expect(bid().refusal("bid 17 0")).toBe("bid-level DIF-2.5.1");
    expect(bid().refusal("bid 16 0")).toBeUndefined();
    expect(bid().refusal("bid 21 0")).toBe("bid-level DIF-2.5.1");
    const mustangs: Config = {
      options: { start: "bid" },
      elements: [
        { id: "A1", side: "allied", type: "p-38j" },
        { id: "B1", side: "axis", type: "p-38j" },
      ],
    };
    expect(match(mustangs).refusal("bid 20 0")).toBeUndefined();
    expect(match(mustangs).refusal("bid 21 0")).toBe("bid-level DIF-2.5.1");
  });
});
