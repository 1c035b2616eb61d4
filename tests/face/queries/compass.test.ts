import { expect, test } from "vitest";
import { compassName as german } from "../../../src/face/queries/compass.de.ts";
import { compassName as english } from "../../../src/face/queries/compass.en.ts";
import { type Compass, compassOf } from "../../../src/face/queries/compass.ts";

test.each([
  [0, 3, "north"],
  [1, 3, "north"],
  [2, 4, "north-east"],
  [1, 2, "north-east"],
  [4, 2, "north-east"],
  [5, 2, "east"],
  [12, 5, "east"],
  [11, 5, "north-east"],
  [12, -5, "east"],
  [11, -5, "south-east"],
  [0, -1, "south"],
  [-1, -1, "south-west"],
  [-3, 0, "west"],
  [-12, 5, "west"],
  [-1, 1, "north-west"],
  [0, 0, undefined],
])("%i east and %i north is %s", (east, north, point) => expect(compassOf(east, north)).toBe(point));

test("points have names in both languages", () => {
  const points: readonly Compass[] = ["north", "south-east"];
  expect(points.map(english)).toEqual(["north", "south-east"]);
  expect(points.map(german)).toEqual(["Norden", "Südosten"]);
});
