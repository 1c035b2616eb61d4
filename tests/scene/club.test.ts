import { type BufferAttribute, Color } from "three";
import { expect, test } from "vitest";
import { ClubGeometry } from "../../src/scene/table/club.ts";

const [WIDTH, DEPTH] = [48, 36];
const [CLOTH, COVER, ENAMEL] = ["#7a1f1c", "#ffffff", "#f6f2e6"];

/** The corners of what has a colour, each once. */
function cornersOf(colour: string): readonly (readonly [x: number, y: number, z: number])[] {
  const shape = new ClubGeometry(WIDTH, DEPTH);
  const [at, tint] = ["position", "color"].map((name) => shape.getAttribute(name) as BufferAttribute);
  const wanted = new Color(colour);
  const corners = new Map<string, [number, number, number]>();
  for (let i = 0; at && tint && i < at.count; i++) {
    const is = new Color().fromBufferAttribute(tint, i);
    if (Math.hypot(is.r - wanted.r, is.g - wanted.g, is.b - wanted.b) > 1e-4) continue;
    const corner = [at.getX(i), at.getY(i), at.getZ(i)].map((one) => Math.round(one * 1e4) / 1e4);
    corners.set(corner.join(" "), corner as [number, number, number]);
  }
  return [...corners.values()];
}

function flat(colour: string): ReadonlySet<string> {
  return new Set(cornersOf(colour).map(([x, , z]) => `${x} ${z}`));
}

test("the cover of the rulebook lies over its back, corner on corner", () => {
  const [back, cover] = [flat(CLOTH), flat(COVER)];
  expect(cover.size).toBe(4);
  for (const corner of cover) expect(back).toContain(corner);
});

test("all that lies about stands on the wood beyond the far edge of the mat", () => {
  const shape = new ClubGeometry(WIDTH, DEPTH);
  shape.computeBoundingBox();
  const { min, max } = shape.boundingBox ?? { min: undefined, max: undefined };
  expect(min?.y).toBeCloseTo(-0.06);
  expect(max?.z).toBeLessThan(-DEPTH / 2);
  expect(Math.max(Math.abs(min?.x ?? 99), Math.abs(max?.x ?? 99))).toBeLessThan(WIDTH / 2);
  expect(Math.max(...cornersOf(ENAMEL).map(([, y]) => y))).toBeCloseTo(3.34);
});
