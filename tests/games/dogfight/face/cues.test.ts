import { expect, test } from "vitest";
import { cuesOf } from "../../../../src/games/dogfight/face/cues.ts";
import type { State } from "../../../../src/games/dogfight/rules/state/state.ts";
import { golden } from "./matches.ts";

test("the table shows who fires first only where somebody can fire, and every throw that decides anything", async () => {
  const { moments } = await golden("duel");
  const seen = { thrown: 0, left: 0 };
  for (const { events, state } of moments) {
    const { setup } = state as State;
    const dice = cuesOf(setup, events).filter(({ kind }) => kind === "dice");
    const rolls = events.filter(({ key }) => key === "initiative").length;
    const silent = events.filter(({ key }) => key === "no-shot").length;
    const others = events.filter(({ key }) => /^(fires|hit-|collision)/.test(key)).length;
    if (rolls > 0) seen[silent === 2 ? "left" : "thrown"]++;
    expect(dice).toHaveLength(others + (silent === 2 ? 0 : rolls));
  }
  expect(seen.thrown).toBeGreaterThan(2);
  expect(seen.left).toBeGreaterThan(2);
});
