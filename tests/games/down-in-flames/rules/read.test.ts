import { expect, it } from "vitest";
import { tokensOf } from "../../../../src/core/orders/token.ts";
import { TABLES } from "../../../../src/games/down-in-flames/data/own.ts";
import { print } from "../../../../src/games/down-in-flames/rules/grammar/print.ts";
import { read } from "../../../../src/games/down-in-flames/rules/grammar/read.ts";

function find(text: string) {
  return TABLES.cards.find(({ id }) => id === text)?.id;
}

function spelled(text: string): string | undefined {
  const order = read(tokensOf(text), find);
  return "misread" in order ? undefined : print(order);
}

it.each([
  ["tight turn", "tight-turn"],
  ["Tight Turn", "tight-turn"],
  ["in my sights 1/2 b1", "in-my-sights 1/2 b1"],
  ["out of the sun 2/3 B1", "out-of-the-sun 2/3 B1"],
  ["vertical roll dive 2", "vertical-roll dive 2"],
  ["discard half loop", "discard half-loop"],
  ["in-my-sights 1/2 B1 by B2", "in-my-sights 1/2 B1 by B2"],
])("%s is read as %s: hyphens or blanks", (text, order) => {
  expect(spelled(text)).toBe(order);
  expect(spelled(order)).toBe(order);
});

it.each(["tight", "turn", "tight turn B1 B2", "in my 1/2", "discard tight turn B1"])(
  "%s is not read",
  (text) => {
    expect(spelled(text)).toBeUndefined();
  },
);
