import { expect, test } from "vitest";
import { planOutline, silhouette, wingsOf } from "../../../src/scene/drawing/silhouette.ts";

test.each([
  ["great-war/sopwith-camel", "biplane"],
  ["great-war/gotha-g-iv", "heavy"],
  ["dogfight/he-111h", "twin"],
  ["dogfight/spitfire-ia", "low-wing"],
  ["sopwith-camel", "biplane"],
] as const)("%s is drawn as a %s, whatever folder its model lies in", (model, plan) => {
  expect(silhouette({ model })).toBe(planOutline(plan));
});

test.each(["low-wing", "high-wing", "biplane", "twin", "heavy"] as const)(
  "the wings of a %s reach as far as they are drawn",
  (plan) => {
    const numbers = [...planOutline(plan).matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(Number);
    const across = numbers.filter((_, i) => i % 2 === 0).map(Math.abs);
    expect(wingsOf({ model: "", look: { plan } })).toBeCloseTo(Math.max(...across), 1);
  },
);

test("what has no wings takes up no room with them", () => {
  expect(["balloon" as const, "gun" as const].map((kind) => wingsOf({ model: "", kind }))).toEqual([0, 0]);
});
