import { Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { hash } from "../../../src/scene/mat/noise.ts";
import { FIRES, PuffField } from "../../../src/scene/puffs/field.ts";
import { KIND, puffOf, STRIDE } from "../../../src/scene/puffs/puff.ts";
import { puffsOf, seen } from "./puffs-of.ts";

const EYE = new Vector3(0, 0, 100);
const AHEAD = new Vector3(0, 0, -1);

function put(field: PuffField, more: Partial<ReturnType<typeof puffOf>>): void {
  field.put(Object.assign(puffOf(), more));
}

/** The x of all puffs in the order in which they are drawn. */
function drawn(field: PuffField): readonly number[] {
  const out = new Float32Array(field.room * STRIDE);
  field.write(EYE, AHEAD, out);
  return seen(out, field.count).map(({ at }) => at[0]);
}

describe("the order of puffs", () => {
  test("is from afar to near, for many", () => {
    const field = new PuffField(300);
    for (let i = 0; i < 300; i++) put(field, { x: Math.round(hash(i, 1, 3) * 90), z: hash(i, 1, 3) * 90 });
    const order = drawn(field);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBeGreaterThan(50);
  });

  test("is that in which they were put, of those that are as far", () => {
    const field = new PuffField(64);
    for (let i = 0; i < 64; i++) put(field, { x: i, z: i % 2 });
    const even = Array.from({ length: 32 }, (_, i) => i * 2);
    expect(drawn(field)).toEqual([...even, ...even.map((x) => x + 1)]);
    expect(drawn(field)).toEqual(drawn(field));
  });

  test("has what lies on the mat below all that hangs over it", () => {
    const field = new PuffField(3);
    put(field, { x: 1, z: -50 });
    put(field, { x: 2, z: 50, kind: KIND.lying });
    expect(drawn(field)).toEqual([2, 1]);
  });
});

describe("a field", () => {
  test("keeps what stays, and its fires, and lets go what is of one frame", () => {
    const field = new PuffField(8);
    put(field, { x: 1 });
    field.burn(1, 0, 0, 1);
    field.keep();
    put(field, { x: 2 });
    field.burn(2, 0, 0, 1);
    field.restart();
    put(field, { x: 3 });
    expect(puffsOf(field).map(({ at }) => at[0])).toEqual([1, 3]);
    expect([...field.fires].filter((_, i) => i % 4 === 0)).toEqual([1, 0, 0, 0]);
    field.clear();
    expect(field.count).toBe(0);
  });

  test("leaves out what does not fit, what one does not see, and fires beyond those that light", () => {
    const field = new PuffField(2);
    put(field, { cover: 0 });
    put(field, { size: 0 });
    expect(field.count).toBe(0);
    for (let i = 0; i < 5; i++) put(field, { x: i });
    expect(puffsOf(field).map(({ at }) => at[0])).toEqual([0, 1]);
    for (let i = 0; i < FIRES + 2; i++) field.burn(i, 0, 0, 1);
    expect([...field.fires].filter((_, i) => i % 4 === 0)).toEqual([0, 1, 2, 3]);
  });
});
