import { BatchedMesh } from "three";
import { expect, test } from "vitest";
import { woodenBlock } from "../../src/scene/models/placeholder.ts";
import type { Stage } from "../../src/scene/stage.ts";
import { modelsOf, placeAirframes, roomFor, seatAll } from "../../src/scene/table/airframes.ts";
import { piece } from "../tabletop/fixtures.ts";

test("aircraft that have just been laid out wait for their models: the others are drawn", () => {
  const stage = { now: 0, actors: [{ pose: {}, shown: {} }] } as unknown as Stage;
  const empty = modelsOf([], () => {
    throw new Error("nobody asks for a shape");
  });
  const mesh = new BatchedMesh(...roomFor(empty));
  expect(() => placeAirframes(mesh, seatAll(mesh, empty), stage)).not.toThrow();
});

test("a batch has room for just what its pieces are made of: a model that two have is there once", () => {
  const block = woodenBlock();
  const actors = ["R1", "R2"].map((id) => ({ id, after: piece(id, []) }));
  const models = modelsOf(actors as never, () => block);
  const [instances, vertices] = roomFor(models);
  expect(vertices).toBe(block.airframe.getAttribute("position").count + 3);
  const mesh = new BatchedMesh(...roomFor(models));
  expect(seatAll(mesh, models).map(({ airframe }) => airframe)).toEqual([0, 1]);
  expect(mesh.instanceCount).toBeLessThanOrEqual(instances);
});
