import { expect, it } from "vitest";
import { nameOf } from "../../../src/scene/overlay/labels.ts";
import type { Piece } from "../../../src/tabletop/tabletop.ts";

const HURRICANE: Piece = {
  id: "R1",
  label: "R1",
  title: "Hawker Hurricane I",
  model: "dogfight/hurricane-i",
  side: 0,
  status: "flying",
  x: 4,
  y: 5,
  level: 7,
  heading: 0,
  track: [],
};
const GUN: Piece = { ...HURRICANE, kind: "gun", level: 0 };

it.each<[string, Piece, boolean, number | undefined]>([
  ["an aircraft where altitude counts", HURRICANE, true, 7],
  ["an aircraft where it does not", HURRICANE, false, undefined],
  ["an aircraft whose altitude stands on its plate", { ...HURRICANE, plate: ["3250 m"] }, true, undefined],
  ["a wreck", { ...HURRICANE, status: "destroyed" }, true, undefined],
  ["a gun, which stands on the ground", GUN, true, undefined],
])("the level in the name of %s", (_, piece, altitude, level) => {
  expect(nameOf(piece, altitude).level).toBe(level);
});
