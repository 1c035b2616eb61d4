import { expect, test } from "vitest";
import { CARD_SIZE, cardPoses, groupPlace } from "../../../src/tabletop/layout/card-layout.ts";

const mat = { width: 36, depth: 24 };

function cardsOf(group: string, count: number, state?: "spent") {
  return Array.from({ length: count }, (_, i) => ({ id: `${group}${i}`, group, ...(state && { state }) }));
}

function inOrder(table: Parameters<typeof cardPoses>[0], edge: 0 | 1 = 0) {
  return [...cardPoses(table, edge).values()];
}

const hand = { id: "h", kind: "hand", side: 0 } as const;
const far = { id: "f", kind: "hand", side: 1 } as const;

test("a hand is held beyond its side's edge, from the left, in an arc that is highest in the middle", () => {
  const poses = inOrder({ mat, groups: [hand], cards: cardsOf("h", 5) });
  expect(poses.map(({ x }) => x)).toEqual(poses.map(({ x }) => x).toSorted((a, b) => a - b));
  expect(poses[2]).toMatchObject({ x: 18, turn: 0 });
  for (const { y } of poses) expect(y).toBeLessThan(-CARD_SIZE.height / 2);
  expect(poses[0]?.y).toBeLessThan(poses[2]?.y ?? 0);
  expect(poses[0]?.turn).toBeLessThan(0);
  expect(poses[4]?.turn).toBe(-(poses[0]?.turn ?? 0));
  expect(inOrder({ mat, groups: [far], cards: cardsOf("f", 1) })[0]?.y).toBeGreaterThan(mat.depth);
});

test("a hand of thirty cards is no wider than its edge of the table", () => {
  const poses = inOrder({ mat, groups: [hand], cards: cardsOf("h", 30) });
  const across = poses.map(({ x, size }) => Math.abs(x - 18) + (CARD_SIZE.width * size) / 2);
  expect(Math.max(...across)).toBeLessThan(mat.width / 2);
});

test("two hands of a side lie side by side, the first at its holder's left", () => {
  for (const side of [0, 1] as const) {
    const groups = ["a", "b"].map((id) => ({ id, kind: "hand", side }) as const);
    const [a, b] = groups.map((group) => groupPlace({ mat, groups }, group));
    expect((a?.x ?? 0) < (b?.x ?? 0)).toBe(side === 0);
    expect((a?.width ?? 0) + (b?.width ?? 0)).toBeLessThan(mat.width);
  }
});

test("a viewer at the upper edge sees every card the right way up and from his left", () => {
  const row = { id: "r", kind: "row", at: { x: 18, y: 12 } } as const;
  const table = { mat, groups: [row, far], cards: [...cardsOf("r", 3), ...cardsOf("f", 3)] };
  const poses = cardPoses(table, 1);
  expect(poses.get("r0")).toMatchObject({ turn: 180 });
  expect(poses.get("r0")?.x).toBeGreaterThan(poses.get("r2")?.x ?? 0);
  expect(poses.get("f1")).toMatchObject({ turn: 180 });
  expect(poses.get("f0")?.x).toBeGreaterThan(poses.get("f2")?.x ?? 0);
});

test("the cards of a row lie clear of each other, or one on the other where the row is narrow", () => {
  const row = { id: "r", kind: "row", at: { x: 18, y: 12 } } as const;
  const wide = inOrder({ mat, groups: [row], cards: cardsOf("r", 4) });
  expect((wide[1]?.x ?? 0) - (wide[0]?.x ?? 0)).toBeGreaterThan(CARD_SIZE.width);
  expect(wide.every(({ up }) => up === 0)).toBe(true);
  const narrow = inOrder({ mat, groups: [{ ...row, width: 5 }], cards: cardsOf("r", 4) });
  expect((narrow[3]?.x ?? 0) - (narrow[0]?.x ?? 0)).toBeCloseTo(5 - CARD_SIZE.width);
  expect(narrow[3]?.up).toBeGreaterThan(narrow[0]?.up ?? 0);
});

test("a pile is as high as its cards, listed or not", () => {
  const pile = { id: "p", kind: "pile", at: { x: 4, y: 4 }, count: 40 } as const;
  const table = { mat, groups: [pile], cards: cardsOf("p", 2) };
  expect(inOrder(table).map(({ up }) => up / CARD_SIZE.thickness)).toEqual([38, 39]);
});

test("a card that is used up lies sideways", () => {
  const row = { id: "r", kind: "row", at: { x: 18, y: 12 } } as const;
  expect(inOrder({ mat, groups: [row], cards: cardsOf("r", 1, "spent") })[0]?.turn).toBe(90);
});
