import { describe, expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import type { GameEvent } from "../../../../src/core/game.ts";
import { LANGUAGES } from "../../../../src/core/language.ts";
import { eventsFor } from "../../../../src/core/match/log.ts";
import type { Match } from "../../../../src/core/match/match.ts";
import { type Phrase, say } from "../../../../src/core/phrase.ts";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import { HANDS } from "../../../../src/games/battle-of-britain/data/figures.ts";
import { TABLES } from "../../../../src/games/battle-of-britain/data/own.ts";
import { SCENARIO_IDS } from "../../../../src/games/battle-of-britain/data/scenarios.ts";
import { spotOf, squareAt } from "../../../../src/games/battle-of-britain/face/grid.ts";
import { tabletop } from "../../../../src/games/battle-of-britain/face/tabletop.ts";
import { germanLosses, handsOf } from "../../../../src/games/battle-of-britain/rules/outcome/deal.ts";
import type { State } from "../../../../src/games/battle-of-britain/rules/state/state.ts";
import type { View } from "../../../../src/games/battle-of-britain/rules/view/view.ts";
import type { Counter } from "../../../../src/tabletop/counter.ts";
import type { Cue } from "../../../../src/tabletop/cue.ts";
import type { Tabletop } from "../../../../src/tabletop/tabletop.ts";
import { trials } from "../../../extent.ts";
import { battleOfBritainEntry } from "../entry.ts";
import { played } from "./matches.ts";

const VIEWERS = ["table", "british", "german", "umpire"] as const;
/** Of a match of many moments the table is looked at in some. */
const LOOKS = trials(10, 40);

const spoken = ({ key, values }: Phrase) => `${key} ${JSON.stringify(values)}`;

function some({ moments }: Match): readonly number[] {
  const every = Math.max(1, Math.floor(moments.length / LOOKS));
  return [...moments.keys()].filter((at) => at % every === 0 || at === moments.length - 1);
}

function viewAt({ moments }: Match, at: number, viewer: string): View {
  return game.view(moments[at]?.state as State, viewer);
}

function tableAt(match: Match, at: number, viewer: string): Tabletop {
  const events = eventsFor(match.moments[at] as Match["moments"][number], viewer);
  return tabletop(viewAt(match, at, viewer), events, spoken);
}

function idsOn({ sites, lines, counters, charts, groups, cards }: Tabletop): readonly string[] {
  const all = [sites, lines, counters, charts, groups, cards] as const;
  return all.flatMap((list) => list?.map(({ id }) => id) ?? []);
}

const START = played({ scenario: "september" }, "one");
const VIEW = viewAt(START, 0, "umpire");

function cuesOf(view: View, event: unknown): readonly Cue[] {
  return tabletop(view, [event as GameEvent], spoken).cues;
}

/** The view with a geschwader in the air over some squares. */
function flying(id: string, ...squares: readonly string[]): View {
  const way = [{ phase: 1, squares }];
  const geschwader = VIEW.geschwader.map((one) =>
    one.id === id ? { ...one, square: squares.at(-1) ?? null, way, squadrons: ["Bf109", "He111"] } : one,
  );
  return { ...VIEW, geschwader };
}

describe("what stands on the plotting table", () => {
  it("every target and launch square in its square of the grid (BB-39 to BB-42)", () => {
    const { airfields, radar, cities, launches } = TABLES;
    const sites = new Map(tabletop(VIEW, [], spoken).sites?.map((site) => [site.id, site]));
    expect(sites.size).toBe(50 + launches.length);
    for (const { id, square } of [...airfields, ...radar, ...cities]) {
      const site = sites.get(id);
      expect([id, site && squareAt(site)]).toEqual([id, square]);
    }
    for (const { square } of launches) expect(sites.get(`launch-${square}`)).toMatchObject(spotOf(square));
  });

  it("a target whose square another set of tables moves stands in the middle of that", () => {
    const cities = TABLES.cities.map((city) => (city.id === "Derby" ? { ...city, square: "B02" } : city));
    const view = { ...VIEW, setup: { ...VIEW.setup, tables: { ...TABLES, cities } } };
    expect(tabletop(view, [], spoken).sites?.find(({ id }) => id === "Derby")).toMatchObject(spotOf("B02"));
  });

  it("what is knocked out is dark, with its part of the radar line; a city that has three hits burns", () => {
    const view: View = { ...VIEW, out: ["Dover", "Hawkinge"], hits: { Hull: 3, Derby: 1 } };
    const { sites = [], lines = [] } = tabletop(view, [], spoken);
    const stateOf = (id: string) => sites.find((site) => site.id === id)?.state;
    expect(["Dover", "Hawkinge", "Hull", "Derby", "Poling"].map(stateOf)).toEqual([
      "out",
      "out",
      "burning",
      "hit",
      undefined,
    ]);
    expect(lines.filter(({ out }) => out).map(({ id }) => id)).toEqual(["line-Dover"]);
  });

  it("a raid has its way, an arrow of its last step and the colour of its five minutes", () => {
    const { counters = [], lines = [] } = tabletop(flying("2A", "S07", "R08", "Q08"), [], spoken);
    expect(counters.find(({ id }) => id === "2A")).toMatchObject({
      ...spotOf("Q08"),
      heading: 270,
      clock: "red",
      state: "aloft",
      figures: [{ value: "2" }],
    });
    expect(lines.find(({ id }) => id === "route-2A-1")).toMatchObject({
      kind: "route",
      clock: "red",
      points: ["S07", "R08", "Q08"].map(spotOf),
    });
  });

  it("a raid grows as it comes to the radar line and behind it (BB-37)", () => {
    const sizeAt = (square: string) =>
      tabletop(flying("2A", square), [], spoken).counters?.find(({ id }) => id === "2A")?.size ?? 0;
    expect(sizeAt("S07")).toBeLessThan(sizeAt("R08"));
    expect(sizeAt("R08")).toBeLessThan(sizeAt("N09"));
  });

  it("formations in one square leave each other's names uncovered, over an airfield the wing on the ground too", () => {
    const raids = VIEW.geschwader.map((one) =>
      one.id === "2A" || one.id === "2B" ? { ...one, square: "Q07", squadrons: ["He111"] } : one,
    );
    const { counters = [] } = tabletop({ ...VIEW, geschwader: raids }, [], spoken);
    const standing = ["2A", "2B", "11D"].map((id) => counters.find((one) => one.id === id) as Counter);
    for (const one of standing) {
      if (one.id !== "11D") expect(squareAt(one)).toBe("Q07");
      for (const other of standing)
        if (other !== one) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.7);
    }
  });

  it("clouds drift over a flying day; a front lies over the map while a respite is told (BB-72)", () => {
    const day = (turn: number) => tabletop({ ...VIEW, turn, flying: true }, [], spoken).areas ?? [];
    const four = [1, 2, 3, 4].map(day);
    expect(new Set(four.map((areas) => JSON.stringify(areas))).size).toBe(4);
    for (const { tone, label } of four.flat()) expect([tone, label]).toEqual(["weather", undefined]);
    for (const key of ["event.weather", "event.weather-card", "event.weather-dice"]) {
      const event = { key, values: { flies: false } } as unknown as GameEvent;
      const labels = tabletop({ ...VIEW, flying: false }, [event], spoken).areas?.flatMap(
        ({ label = [] }) => label,
      );
      expect(labels).toEqual(["sky.respite {}"]);
    }
    expect(tabletop({ ...VIEW, flying: false }, [], spoken).areas).toEqual([]);
  });

  it("flak bursts among the bombers before their bombs fall; a station that they knock out is named as dark", () => {
    const values = { id: "2A", target: "Dover", hits: 2, flak: 1, out: true, successes: 1 };
    const cues = cuesOf(flying("2A", "Q07"), { key: "event.bombs", values });
    expect(cues.map(({ kind }) => kind)).toEqual(["burst", "drop", "burst", "burst", "mark"]);
    expect(cues.at(-1)).toMatchObject({
      piece: "2A",
      caption: expect.stringContaining('"radar":true'),
    });
  });

  it("says everything in every language", async () => {
    const last = START.moments.length - 1;
    for (const language of LANGUAGES) {
      const words = await battleOfBritainEntry.words(language, "table");
      const missing: string[] = [];
      tabletop(viewAt(START, last, "umpire"), [], (phrase) => {
        const text = say(words, phrase);
        if (text === phrase.key) missing.push(phrase.key);
        return text;
      });
      expect([language, missing]).toEqual([language, []]);
    }
  });
});

describe.each(SCENARIO_IDS)("the table of %s", (scenario) => {
  const match = played({ scenario }, "one");
  const moments = some(match);

  it("has no id twice, and every formation where its viewer sees it, on its squadrons", () => {
    for (const at of moments)
      for (const viewer of VIEWERS) {
        const view = viewAt(match, at, viewer);
        const table = tableAt(match, at, viewer);
        const ids = idsOn(table);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { id, square, squadrons } of [...view.geschwader, ...view.wings]) {
          const plaque = table.counters?.find((one) => one.id === id);
          if (square !== null) expect(plaque && squareAt(plaque)).toBe(square);
          const under = table.counters?.filter((one) => one.id.startsWith(`${id}-`)) ?? [];
          expect(under.map(({ x, y }) => ({ x, y }))).toEqual(
            squadrons.map(() => ({ x: plaque?.x, y: plaque?.y })),
          );
        }
      }
  });

  it("shows nobody a squadron, a mission or a card that he may not know (BB-94 to BB-99)", () => {
    for (const at of moments)
      for (const viewer of ["table", "british", "german"]) {
        const table = tableAt(match, at, viewer);
        for (const { id, side, down, symbol, figures } of table.counters ?? []) {
          if (!id.includes("-")) continue;
          const own = viewer === (side === 0 ? "british" : "german");
          expect([id, down ?? false]).toEqual([id, !own]);
          if (!own) expect([symbol, figures]).toEqual([undefined, undefined]);
        }
        if (viewer === "german") continue;
        expect(table.cards?.filter(({ group, face }) => group === "missions" && face)).toEqual([]);
        expect(table.sites?.filter(({ target }) => target)).toEqual([]);
      }
  });

  it("is the same in any state that looks the same to its viewer", () => {
    for (const at of moments)
      for (const viewer of ["table", "british", "german"]) {
        const view = viewAt(match, at, viewer);
        const other = game.view(game.imagine(view, seededDice("other")), viewer);
        expect(tabletop(other, [], spoken)).toEqual(tabletop(view, [], spoken));
      }
  });

  it("deals each side's losses in hands at the end (BB-134)", () => {
    const last = match.moments.length - 1;
    const [view, table] = [viewAt(match, last, "table"), tableAt(match, last, "table")];
    const lost = [view.rafLosses, germanLosses(view)] as const;
    const hands = Math.min(...handsOf(...lost)) + 1;
    const dealt = table.cues.flatMap((cue) => (cue.kind === "deal" ? cue.cards : []));
    const cards = new Set(table.cards?.map(({ id }) => id));
    expect(dealt.length).toBe(Math.min(lost[0], hands * HANDS[0]) + Math.min(lost[1], hands * HANDS[1]));
    expect(dealt.filter((id) => !cards.has(id))).toEqual([]);
  });
});

describe("what happens on the plotting table", () => {
  it("a raid is pushed through its squares, its squadrons with it", () => {
    const squares = ["R08", "Q08"];
    expect(
      cuesOf(flying("2A", "S07", ...squares), { key: "event.flies", values: { id: "2A", squares } }),
    ).toEqual([{ kind: "push", counters: ["2A", "2A-1", "2A-2"], path: squares.map(spotOf) }]);
  });

  it("bombs fall on their target, flak bursts at the raid", () => {
    const values = { id: "2A", target: "Hull", hits: 2, flak: 1, out: false, successes: 1 };
    const cues = cuesOf(flying("2A", "M17"), { key: "event.bombs", values });
    expect(cues.map(({ kind }) => kind)).toEqual(["burst", "drop", "burst", "burst"]);
    const [, drop] = cues;
    expect(drop?.kind === "drop" && [drop.from, squareAt(drop.at)]).toEqual(["2A", "M17"]);
  });

  it("contact is made in its square", () => {
    const values = { wing: "11B", geschwader: "2A", square: "P08", markers: 3 };
    expect(cuesOf(flying("2A", "P08"), { key: "event.contact", values })).toMatchObject([
      { kind: "battle", at: spotOf("P08"), counters: ["11B", "2A"] },
    ]);
  });
});
