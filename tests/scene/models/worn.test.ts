import { afterEach, expect, it, vi } from "vitest";
import { loadedModel, modelKey } from "../../../src/scene/models/load.ts";
import { onPaint, paintModels } from "../../../src/scene/models/worn.ts";

const RED = { colours: { sky: "#a8392d" }, codes: "QV K" };
const spitfire = { model: "dogfight/spitfire-ia" };

afterEach(() => paintModels(new Map()));

it("asks for a miniature of its own where a model is painted anew, and for no other", () => {
  const [before, other] = [modelKey(spitfire), modelKey({ model: "dogfight/bf-109e-3" })];
  paintModels(new Map([[spitfire.model, RED]]));
  expect(modelKey(spitfire)).not.toBe(before);
  expect(JSON.parse(modelKey(spitfire))).toEqual({ model: spitfire.model, repaint: RED });
  expect(modelKey({ model: "dogfight/bf-109e-3" })).toBe(other);
});

it("leaves a look of somebody's own as it is", () => {
  const look = { plan: "twin" } as never;
  const before = modelKey({ ...spitfire, look });
  paintModels(new Map([[spitfire.model, RED]]));
  expect(modelKey({ ...spitfire, look })).toBe(before);
});

it("tells who follows it, until they follow it no more", () => {
  const told = vi.fn();
  const stop = onPaint(told);
  paintModels(new Map());
  stop();
  paintModels(new Map());
  expect(told).toHaveBeenCalledTimes(1);
});

it("stands as a block of wood until anything of it is there", () => {
  expect(loadedModel(spitfire)).toBe(loadedModel({ model: "nothing" }));
});
