import { describe, expect, it } from "vitest";
import { eventsFor, throwsFor } from "../../../../src/core/match/log.ts";
import { now } from "../../../../src/core/match/match.ts";
import { countedIn } from "../../../../src/face/count.ts";
import { figuresOfMatch } from "../../../../src/games/luftwaffe/face/counts/figures.ts";
import { lostBy } from "../../../../src/games/luftwaffe/face/counts/losses.ts";
import { counts } from "../../../../src/games/luftwaffe/face/counts.ts";
import { factorsOf } from "../../../../src/games/luftwaffe/rules/state/look.ts";
import type { State } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import { cataloguesOf, faultsIn } from "../../../face/phrases.ts";
import { luftwaffeEntry } from "../entry.ts";
import { played } from "./matches.ts";

const CONFIGS = [
  { config: { scenario: "regensburg" } },
  { config: { scenario: "campaign", quarters: { from: "1943-01", to: "1943-04" } } },
  { config: { scenario: "campaign", options: { level: "tournament" } }, most: 60 },
] as const;

describe.each(CONFIGS)("what is counted of %j", (given) => {
  const match = played(given.config, "most" in given ? given.most : undefined);
  const { moments } = match;
  const counted = countedIn(match);
  const figures = figuresOfMatch(counted);
  const state = now(match).state as State;
  const [first] = moments.map((moment) => moment.state as State);

  it("is told in whole sentences in every language, in even tables and charts", async () => {
    const catalogues = await cataloguesOf(luftwaffeEntry, "counts");
    for (const some of [counted.slice(0, 1), counted.slice(0, counted.length >> 1), counted]) {
      const papers = counts.counts(some, (side) => side.toUpperCase());
      expect(new Set(papers.map(({ id }) => id)).size).toBe(papers.length);
      expect(faultsIn(papers, catalogues)).toEqual([]);
      for (const block of papers.flatMap(({ blocks }) => blocks)) {
        if (block.kind === "chart")
          for (const { values } of [...block.series, { values: block.labels ?? block.xs }])
            expect(values.length).toBe(block.xs.length);
        if (block.kind === "table")
          for (const { cells } of block.rows) expect(cells.length).toBe(block.columns.length);
      }
    }
  });

  it("adds up to what was bombed and lost", () => {
    const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
    expect(sum(figures.bombed.map(({ byDay, byNight }) => byDay + byNight))).toBe(state.bombed.length);
    expect(figures.quarters.at(-1)?.bombed).toBe(state.bombed.length);
    for (const side of [0, 1] as const) {
      const lost = figures.quarters.map((one) => one.lost[side]);
      expect(sum(lost)).toBe(lostBy(figures.casualties, side));
    }
    if (state.setup.raid) {
      const units = (of: State | undefined) => factorsOf(of?.americans ?? []);
      expect(lostBy(figures.casualties, 0)).toBe(units(first) - units(state));
    }
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
});

it("has industry beside its thresholds where the level plays it, and none of it in a single raid", () => {
  const charts = (config: object, most: number) =>
    counts
      .counts(countedIn(played(config, most)), (side) => side)
      .filter(({ id }) => id === "industry")
      .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "chart")).length;
  expect(charts({ scenario: "campaign" }, 20)).toBe(5);
  expect(charts({ scenario: "campaign", options: { level: "advanced" } }, 20)).toBe(3);
  expect(charts({ scenario: "campaign", options: { level: "tournament" } }, 20)).toBe(2);
  expect(charts({ scenario: "regensburg" }, 20)).toBe(0);
});
