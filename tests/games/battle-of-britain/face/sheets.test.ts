import { describe, expect, it } from "vitest";
import { eventsFor } from "../../../../src/core/match/log.ts";
import type { Match } from "../../../../src/core/match/match.ts";
import type { Phrase } from "../../../../src/core/phrase.ts";
import type { SheetForm } from "../../../../src/face/sheet.ts";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import { SCENARIO_IDS } from "../../../../src/games/battle-of-britain/data/scenarios.ts";
import { censusOf, marksOf } from "../../../../src/games/battle-of-britain/face/sheets/census.ts";
import { sheets } from "../../../../src/games/battle-of-britain/face/sheets.ts";
import { typeName } from "../../../../src/games/battle-of-britain/rules/state/look.ts";
import type { PoolState, State } from "../../../../src/games/battle-of-britain/rules/state/state.ts";
import { played } from "./matches.ts";

/** Of a match of many moments sheets are read at some. */
const LOOKS = 25;

/** Places of some moments, the last among them. */
function some({ moments }: Match): readonly number[] {
  const every = Math.max(1, Math.floor(moments.length / LOOKS));
  return [...moments.keys()].filter((at) => at % every === 0 || at === moments.length - 1);
}

function sheetsAt(match: Match, at: number, viewer: string, form: SheetForm = "screen") {
  const { moments } = match;
  const events = moments.slice(0, at + 1).flatMap((moment) => eventsFor(moment, viewer));
  const start = game.view(moments[0]?.state as State, viewer);
  return sheets.sheets(game.view(moments[at]?.state as State, viewer), { start, events }, form);
}

function phrasesIn(data: unknown): readonly Phrase[] {
  if (typeof data !== "object" || data === null) return [];
  if ("key" in data && "values" in data) return [data as Phrase];
  return Object.values(data).flatMap(phrasesIn);
}

describe.each(SCENARIO_IDS)("the sheets of %s", (scenario) => {
  const match = played({ scenario }, "one");

  it("put the viewer's own after the campaign's", () => {
    expect(sheetsAt(match, 0, "british")[1]?.side).toBe(0);
    expect(sheetsAt(match, 0, "german")[1]?.side).toBe(1);
  });

  it("account for every squadron, ready, damaged, stood down or withdrawn", () => {
    for (const at of some(match)) {
      const state = match.moments[at]?.state as State;
      for (const [pool, { pile }] of Object.entries(state.pools)) {
        const own = [
          ...state.geschwader.filter((one) => one.pool === pool),
          ...state.wings.filter((one) => one.group === pool),
        ];
        const ready = [
          ...pile.map(({ card }) => card),
          ...own.flatMap((one) => [...one.squadrons, ...("away" in one ? one.away : [])]),
        ].map(typeName);
        for (const one of censusOf(game.view(state, "table"), pool)) {
          expect(one.ready + one.damaged + one.stoodDown + one.withdrawn).toBe(one.all);
          expect(marksOf(one)).toHaveLength(one.all);
          expect([pool, one.type, one.ready]).toEqual([
            pool,
            one.type,
            ready.filter((type) => type === one.type).length,
          ]);
        }
      }
    }
  });
});

describe("a wing's and a geschwader's squadrons and a mission", () => {
  const match = played({ scenario: "september" }, "two");
  const aloft = match.moments.findIndex(({ state }) => (state as State).phase > 0);
  const keys = (viewer: string, side: 0 | 1) =>
    phrasesIn(sheetsAt(match, aloft, viewer).filter((sheet) => sheet.side === side)).map(({ key }) => key);

  it("are read by their owner alone", () => {
    expect(keys("british", 0)).toContain("sheet.squadrons");
    expect(keys("british", 1)).toContain("sheet.unseen");
    expect(keys("british", 1)).not.toContain("sheet.squadrons");
    expect(keys("british", 1)).not.toContain("sheet.target");
    expect(keys("british", 1)).toContain("sheet.mission.hidden");
    expect(keys("german", 1)).toContain("sheet.target");
    expect(keys("german", 0)).not.toContain("sheet.squadrons");
    expect(keys("table", 0)).not.toContain("sheet.squadrons");
  });
});

it("the calendar tells the weather of the turns so far and, where it is known, of those to come", () => {
  const skies = (weather: "historical" | "dice", at: "first" | "last") => {
    const match = played({ options: { weather } }, "weather");
    const place = at === "first" ? 0 : match.moments.length - 1;
    return phrasesIn(sheetsAt(match, place, "table"))
      .filter(({ key }) => key === "sheet.sky")
      .map(({ values }) => values.sky);
  };
  const [fly, rest] = ["flies", "respite"];
  const historical = [rest, fly, fly, rest, fly, fly, rest, fly, fly, rest, fly];
  expect(skies("historical", "last")).toEqual(historical);
  expect(skies("dice", "first").slice(4)).toEqual(Array.from({ length: 7 }, () => "open"));
  expect(skies("dice", "last")).not.toContain("open");
});

it("the pools hold what the state's boxes hold", () => {
  const match = played({ scenario: "campaign" }, "three");
  const state = match.moments.at(-1)?.state as State;
  for (const [pool, { damaged }] of Object.entries(state.pools as Record<string, PoolState>))
    for (const [type, count] of Object.entries(damaged))
      expect(censusOf(state, pool).find((one) => one.type === type)?.damaged).toBe(count);
});
