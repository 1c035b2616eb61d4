import { describe, expect, it } from "vitest";
import { eventsFor, throwsFor } from "../../../../src/core/match/log.ts";
import { now } from "../../../../src/core/match/match.ts";
import { countedIn } from "../../../../src/face/count.ts";
import type { DatedEvent } from "../../../../src/face/told.ts";
import type { Config } from "../../../../src/games/battle-of-britain/data/config.ts";
import { SCENARIO_IDS } from "../../../../src/games/battle-of-britain/data/scenarios.ts";
import { figuresOfMatch } from "../../../../src/games/battle-of-britain/face/counts/figures.ts";
import { casualtiesOf } from "../../../../src/games/battle-of-britain/face/counts/losses.ts";
import { counts } from "../../../../src/games/battle-of-britain/face/counts.ts";
import { germanLosses } from "../../../../src/games/battle-of-britain/rules/outcome/deal.ts";
import type { State } from "../../../../src/games/battle-of-britain/rules/state/state.ts";
import { cataloguesOf, faultsIn } from "../../../face/phrases.ts";
import { battleOfBritainEntry } from "../entry.ts";
import { played } from "./matches.ts";

const SEEDS = ["one", "two", "three"];

const CONFIGS: readonly Config[] = [
  ...SCENARIO_IDS.map((scenario) => ({ scenario })),
  { scenario: "september", options: { battles: "asked" } },
  { scenario: "kanalkampf", options: { battles: "cards", duel: "threshold" } },
];

describe.each(CONFIGS.flatMap((config) => SEEDS.map((seed) => [config, seed] as const)))(
  "what is counted of %j, match %s",
  (config, seed) => {
    const match = played(config, seed);
    const { moments } = match;
    const counted = countedIn(match);
    const figures = figuresOfMatch(counted);
    const state = now(match).state as State;
    const lost = figures.casualties.filter(({ stood }) => !stood);

    it("is told in whole sentences in every language, in even tables and charts", async () => {
      const catalogues = await cataloguesOf(battleOfBritainEntry, "counts");
      for (const some of [counted.slice(0, 1), counted.slice(0, counted.length >> 1), counted]) {
        const papers = counts.counts(some, (side) => side.toUpperCase());
        expect(new Set(papers.map(({ id }) => id)).size).toBe(papers.length);
        expect(faultsIn(papers, catalogues)).toEqual([]);
        for (const block of papers.flatMap(({ blocks }) => blocks)) {
          if (block.kind === "chart")
            expect(block.series.every(({ values }) => values.length === block.xs.length)).toBe(true);
          if (block.kind === "table")
            expect(block.rows.every(({ cells }) => cells.length === block.columns.length)).toBe(true);
        }
      }
    });

    it("adds up to the losses and successes of the campaign", () => {
      expect(lost.filter(({ side }) => side === 0)).toHaveLength(state.rafLosses);
      expect(lost.filter(({ side }) => side === 1)).toHaveLength(germanLosses(state));
      const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
      expect(sum(figures.bombed.map(({ successes }) => successes))).toBe(state.successes);
      expect(sum(figures.work.map(({ successes }) => successes))).toBe(state.successes);
      expect(sum(figures.work.map(({ raids }) => raids))).toBe(sum(figures.bombed.map(({ raids }) => raids)));
      const last = figures.turns.at(-1);
      expect(last).toEqual({
        turn: state.turn,
        successes: state.successes,
        losses: [state.rafLosses, germanLosses(state)],
      });
    });

    it("loses no squadron to the wrong Luftflotte: the Damaged boxes hold those that were counted", () => {
      for (const [pool, { damaged }] of Object.entries(state.pools)) {
        if (!pool.startsWith("LF")) continue;
        for (const [type, count] of Object.entries(damaged))
          expect(lost.filter((one) => one.pool === pool && one.type === type)).toHaveLength(count);
      }
    });

    it("counts the dice that everybody saw, and owes half of those of combat", () => {
      const seen = moments
        .flatMap((moment) => throwsFor(moment, "table"))
        .filter(({ why }) => why.key === "throw.combat" || why.key === "throw.duel");
      const { british, german } = figures.luck;
      expect(british.tries + german.tries).toBe(seen.flatMap(({ faces }) => faces).length);
      expect(british.expected).toBeCloseTo(british.tries / 2, 9);
      expect(german.expected).toBeCloseTo(german.tries / 2, 9);
      const { bombs, flak, fuel } = figures.luck;
      expect(bombs.tries).toBe(flak.tries);
      expect(flak.expected).toBeCloseTo(flak.tries / 6, 9);
      expect(fuel.expected).toBeCloseTo(fuel.tries / 3, 9);
    });

    it("knows no more than the table while it is in play", () => {
      const half = counted.slice(0, counted.length >> 1);
      const open = half.map((moment) => ({
        ...moment,
        events: eventsFor(moment, "table"),
        throws: throwsFor(moment, "table"),
      }));
      expect(figuresOfMatch(open)).toEqual(figuresOfMatch(half));
    });
  },
);

it("counts what a battle on another table cost by its table", () => {
  const { moments } = played({ scenario: "raid" }, "one");
  const cost = (
    formations: readonly string[],
    side: number,
    by: string,
    stood: string | null,
  ): DatedEvent => ({
    turn: 9,
    event: { key: "event.cost", values: { formations, side, by, lost: ["Hurricane"], stood } },
  });
  const told = [cost(["11A"], 0, "cards", null), cost(["2A"], 1, "plotted", "Bf109")];
  expect(casualtiesOf(moments[0]?.state as State, told)).toEqual([
    { turn: 9, side: 0, pool: "11", type: "Hurricane", cause: "cards", stood: false },
    { turn: 9, side: 1, pool: "LF2", type: "Hurricane", cause: "plotted", stood: false },
    { turn: 9, side: 1, pool: "LF2", type: "Bf109", cause: "plotted", stood: true },
  ]);
});
