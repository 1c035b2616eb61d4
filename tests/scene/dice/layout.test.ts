import { expect, test } from "vitest";
import { DIE_KINDS, FACES, MAX_DICE } from "../../../src/scene/dice/kinds.ts";
import { layOut } from "../../../src/scene/dice/layout.ts";
import { TRAY } from "../../../src/scene/dice/tray.ts";
import { cornersOf, overlap, placed } from "./overlap.ts";
import { shownFace } from "./shown.ts";

const faces = DIE_KINDS.flatMap((kind) =>
  Array.from({ length: FACES[kind] }, (_, i) => ({ kind, face: i + 1, colour: "red" })),
);

test.each(faces)("a $kind is laid out with its $face up", (die) => {
  expect(shownFace(layOut({ dice: [die], seed: 1 }), 0)).toBe(die.face);
});

test.each(Array.from({ length: MAX_DICE }, (_, i) => i + 1))(
  "%i dice lie flat, inside and apart",
  (count) => {
    for (let seed = 0; seed < 20; seed++) {
      const all = placed(layOut({ dice: faces.toReversed().slice(seed, seed + count), seed }), 0);
      for (const [i, die] of all.entries()) {
        const corners = cornersOf(die);
        expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(0, 4);
        expect(Math.max(...corners.map(({ x }) => Math.abs(x)))).toBeLessThan(TRAY.halfLength);
        expect(Math.max(...corners.map(({ z }) => Math.abs(z)))).toBeLessThan(TRAY.halfWidth);
        for (const other of all.slice(i + 1)) expect(overlap(die, other)).toBe(0);
      }
    }
  },
);

test.each([1, 2, 3, 4, 5, 7, 8])(
  "%i dice lie about the middle of the tray, each row and all rows",
  (count) => {
    const all = placed(layOut({ dice: faces.slice(0, count), seed: count }), 0);
    const middle = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    const rows = [all.slice(0, 4), all.slice(4)].filter((row) => row.length > 0);
    // Each lies a tenth of an inch beside its place at most.
    for (const row of rows) expect(Math.abs(middle(row.map(({ position }) => position.x)))).toBeLessThan(0.1);
    const depths = rows.map((row) => middle(row.map(({ position }) => position.z)));
    expect(Math.abs(middle(depths))).toBeLessThan(0.1);
    expect(depths.toSorted((a, b) => a - b)).toEqual(depths);
  },
);

test("the same request is laid out the same", () => {
  const request = { dice: faces.slice(0, 5), seed: 9 };
  expect(layOut(request)).toEqual(layOut(request));
});

test("refuses a face that a die does not have", () => {
  expect(() => layOut({ dice: [{ kind: "d12", face: 13, colour: "red" }], seed: 1 })).toThrow(
    "A d12 has no face 13; its faces are 1 to 12.",
  );
});
