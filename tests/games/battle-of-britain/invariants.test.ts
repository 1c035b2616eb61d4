import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { battleOfBritain as game } from "../../../src/games/battle-of-britain/computer/game.ts";
import { LATE_TURN } from "../../../src/games/battle-of-britain/data/calendar.ts";
import type { Config } from "../../../src/games/battle-of-britain/data/config.ts";
import { TABLES } from "../../../src/games/battle-of-britain/data/own.ts";
import { SCENARIOS } from "../../../src/games/battle-of-britain/data/scenarios.ts";
import type { Tables } from "../../../src/games/battle-of-britain/data/tables.ts";
import type { PoolState, State } from "../../../src/games/battle-of-britain/rules/state/state.ts";
import { trials } from "../../extent.ts";
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
    for (let nth = 0; nth < trials(1, 6); nth++) {
      let losses = 0;
      let last: State | undefined;
      let place = 0;
      for (const state of randomGame(config, seededDice(`sound ${nth}`))) {
        expectSound(state);
        place += 1;
        // What a seat imagines is as sound: as many squadrons of each type, every card once.
        if (place % 15 === 0)
          for (const viewer of ["table", ...state.players].filter((seat) => seat !== ""))
            expectSound(game.imagine(game.view(state, viewer), seededDice(`imagined ${place}`)));
        expect(state.rafLosses).toBeGreaterThanOrEqual(losses);
        losses = state.rafLosses;
        last = state;
      }
      expect(last?.outcome).not.toBeNull();
    }
  });
});

describe.each([
  ["none", 7],
  ["historical", 7],
  ["cards", 7],
  ["clear", 11],
] as const)("weather %s", (weather, flying) => {
  it(`gives ${flying} flying turns`, () => {
    for (const seed of ["one", "two"]) {
      const turns = new Set<number>();
      for (const state of randomGame({ options: { weather } }, seededDice(seed)))
        if (state.phase > 0) turns.add(state.turn);
      expect(turns.size).toBe(flying);
      if (weather === "none" || weather === "historical") expect([...turns]).toEqual([2, 3, 5, 6, 8, 9, 11]);
    }
  });
});

/** Other values and another order of battle: Luftflotte 5 has fighters that the line bars where they take off. */
const OTHER: Tables = {
  ...TABLES,
  types: TABLES.types.map((one) => ({ ...one, dice: one.dice + 1 })),
  pools: TABLES.pools.map((one) =>
    one.id === "LF5" ? { ...one, squadrons: { Bf109: 2, Bf110: 1, Ju88: 3 } } : one,
  ),
};

it("tables of one's own are played to the end", () => {
  expect(game.check({ tables: OTHER })).toEqual([]);
  for (const seed of ["one", "two", "three"]) {
    let last: State | undefined;
    for (const state of randomGame({ tables: OTHER }, seededDice(seed))) last = state;
    expect(last?.outcome).not.toBeNull();
  }
});
