import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { Config } from "../../../src/games/battle-of-britain/setup/config.ts";
import { SCENARIOS } from "../../../src/games/battle-of-britain/setup/scenarios.ts";
import type { PoolState, State } from "../../../src/games/battle-of-britain/state/state.ts";
import { LATE_TURN } from "../../../src/games/battle-of-britain/tables/calendar.ts";
import { TABLES } from "../../../src/games/battle-of-britain/tables/own.ts";
import { randomGame } from "./random.ts";

/** Squadrons of a pool wherever they are, by type, withdrawn types left out. */
function squadronsOf(state: State, pool: string): Readonly<Record<string, number>> {
  const { pile, damaged, stoodDown, withdrawn } = state.pools[pool] as PoolState;
  const own = [
    ...state.geschwader.filter((one) => one.pool === pool),
    ...state.wings.filter((one) => one.group === pool),
  ];
  const all = [
    ...own.flatMap((one) => [...one.squadrons, ...("away" in one ? one.away : [])]),
    ...pile.map(({ card }) => card.replace("*", "")),
    ...Object.entries(damaged).flatMap(([type, count]) => Array.from({ length: count }, () => type)),
    ...stoodDown.map(({ type }) => type),
  ].filter((type) => !withdrawn.includes(type));
  const counts: Record<string, number> = {};
  for (const type of all) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** What a pool has from the start, withdrawn types left out. */
function wantedIn(state: State, pool: string): Readonly<Record<string, number>> {
  const { withdrawn } = state.pools[pool] as PoolState;
  const all = TABLES.pools.find(({ id }) => id === pool)?.squadrons ?? {};
  return Object.fromEntries(Object.entries(all).filter(([type]) => !withdrawn.includes(type)));
}

function targetCards({ hand, draw, removed, used, geschwader }: State): readonly string[] {
  const missions = geschwader.flatMap(({ target }) => (target === null ? [] : [target]));
  return [...hand, ...draw, ...removed, ...used.map(({ card }) => card), ...missions].sort();
}

const CARDS = [...TABLES.cities, ...TABLES.airfields, ...TABLES.radar].map(({ id }) => id).sort();

function expectSound(state: State): void {
  for (const pool of Object.keys(state.pools))
    expect(squadronsOf(state, pool)).toEqual(wantedIn(state, pool));
  if (state.draw.length + state.removed.length > 0) expect(targetCards(state)).toEqual(CARDS);
  for (const hits of Object.values(state.hits)) expect(hits).toBeGreaterThanOrEqual(1);
  expect(Math.max(0, ...Object.values(state.hits))).toBeLessThanOrEqual(3);
  expect(state.markers).toBeGreaterThanOrEqual(0);
  expect(state.markers).toBeLessThanOrEqual(5);
  expect(state.phase).toBeLessThanOrEqual(4);
  expect(state.poolPoints).toBeGreaterThanOrEqual(0);
  for (const { fuel, squadrons, square } of state.geschwader) {
    expect(fuel).toBeGreaterThanOrEqual(0);
    expect(squadrons.length).toBeLessThanOrEqual(state.turn >= LATE_TURN ? 7 : 6);
    if (square !== null) expect(squadrons.length).toBeGreaterThan(0);
  }
  for (const { squadrons } of state.wings) expect(squadrons.length).toBeLessThanOrEqual(3);
}

const CONFIGS: readonly Config[] = [
  ...Object.keys(SCENARIOS).map((scenario) => ({ scenario })),
  { options: { weather: "cards", markersPer: "tallyHo", duel: "threshold" } },
  { options: { weather: "none", duel: "oneRound", diagonal: false, victoryInclusive: true } },
  { options: { weather: "dice42", bid: true } },
];

describe.each(CONFIGS)("random campaigns of %j", (config) => {
  it("keep squadrons, cards, hits, markers and counts", () => {
    for (let nth = 0; nth < 6; nth++) {
      let losses = 0;
      let last: State | undefined;
      for (const state of randomGame(config, seededDice(`sound ${nth}`))) {
        expectSound(state);
        expect(state.rafLosses).toBeGreaterThanOrEqual(losses);
        losses = state.rafLosses;
        last = state;
      }
      expect(last?.outcome).not.toBeNull();
    }
  });
});
