import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dogfight } from "../../../../../src/games/dogfight/computer/game.ts";
import type { Config, PointsLine } from "../../../../../src/games/dogfight/data/config.ts";
import { prospectsOf, scoreOf } from "../../../../../src/games/dogfight/rules/outcome/score.ts";
import type { State } from "../../../../../src/games/dogfight/rules/state/state.ts";
import type { DogfightEvent } from "../../../../../src/games/dogfight/rules/state/tell.ts";
import { type Craft, config } from "../../helpers.ts";
import { randomGame } from "../../random.ts";

const CRAFTS: readonly Craft[] = [
  { id: "R1", x: 16, y: 12, heading: 12, speed: 3, fuselage: 1, toHit: 5 },
  { id: "R2", x: 24, y: 12, heading: 12, speed: 3, fuselage: 2, toHit: 5, weapons: ["front", "rear"] },
  { id: "R3", x: 32, y: 30, heading: 12, speed: 2, fuselage: 1, weapons: [] },
  { id: "B1", x: 16, y: 22, heading: 6, speed: 3, fuselage: 1, toHit: 5 },
  { id: "B2", x: 24, y: 22, heading: 6, speed: 3, fuselage: 2, toHit: 5, weapons: ["front", "left"] },
];
const edges = fc.constantFrom("left" as const, "right" as const, "near" as const, "far" as const);
const worths = fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined });

const killLines = fc
  .record({ side: fc.constantFrom("red", "blue"), worth: worths })
  .map(({ side, worth }): PointsLine => ({ side, for: "kill", ...(worth !== undefined && { worth }) }));

const leaveLines = fc
  .record({
    side: fc.constantFrom("red", "blue"),
    edge: fc.option(edges, { nil: undefined }),
    aircraft: fc.option(fc.uniqueArray(fc.constantFrom("R1", "R2", "R3", "B1", "B2"), { minLength: 1 }), {
      nil: undefined,
    }),
    worth: worths,
  })
  .map(
    ({ side, edge, aircraft, worth }): PointsLine => ({
      side,
      for: "leave",
      ...(edge && { edge }),
      ...(aircraft && { aircraft }),
      ...(worth !== undefined && { worth }),
    }),
  );

const turns = fc.integer({ min: 1, max: 14 });

const pointsGames = fc
  .record({ turns, points: fc.array(fc.oneof(killLines, leaveLines), { maxLength: 5 }) })
  .map((more): Config => config(CRAFTS, {}, { goal: "points", ...more }))
  .filter((setup) => dogfight.check(setup).length === 0);

const leaveGames = fc
  .record({ turns, edge: edges, count: fc.integer({ min: 1, max: 2 }), side: fc.constantFrom("red", "blue") })
  .map(({ turns: limit, ...leave }): Config => config(CRAFTS, {}, { goal: "leave", turns: limit, leave }));

const games = fc.oneof(pointsGames, leaveGames);

/** The set-up and every state after it, with the events between. */
function walked(setup: Config, seed: number) {
  const { states, events } = randomGame(setup, String(seed));
  return { states, events, last: states.at(-1) as State };
}

function total(points: readonly number[] | undefined): number {
  return (points ?? []).reduce((sum, one) => sum + one, 0);
}

describe("whatever is paid for", () => {
  it("points never fall, and what may still be earned never rises above what there was", () => {
    fc.assert(
      fc.property(games, fc.nat(), (setup, seed) => {
        let [had, open] = [
          [0, 0],
          [Infinity, Infinity],
        ] as [readonly number[], readonly number[]];
        for (const state of walked(setup, seed).states) {
          const now = scoreOf(state) ?? [];
          const may = prospectsOf(state);
          for (const side of [0, 1] as const) {
            expect(now[side]).toBeGreaterThanOrEqual(had[side] ?? 0);
            expect((now[side] ?? 0) + may[side]).toBeLessThanOrEqual((had[side] ?? 0) + (open[side] ?? 0));
          }
          [had, open] = [now, may];
        }
      }),
      { numRuns: 150 },
    );
  });

  it("what is told as earned adds up to the score", () => {
    fc.assert(
      fc.property(games, fc.nat(), (setup, seed) => {
        const { events, last } = walked(setup, seed);
        const told = events.filter(
          (event): event is Extract<DogfightEvent, { key: "scores" }> => event.key === "scores",
        );
        expect(told.reduce((sum, { values }) => sum + values.points, 0)).toBe(total(scoreOf(last)));
      }),
      { numRuns: 150 },
    );
  });

  it("a game ends with its limit of turns at the latest, once, with the side that has more or got across", () => {
    fc.assert(
      fc.property(games, fc.nat(), (setup, seed) => {
        const { states, last } = walked(setup, seed);
        const over = states.filter(({ outcome }) => outcome !== null);
        expect(over).toEqual([last]);
        expect(last.turn).toBeLessThanOrEqual(setup.turns ?? 0);
        const [first = 0, second = 0] = scoreOf(last) ?? [];
        const target = last.setup.scoring?.target;
        const { sides } = last.setup;
        const wanted = target
          ? sides[
              (target.side === 0 ? first : second) >= target.count ? target.side : target.side === 0 ? 1 : 0
            ]
          : first === second
            ? null
            : sides[first > second ? 0 : 1];
        expect(last.outcome?.winner).toBe(wanted);
      }),
      { numRuns: 150 },
    );
  });
});
