import { expect, test } from "vitest";
import type { Stage } from "../../src/scene/stage.ts";
import { Airframes } from "../../src/scene/table/airframes.ts";

test("aircraft that have just been laid out wait for their models: the others are drawn", () => {
  const empty = new Airframes([], () => {
    throw new Error("nobody asks for a shape");
  });
  const stage = { now: 0, actors: [{ pose: {}, shown: {} }] } as unknown as Stage;
  expect(() => empty.frame(stage)).not.toThrow();
});
