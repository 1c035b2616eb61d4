import { expect, it } from "vitest";
import { LANGUAGES } from "../../../src/core/language.ts";
import { SCENARIO_IDS } from "../../../src/games/luftwaffe/data/scenarios.ts";
import { folder } from "../../../src/games/luftwaffe/index.ts";

it.each(LANGUAGES)("every scenario has a history, in %s", async (language) => {
  const told = (await folder.histories?.(language)) ?? {};
  expect(Object.keys(told).sort()).toEqual([...SCENARIO_IDS].sort());
  for (const text of Object.values(told)) expect(text).toMatch(/^\S.{200,640}\.$/);
});
