import { expect, it } from "vitest";
import { readViews } from "../../../src/app/context/page-state.ts";

const VIEW = { position: [1, 2, 3], target: [4, 5, 6], top: false, zoom: 1 };

it("reads saved views back", () => {
  expect(readViews(JSON.stringify({ 1: VIEW, 9: VIEW }))).toEqual({ 1: VIEW, 9: VIEW });
});

it("drops each spoilt view by itself", () => {
  const kept = { 1: { bad: true }, 2: 7, 3: VIEW, 0: VIEW, 4: { ...VIEW, position: [1, 2] }, 5: null };
  expect(readViews(JSON.stringify(kept))).toEqual({ 3: VIEW });
});

it.each([null, "", "{broken", "7", "null", "[]"])("has no views in %j", (text) => {
  expect(readViews(text)).toEqual({});
});
