import { expect, it } from "vitest";
import type { GameEvent } from "../../../../src/core/game.ts";
import { say } from "../../../../src/core/phrase.ts";
import { tabletop } from "../../../../src/games/luftwaffe/face/tabletop.ts";
import { words } from "../../../../src/games/luftwaffe/face/words/en/table.ts";
import { isNight } from "../../../../src/games/luftwaffe/rules/state/look.ts";
import type { State } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import { tell } from "../../../../src/games/luftwaffe/rules/state/tell.ts";
import { view } from "../../../../src/games/luftwaffe/rules/view/view.ts";
import { raidState } from "./state.ts";

const PLACE = "OIL-1";

function between(task: "raf" | "jets"): State {
  return { ...raidState(), turn: 0, agenda: [{ do: task }] };
}

function laid(state: State, events: readonly GameEvent[] = []) {
  return tabletop(view(state, "table"), events, (phrase) => say(words, phrase));
}

const ATTACK = tell("event.raf", { place: PLACE, factors: 8, needed: 4, success: true });

it("4.1, Q2: is night while the RAF is asked and when it has attacked, and day before a raid and in it", () => {
  expect(laid(between("raf")).night).toBeDefined();
  expect(laid(between("jets"), [ATTACK]).night).toBeDefined();
  expect(laid(between("jets")).night).toBeUndefined();
  expect(laid(raidState()).night).toBeUndefined();
});

it("LW-109: has searchlights where night fighters stand, each place once, and more that have found the RAF over its target", () => {
  const state = between("jets");
  const { night, sites = [] } = laid(state, [ATTACK]);
  const lights = night?.searchlights ?? [];
  const bases = state.germans.flatMap(({ id, base, factors }) =>
    base !== null && factors > 0 && isNight(state, id) ? [base] : [],
  );
  const named = (found: boolean) =>
    lights
      .filter((one) => (one.found ?? false) === found)
      .map(({ x, y }) => sites.find((site) => site.x === x && site.y === y)?.id);
  expect(bases.length).toBeGreaterThan(0);
  expect(named(false).toSorted()).toEqual([...new Set(bases)].toSorted());
  expect(named(true)).toEqual([PLACE]);
  expect(laid(between("raf")).night?.searchlights.some(({ found }) => found)).toBe(false);
});
