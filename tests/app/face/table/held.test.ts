import { expect, test } from "vitest";
import { coveredBy, heldOf } from "../../../../src/app/face/table/held.ts";
import type { Offer } from "../../../../src/face/offer.ts";
import type { Card } from "../../../../src/tabletop/card.ts";
import type { Tabletop } from "../../../../src/tabletop/tabletop.ts";

const card = (id: string, group: string): Card => ({ id, group, up: true });
const TABLE: Tabletop = {
  mat: { kind: "kent-fields", width: 40, depth: 30 },
  altitude: true,
  pieces: [],
  clouds: [],
  groups: [
    { id: "mine", kind: "hand" },
    { id: "friend", kind: "hand" },
    { id: "played", kind: "row" },
  ],
  cards: [
    card("m0", "mine"),
    card("p0", "played"),
    card("m1", "mine"),
    card("f0", "friend"),
    card("m2", "mine"),
  ],
  cues: [],
};
const offer = (text: string, on: string, alike?: readonly string[]): Offer => ({
  text,
  title: text,
  lines: [],
  on,
  ...(alike && { alike }),
});

test("the whole hand that an answer comes from lies open to be chosen from, with what each card may do", () => {
  const offers = [offer("shoot B1", "m0", ["m2"]), offer("shoot B2", "m0", ["m2"]), offer("look", "B1")];
  const held = heldOf(TABLE, offers, [{ on: "m1", why: "it only answers", rule: "X-1" }]);
  expect(
    held.map(({ card: { id }, offers: own, dim }) => [id, own.map(({ text }) => text), dim?.why]),
  ).toEqual([
    ["m0", ["shoot B1", "shoot B2"], undefined],
    ["m1", [], "it only answers"],
    ["m2", ["shoot B1", "shoot B2"], undefined],
  ]);
});

test("where every card is dim the hand is shown all the same; a friend's hand and open cards are not", () => {
  expect(heldOf(TABLE, [], [{ on: "m1", why: "no" }]).map((one) => one.card.id)).toEqual(["m0", "m1", "m2"]);
  expect(heldOf(TABLE, [offer("take", "p0")], [])).toEqual([]);
});

test("a hand that is held up covers the other hands of its side, nothing else", () => {
  const group = (id: string, side: 0 | 1, kind: "hand" | "row" = "hand") => ({ id, side, kind });
  const groups = [group("mine", 0), group("friend", 0), group("enemy", 1), group("played", 0, "row")];
  expect(coveredBy([{ card: card("m0", "mine") }], groups)).toEqual(["mine", "friend"]);
  expect(coveredBy([], groups)).toEqual([]);
});
