import { expect, test } from "vitest";
import { once, remembered, rememberedBy, rememberedLatest, rememberedPair } from "../../src/core/remember.ts";

/** A function with a count of its calls. */
function counted<Given extends readonly unknown[], Value>(work: (...given: Given) => Value) {
  const count = { calls: 0 };
  const counting = (...given: Given) => {
    count.calls += 1;
    return work(...given);
  };
  return { counting, count };
}

test("what is worked out once is not worked out again", () => {
  const { counting, count } = counted(() => undefined);
  const ask = once(counting);
  expect([count.calls, ask(), ask(), count.calls]).toEqual([0, undefined, undefined, 1]);
});

test("what depends on an object is worked out once for each", () => {
  const [one, other] = [{ name: "one" }, { name: "other" }];
  const { counting, count } = counted(({ name }: { readonly name: string }) => name);
  const ask = remembered(counting);
  expect([one, one, other, one, other].map(ask)).toEqual(["one", "one", "other", "one", "other"]);
  expect(count.calls).toBe(2);
});

test("what depends on a key is worked out once for each", () => {
  const { counting, count } = counted((text: string) => text.length);
  const ask = rememberedBy((text: string) => text.length, counting);
  expect(["a", "b", "ab", "c"].map(ask)).toEqual([1, 1, 2, 1]);
  expect(count.calls).toBe(2);
});

test("only the latest answer is remembered where that is enough", () => {
  const { counting, count } = counted((number: number) => ({ number }));
  const ask = rememberedLatest(counting, (latest, number) => latest.number === number);
  expect(ask.known(1)).toBeUndefined();
  expect([1, 1, 2, 2].map((number) => ask(number).number)).toEqual([1, 1, 2, 2]);
  expect([ask.known(1), ask.known(2), count.calls]).toEqual([undefined, { number: 2 }, 2]);
  expect(ask(1)).toEqual({ number: 1 });
  expect(count.calls).toBe(3);
});

test("of two values the latest answer is remembered, and for neither of them alone", () => {
  const { counting, count } = counted(
    (state: { readonly turn: number }, seat: string) => `${seat} ${state.turn}`,
  );
  const ask = rememberedPair(counting);
  const [one, other] = [{ turn: 1 }, { turn: 1 }];
  expect([ask(one, "red"), ask(one, "red"), count.calls]).toEqual(["red 1", "red 1", 1]);
  expect([ask(one, "blue"), ask(other, "blue"), count.calls]).toEqual(["blue 1", "blue 1", 3]);
});
