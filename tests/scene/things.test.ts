import { Ray, Vector3 } from "three";
import { expect, test } from "vitest";
import { type Aimed, type AimedThings, nearestOf, Things } from "../../src/scene/things.ts";

const RAY = new Ray(new Vector3(), new Vector3(0, -1, 0));

/** Something that lies at a place, so far away along any ray. */
function lying(id: string, distance: number | undefined): AimedThings {
  return {
    aimed: () => (distance === undefined ? undefined : { id, distance }),
    locate: (asked, out) => asked === id && out.set(distance ?? 0, 0, 0) !== undefined,
  };
}

function laid(...places: readonly AimedThings[]): Things {
  const things = new Things();
  for (const place of places) things.add(place);
  return things;
}

test.each<[string, readonly AimedThings[], Aimed | undefined]>([
  ["nothing", [], undefined],
  ["one", [lying("a", 5)], { id: "a", distance: 5 }],
  ["the nearest, laid last", [lying("a", 5), lying("b", 3)], { id: "b", distance: 3 }],
  ["the nearest, laid first", [lying("a", 3), lying("b", 5)], { id: "a", distance: 3 }],
  ["of two as near the first", [lying("a", 3), lying("b", 3)], { id: "a", distance: 3 }],
  ["past what the ray misses", [lying("a", undefined), lying("b", 5)], { id: "b", distance: 5 }],
  ["past what no hand aims at", [{ locate: () => false }, lying("b", 5)], { id: "b", distance: 5 }],
])("a ray finds %s", (_, places, aimed) => {
  expect(laid(...places).aimed(RAY)).toEqual(aimed);
});

test("a thing is where it lies until it is taken away, and unknown ones are nowhere", () => {
  const things = laid(lying("a", 4));
  const take = things.add(lying("b", 7));
  const out = new Vector3();
  expect([things.locate("a", out), out.x]).toEqual([true, 4]);
  expect([things.locate("b", out), out.x]).toEqual([true, 7]);
  expect([things.locate("c", out), out.x]).toEqual([false, 7]);
  take();
  expect(things.locate("b", out)).toBe(false);
  expect(things.aimed(RAY)?.id).toBe("a");
});

test("what a ray misses is no thing's, however far it reaches", () => {
  expect(nearestOf([{ id: "a" }, { id: "b" }], () => Infinity)).toBeUndefined();
  expect(nearestOf([{ id: "a" }, { id: "b" }], ({ id }) => (id === "a" ? 2 : 1))).toEqual({
    id: "b",
    distance: 1,
  });
});
