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

const FIGURES = { hits: { left: 2, of: 5 }, power: { left: 1, of: 4 } } as unknown as Partial<Piece>;

it.each<[string, Partial<Piece>, readonly string[]]>([
  ["an aircraft that is whole", {}, []],
  ["an aircraft with hits and power left", FIGURES, ["hits", "power"]],
  ["a wreck", { ...FIGURES, status: "destroyed" }, []],
  ["an aircraft with a plate", { plate: ["3250 m", "speed 8"] }, ["note"]],
  ["an ace", { marks: ["ace"] }, ["marks"]],
  ["an aircraft without marks", { marks: [] }, []],
])("the name of %s tells what is left of it, and its marks", (_, more, told) => {
  const chip = nameOf({ ...HURRICANE, ...more }, false);
  expect(chip).toMatchObject({ text: "R1", side: 0 });
  expect(Object.keys(chip).sort()).toEqual(["side", "size", "text", ...told].sort());
});
