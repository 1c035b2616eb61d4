import { describe, expect, test } from "vitest";
import { groundOf, inAction } from "../../../src/scene/camera/action.ts";
import type { Piece } from "../../../src/tabletop/tabletop.ts";
import { piece } from "../../tabletop/fixtures.ts";

function actor(id: string, x: number, y: number, more: Partial<Piece> = {}) {
  const after = piece(id, [], { x, y, side: id.startsWith("G") ? 1 : 0, ...more });
  return { id, before: after, after };
}

const FIGHT = [
  actor("A1", 10, 10),
  actor("A2", 12, 60),
  actor("G1", 14, 14),
  actor("G2", 50, 62),
  actor("A3", 13, 11, { status: "destroyed" }),
  actor("F1", 90, 1, { kind: "gun" }),
];

function idsIn(looked: string | undefined, room: number): readonly string[] {
  return inAction(FIGHT, looked, room)
    .map(({ id }) => id)
    .toSorted();
}

describe("what a picture of the fight shows", () => {
  test("everybody who flies, where there is room", () => {
    expect(idsIn("A1", 60)).toEqual(["A1", "A2", "G1", "G2"]);
  });

  test("who is looked at and who is near, where there is less", () => {
    expect(idsIn("A1", 20)).toEqual(["A1", "G1"]);
    expect(idsIn("G2", 20)).toEqual(["G2"]);
    expect(idsIn("G2", 40)).toEqual(["A2", "G2"]);
  });

  test("where the enemies are nearest, when nobody is looked at", () => {
    expect(idsIn(undefined, 20)).toEqual(["A1", "G1"]);
    expect(idsIn("A3", 20)).toEqual(["A1", "G1"]);
  });

  test("takes up where they were and where they are", () => {
    const [one] = FIGHT as [(typeof FIGHT)[number]];
    const flown = { ...one, before: { ...one.before, x: 4, y: 20 } };
    expect(groundOf([flown])).toEqual({ left: 4, right: 10, bottom: 10, top: 20 });
    expect(groundOf([])).toBeUndefined();
  });
});
