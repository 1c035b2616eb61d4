import { expect, test } from "vitest";
import { rememberedAt } from "../../../../../src/games/down-in-flames/rules/state/remembered-at.ts";

test("of a list each place remembers the latest item that stood there", () => {
  const [one, other] = [{ name: "one" }, { name: "other" }];
  let calls = 0;
  const ask = rememberedAt(({ name }: { readonly name: string }) => {
    calls += 1;
    return name;
  });
  const rows = [
    [one, other],
    [one, other],
    [other, other],
    [one, other],
  ];
  expect(rows.map((row) => row.map((item, place) => ask(place, item)))).toEqual(
    rows.map((row) => row.map(({ name }) => name)),
  );
  expect(calls).toBe(4);
});
