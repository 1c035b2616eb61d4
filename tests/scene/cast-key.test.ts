import { expect, test } from "vitest";
import { castKey } from "../../src/scene/components/cast.ts";
import { createStage, setStage } from "../../src/scene/stage.ts";
import type { Piece, Tabletop } from "../../src/tabletop/tabletop.ts";
import { piece, pose, table } from "../tabletop/fixtures.ts";

function keyOf(more: Partial<Piece>, tabletop: Partial<Tabletop> = {}): string {
  const shown = { ...table([piece("R1", [pose(20, 18, 0)], more)]), ...tabletop };
  const stage = createStage();
  setStage(stage, shown, undefined, 0);
  return castKey(shown, stage.actors);
}

const USUAL = keyOf({});

test.each([
  ["is of another side", keyOf({ side: 1 })],
  ["is another model", keyOf({ model: "generic-twin" })],
  ["stands on the ground", keyOf({ kind: "gun" })],
  ["hangs on a cable", keyOf({ kind: "balloon" })],
  ["is called otherwise", keyOf({ id: "R2" })],
  ["stands where levels mean nothing", keyOf({}, { altitude: false })],
  ["stands under a cloud", keyOf({}, { clouds: [{ x: 1, y: 2, radius: 3 }] })],
])("pieces are set up anew when one %s", (_, key) => {
  expect(key).not.toBe(USUAL);
});

test("pieces are not set up anew when one moves or is hit", () => {
  const damage = { airframe: 0.5, engine: 0, propellersStopped: false };
  expect(keyOf({ x: 4, heading: 90, level: 2, damage, status: "destroyed" })).toBe(USUAL);
});
