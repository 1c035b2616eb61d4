import { describe, expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import type { Match } from "../../../../src/core/match/match.ts";
import type { Phrase } from "../../../../src/core/phrase.ts";
import type { Sheet } from "../../../../src/face/sheet.ts";
import { downInFlames as game } from "../../../../src/games/down-in-flames/computer/game.ts";
import { TABLES } from "../../../../src/games/down-in-flames/data/own.ts";
import { QUALITIES } from "../../../../src/games/down-in-flames/data/quality.ts";
import { SCENARIO_IDS } from "../../../../src/games/down-in-flames/data/scenarios/scenarios.ts";
import { sharesOf } from "../../../../src/games/down-in-flames/face/sheets/sources.ts";
import { sheets } from "../../../../src/games/down-in-flames/face/sheets.ts";
import { type Condition, ratingsOf } from "../../../../src/games/down-in-flames/rules/ratings/ratings.ts";
import type { Element, State } from "../../../../src/games/down-in-flames/rules/state/state.ts";
import { view as viewOf } from "../../../../src/games/down-in-flames/rules/view/view.ts";
import { played } from "./matches.ts";

/** Of a match of many moments sheets are read at some. */
const LOOKS = 25;

function some<Item>(items: readonly Item[]): readonly Item[] {
  const every = Math.max(1, Math.floor(items.length / LOOKS));
  return items.filter((_, at) => at % every === 0 || at === items.length - 1);
}

const statesOf = ({ moments }: Match) => moments.map(({ state }) => state as State);

function sheetsOf(state: State, viewer: string): readonly Sheet[] {
  const view = viewOf(state, viewer);
  return sheets.sheets(view, { start: view, events: [] }, "screen");
}

function phrasesIn(data: unknown): readonly Phrase[] {
  if (typeof data !== "object" || data === null) return [];
  if ("key" in data && "values" in data) return [data as Phrase];
  return Object.values(data).flatMap(phrasesIn);
}

describe.each(SCENARIO_IDS)("the record sheets of %s", (scenario) => {
  const { state } = game.setup({ scenario }, seededDice("sheets"));

  it("are one for every Element and formation, one for the table and one for what was played", () => {
    for (const viewer of ["table", "allied", "axis", "umpire"])
      expect(sheetsOf(state, viewer)).toHaveLength(
        state.setup.elements.length + state.setup.formations.length + 2,
      );
  });

  it("put the viewer's own first", () => {
    expect(sheetsOf(state, "allied")[0]?.side).toBe(0);
    expect(sheetsOf(state, "axis")[0]?.side).toBe(1);
  });
});

/** Another state that looks the same to whoever is not of the side: pilots, gifts and cards that nobody has shown are others. */
function disguised(state: State, side: 0 | 1): State {
  const elements = state.elements.map((one, place): Element => {
    if (state.setup.elements[place]?.side !== side) return one;
    const { leader, wingman } = one;
    const quality = leader.quality === "ace" ? "recruit" : "ace";
    return {
      ...one,
      leader: {
        ...leader,
        quality: leader.shown ? leader.quality : quality,
        crackShot: leader.crackShotShown ? leader.crackShot : !leader.crackShot,
        keen: leader.keenShown ? leader.keen : !leader.keen,
        hand: leader.hand.map(() => "clouds"),
      },
      wingman: wingman && {
        ...wingman,
        quality: wingman.shown ? wingman.quality : wingman.quality === "veteran" ? "recruit" : "veteran",
        hand: wingman.hand?.map(() => "clouds") ?? null,
      },
    };
  });
  return { ...state, elements };
}

describe("secrets on record sheets", () => {
  const states = statesOf(played({ scenario: "channel" }, "secrets"));
  const hidden = states.filter(({ elements }) =>
    elements.some(({ leader }) => !leader.shown && !leader.down),
  );

  it("there are as many sheets to the end, whoever is down", () => {
    for (const state of some(states))
      for (const viewer of ["table", "axis"])
        expect(sheetsOf(state, viewer)).toHaveLength(state.setup.elements.length + 2);
  });

  it("pilots by lot are hidden at first", () => {
    expect(hidden.length).toBeGreaterThan(10);
  });

  it("neither the table nor the enemy reads anything off them that has not been shown", () => {
    for (const state of some(hidden)) {
      for (const side of [0, 1] as const) {
        for (const viewer of ["table", side === 0 ? "axis" : "allied"]) {
          expect(sheetsOf(disguised(state, side), viewer)).toEqual(sheetsOf(state, viewer));
        }
      }
    }
  });

  it("no card of an enemy's hand is named, and one's own are", () => {
    for (const state of some(hidden)) {
      const named = (viewer: string, side: 0 | 1) =>
        phrasesIn(sheetsOf(state, viewer).filter((sheet) => sheet.side === side)).filter(
          ({ key }) => key === "sheet.card",
        ).length;
      const held = state.elements
        .filter((_, place) => state.setup.elements[place]?.side === 0)
        .reduce((sum, { leader, wingman }) => sum + leader.hand.length + (wingman?.hand?.length ?? 0), 0);
      expect(named("table", 0) + named("axis", 0)).toBe(0);
      expect(named("allied", 0)).toBe(held);
    }
  });

  it("one's own pilots are told, and that the enemy does not know them", () => {
    const [state] = hidden;
    if (!state) throw new Error("nobody is hidden");
    const own = phrasesIn(sheetsOf(state, "allied").filter(({ side }) => side === 0)).map(({ key }) => key);
    expect(own).toContain("sheet.quality");
    expect(own).toContain("sheet.secret");
    const theirs = phrasesIn(sheetsOf(state, "axis").filter(({ side }) => side === 0)).map(({ key }) => key);
    expect(theirs).not.toContain("sheet.quality");
    expect(theirs).toContain("sheet.quality.hidden");
  });
});

describe("what ratings come from", () => {
  const conditions: readonly Condition[] = [false, true].flatMap((damaged) =>
    [false, true].flatMap((cockpit) =>
      [false, true].flatMap((loaded) =>
        (["none", "carried", "spent"] as const).map((rockets) => ({ damaged, cockpit, loaded, rockets })),
      ),
    ),
  );

  it.each(TABLES.aircraft)("adds up to the ratings in force of $name", (card) => {
    for (const quality of QUALITIES)
      for (const condition of conditions) {
        const sum = { agility: 0, speed: 0, horsepower: 0 };
        for (const { ratings } of sharesOf(card, card.maxLevel, quality, condition)) {
          sum.agility += ratings.agility;
          sum.speed += ratings.speed;
          sum.horsepower += ratings.horsepower;
        }
        expect(sum).toEqual(ratingsOf(card, card.maxLevel, quality, condition));
      }
  });
});
