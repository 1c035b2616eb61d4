import { expect, it } from "vitest";
import {
  contrailsOf,
  NO_TRAILS,
  type TrailingCounter,
  type Trails,
  trailsAfter,
} from "../../src/tabletop/sky/trails.ts";

function at(id: string, x: number, y: number, more: Partial<TrailingCounter> = {}): TrailingCounter {
  return { id, x, y, side: 0, up: 2, lasts: 10, ...more };
}

/** What has been drawn after so many turns, each with who was where. */
function flown(...turns: readonly (readonly TrailingCounter[])[]): Trails {
  return turns.reduce((trails, counters, i) => trailsAfter(trails, { turn: i + 1, counters }), NO_TRAILS);
}

it("goes from where a counter came in through each place where it was, and fades with the turns", () => {
  const trails = flown([at("a", 0, 0)], [at("a", 3, 0)], [at("a", 3, 3)]);
  expect(contrailsOf(trails, 3)).toEqual([
    {
      side: 0,
      up: 2,
      behind: "a",
      points: [
        { x: 0, y: 0, faded: 0.2 },
        { x: 3, y: 0, faded: 0.1 },
        { x: 3, y: 3, faded: 0 },
      ],
    },
  ]);
});

it("has no point more for a counter that stays where it is, and none for one that has not moved yet", () => {
  expect(contrailsOf(flown([at("a", 0, 0)]), 1)).toEqual([]);
  const [one] = contrailsOf(flown([at("a", 0, 0)], [at("a", 3, 0)], [at("a", 3, 0)]), 3);
  expect(one?.points).toHaveLength(2);
});

it("draws the way of those that fly together once, and each on its own where they part", () => {
  const trails = flown(
    [at("a", 0, 0), at("b", 0, 0)],
    [at("a", 3, 0), at("b", 3, 0)],
    [at("a", 6, 0), at("b", 3, 3)],
  );
  const drawn = contrailsOf(trails, 3);
  expect(drawn.map(({ behind, points }) => [behind, points.length])).toEqual([
    ["a", 3],
    ["b", 2],
  ]);
});

it("leaves behind what a counter drew that is not in the air any more, until that has faded", () => {
  const trails = flown([at("a", 0, 0)], [at("a", 3, 0)], []);
  expect(contrailsOf(trails, 3)).toMatchObject([{ points: [{ x: 0 }, { x: 3 }] }]);
  expect(contrailsOf(trails, 3)[0]).not.toHaveProperty("behind");
  expect(contrailsOf(trails, 11)[0]?.points.map(({ faded }) => faded)).toEqual([1, 0.9]);
  expect(contrailsOf(trails, 12)).toEqual([]);
});

it("leaves what was drawn before as it was", () => {
  const before = flown([at("a", 0, 0)], [at("a", 3, 0)]);
  const drawn = JSON.stringify(contrailsOf(before, 2));
  trailsAfter(before, { turn: 3, counters: [at("a", 6, 0)] });
  expect(JSON.stringify(contrailsOf(before, 2))).toBe(drawn);
});
