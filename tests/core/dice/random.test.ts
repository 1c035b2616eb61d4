import fc from "fast-check";
import { expect, test } from "vitest";
import type { DieKind } from "../../../src/core/dice/dice.ts";
import { seededChoices, seededDice, seededWords, wordsOf } from "../../../src/core/dice/random.ts";

const why = { key: "why", values: {} };
const one = (kind: DieKind) => ({ dice: [kind], by: "red", why });

test("the words of a seed are the same everywhere: the first of them are written down", () => {
  const word = wordsOf("tallyho");
  expect([0, 1, 7, 8, 1000].map(word)).toEqual(WRITTEN);
});

/** SHA-256 of `tallyho/0`, `tallyho/1` and `tallyho/125`, read as big-endian words. */
const WRITTEN = [1011745533, 3108517121, 1596284765, 145191554, 314460873];

test("words can be asked for in any order", () => {
  const word = wordsOf("order");
  const forward = Array.from({ length: 40 }, (_, index) => word(index));
  const backward = Array.from({ length: 40 }, (_, index) => word(39 - index));
  expect(backward.reverse()).toEqual(forward);
});

test("different seeds give different words", () => {
  const first = new Set(Array.from({ length: 500 }, (_, index) => seededWords(`seed ${index}`)()));
  expect(first.size).toBe(500);
});

test("dice of a seed go on by the number of faces rolled, wherever they stopped", () => {
  const kinds: DieKind[] = ["d6", "d20", "d7", "d12", "d1000"];
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.constantFrom(...kinds), { maxLength: 60 }),
      fc.nat(60),
      (seed, dice, cut) => {
        const whole = seededDice(seed).throw({ dice, by: "red", why });
        const stop = Math.min(cut, dice.length);
        const before = seededDice(seed).throw({ dice: dice.slice(0, stop), by: "red", why });
        const after = seededDice(seed, stop).throw({ dice: dice.slice(stop), by: "red", why });
        expect([...before, ...after]).toEqual(whole);
      },
    ),
  );
});

test("a word that must be drawn again does not shift the faces that follow", () => {
  const sides = 3_000_000_000;
  const kind: DieKind = `d${sides}`;
  const word = wordsOf("retry");
  const at = Array.from({ length: 100 }, (_, index) => index).find((index) => word(index) >= sides) as number;
  const faces = seededDice("retry", at).throw({ dice: [kind, "d6"], by: "red", why });
  expect(faces[0]).toBeLessThanOrEqual(sides);
  expect(faces[1]).toBe((word(at + 1) % 6) + 1);
});

test("choices of a seed repeat", () => {
  const [left, right] = [seededChoices("same"), seededChoices("same")];
  for (let count = 0; count < 100; count++) expect(left.throw(one("d20"))).toEqual(right.throw(one("d20")));
});
