import { expect, it } from "vitest";
import { percentHeld, shareOf } from "../../../../src/games/down-in-flames/face/share.ts";

/** Hands of `held` of the cards 0 to `unseen` - 1, of which the first `good` are good: how many have none, and all. */
function counted(unseen: number, good: number, held: number): readonly [without: number, all: number] {
  let [without, all] = [0, 0];
  for (let hand = 0; hand < 2 ** unseen; hand++) {
    const cards = [...Array(unseen).keys()].filter((card) => (hand >> card) & 1);
    if (cards.length !== held) continue;
    all++;
    if (cards.every((card) => card >= good)) without++;
  }
  return [without, all];
}

it("counts hands as they can be dealt, every one of them", () => {
  for (let unseen = 1; unseen <= 9; unseen++)
    for (let good = 0; good <= unseen; good++)
      for (let held = 0; held <= unseen; held++) {
        const [without, all] = counted(unseen, good, held);
        const exact = (100 * (all - without)) / all;
        const found = percentHeld(unseen, good, held);
        const told = exact === 0 || exact === 100 ? exact : Math.min(99, Math.max(1, Math.round(exact)));
        expect(found, `${good} of ${unseen}, ${held} held`).toBe(told);
      }
});

it.each([
  [52, 12, 5, 75],
  [80, 1, 1, 1],
  [110, 40, 12, 99],
  [110, 109, 2, 100],
])("of %i unseen cards %i answer, %i are held: %i %%", (unseen, good, held, percent) => {
  expect(percentHeld(unseen, good, held)).toBe(percent);
});

it.each([
  [[1, 6], 17],
  [[1, 36], 3],
  [[1, 144], 1],
  [[143, 144], 99],
  [[0, 1], 0],
  [[1, 1], 100],
  [[1, 8], 13],
] as const)("%j is %i %%", (fraction, percent) => {
  expect(shareOf(fraction)).toMatchObject({ percent });
});
