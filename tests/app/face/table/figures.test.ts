import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FiguredOffer, figuredOf, setTo, valuesOf } from "../../../../src/app/face/table/figures.ts";
import type { Offer } from "../../../../src/face/offer.ts";

const label = "figure";

function bid(level: number, points: number): FiguredOffer {
  const figures = [
    { id: "level", label, value: level },
    { id: "points", label, value: points },
  ];
  return { text: `bid ${level} for ${points}`, title: "", lines: [], figures };
}

/** Levels 1 to 4 for no points to three; the highest for none alone. */
const BIDS = [1, 2, 3].flatMap((level) => [0, 1, 2, 3].map((points) => bid(level, points))).concat(bid(4, 0));

describe("offers that differ by figures alone", () => {
  it("are set where there are many", () => {
    expect(figuredOf(BIDS)).toHaveLength(BIDS.length);
  });

  it("are listed where they are few, and beside one without figures", () => {
    const plain: Offer = { text: "none", title: "", lines: [] };
    expect(figuredOf(BIDS.slice(0, 3))).toBeUndefined();
    expect(figuredOf([...BIDS, plain])).toBeUndefined();
  });

  it("have their figures in order", () => {
    expect(valuesOf(BIDS.toReversed(), "level")).toEqual([1, 2, 3, 4]);
    expect(valuesOf(BIDS, "points")).toEqual([0, 1, 2, 3]);
  });

  it("keep their other figures, or come as near as can be", () => {
    expect(setTo(BIDS, bid(1, 2), "level", 3).text).toBe("bid 3 for 2");
    expect(setTo(BIDS, bid(1, 2), "level", 4).text).toBe("bid 4 for 0");
    expect(setTo(BIDS, bid(4, 0), "points", 3).text).toBe("bid 3 for 3");
  });

  it("have any value that is set, and are always one of them", () => {
    const one = fc.constantFrom(...BIDS);
    fc.assert(
      fc.property(one, one, fc.constantFrom("level", "points"), (from, to, id) => {
        const value = to.figures.find((figure) => figure.id === id)?.value ?? 0;
        const set = setTo(BIDS, from, id, value);
        expect(BIDS).toContain(set);
        expect(set.figures.find((figure) => figure.id === id)?.value).toBe(value);
      }),
    );
  });
});
