import { expect, test } from "vitest";
import type { Prompt } from "../../../src/core/game.ts";
import { comparedWith, firstOf, ofMany } from "../../../src/core/orders/many.ts";
import { tokensOf } from "../../../src/core/orders/token.ts";

const PROMPT: Prompt = { id: "raid", seat: "axis", kind: "raid", opens: "now" };
const HEX = 16;

/** So many answers, each counted as it is worked out. */
function counted(most = Number.POSITIVE_INFINITY) {
  let worked = 0;
  function* all(): Generator<number> {
    for (let one = 0; one < most; one++) {
      worked++;
      yield one;
    }
  }
  return { all, worked: () => worked };
}

test("of answers without end the first are taken, and no more are worked out", () => {
  const { all, worked } = counted();
  expect([...firstOf(all(), 3)]).toEqual([0, 1, 2]);
  expect([...firstOf(counted(2).all(), 3)]).toEqual([0, 1]);
  expect([...firstOf(all(), 0)]).toEqual([]);
  expect(worked()).toBeLessThanOrEqual(5);
});

test("what is typed is compared with the first answers, worked out once for each question that is another", () => {
  const { all, worked } = counted();
  const compared = comparedWith<object, number>(
    4,
    (order) => order.toString(HEX),
    ([first]) => [first?.text ?? "", all()],
  );
  const view = {};
  const ask = (text: string, prompt = PROMPT, seen = view, own: ReadonlyMap<string, number> = new Map()) =>
    compared(tokensOf(text), prompt, seen, own);
  const first = ask("raid");
  expect(first).toEqual(["0", "1", "2", "3"]);
  const once = worked();
  expect([ask("raid now"), ask("raid")].map((one) => one === first)).toEqual([true, true]);
  expect(worked()).toBe(once);
  // Other words, another question, another view, or something else answered beside it.
  for (const other of [
    () => ask("patrol"),
    () => ask("raid", { ...PROMPT, id: "patrol" }),
    () => ask("raid", PROMPT, {}),
    () => ask("raid", PROMPT, view, new Map([["escort", 1]])),
    () => ask("raid", PROMPT, view, new Map([["escort", 2]])),
  ]) {
    const before = worked();
    expect(other()).toEqual(first);
    expect(worked()).toBeGreaterThan(before);
  }
});

test("a die is thrown for an answer only where there is a choice, and none is beyond the first", () => {
  const faces: number[] = [];
  const die = (below: number) => {
    faces.push(below);
    return below - 1;
  };
  const of = (answers: number) =>
    ofMany(
      { judge: () => undefined, offer: () => counted(answers).all() },
      5,
      (_: object, order: number) => order * 10,
    );
  expect(of(1).choose?.({}, {}, {}, die)).toBe(0);
  expect(faces).toEqual([]);
  expect(of(3).choose?.({}, {}, {}, die)).toBe(20);
  expect(of(9).choose?.({}, {}, {}, die)).toBe(40);
  expect(faces).toEqual([3, 5]);
});
