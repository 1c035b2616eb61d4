import { expect, test } from "vitest";
import { planOutline, silhouette } from "../../../src/scene/drawing/silhouette.ts";

test.each([
  ["great-war/sopwith-camel", "biplane"],
  ["great-war/gotha-g-iv", "heavy"],
  ["dogfight/he-111h", "twin"],
  ["dogfight/spitfire-ia", "low-wing"],
  ["sopwith-camel", "biplane"],
] as const)("%s is drawn as a %s, whatever folder its model lies in", (model, plan) => {
  expect(silhouette({ model })).toBe(planOutline(plan));
});
