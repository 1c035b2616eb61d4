import { describe, expect, it } from "vitest";
import { recordedDice } from "../../../../../src/core/dice/dice.ts";
import { seededChoices, seededDice } from "../../../../../src/core/dice/random.ts";
import { openFile } from "../../../../../src/core/file/file.ts";
import { writeFile } from "../../../../../src/core/file/written.ts";
import { hashOf } from "../../../../../src/core/hash.ts";
import { type Match, now } from "../../../../../src/core/match/match.ts";
import { begin, play } from "../../../../../src/core/match/play.ts";
import { type AnyCatalogue, say } from "../../../../../src/core/phrase.ts";
import { greatWar } from "../../../../../src/games/great-war/computer/game.ts";
import { TABLES } from "../../../../../src/games/great-war/data/own.ts";
import { SQUADRONS } from "../../../../../src/games/great-war/data/squadrons.ts";
import {
  dateOf,
  dayOf,
  kindOf,
  MISSIONS,
} from "../../../../../src/games/great-war/rules/campaign/calendar.ts";
import { missionConfig } from "../../../../../src/games/great-war/rules/campaign/mission-config.ts";
import { isCampaign } from "../../../../../src/games/great-war/rules/campaign/opening.ts";
import { SCENARIOS } from "../../../../../src/games/great-war/rules/scenarios.ts";
import type { Crew } from "../../../../../src/games/great-war/rules/state/campaign.ts";
import { pointsOf } from "../../../../../src/games/great-war/rules/state/points.ts";
import type { State } from "../../../../../src/games/great-war/rules/state/state.ts";
import { de } from "../../../../../src/games/great-war/words/de.ts";
import { en } from "../../../../../src/games/great-war/words/en.ts";
import { answersOf } from "../../../../../src/opponents/match-answers.ts";
import { random } from "../../../../../src/opponents/random.ts";
import { campaignOf, firstMorning } from "./week.ts";

const LAST = Array.from({ length: MISSIONS }, (_, index) => index + 1);

/** A whole week of random players. */
function week(seed: string): Match {
  const choices = seededChoices(seed);
  const begun = begin(greatWar, { scenario: "bloody-april" }, seededDice(seed));
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  let match = begun.value;
  let used = 1;
  while (now(match).prompts.length > 0) {
    const played = play(
      match,
      answersOf(greatWar, match, () => random, choices),
      seededDice(seed, used),
    );
    if (!played.ok) throw new Error(JSON.stringify(played));
    match = played.value;
    used += now(match).throws.reduce((sum, { faces }) => sum + faces.length, 0);
  }
  return match;
}

describe("the calendar of Bloody April", () => {
  it("F9, F10: two missions a day from 9 to 15 April: 4 bombing, 4 road, 2 trench photographs, 4 spotting", () => {
    const kinds = LAST.map(kindOf);
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect(MISSIONS).toBe(14);
    expect(["bombing", "road-photo", "trench-photo", "spotting"].map(count)).toEqual([4, 4, 2, 4]);
    expect([1, 2, 3, 13, 14].map(dayOf)).toEqual([9, 9, 10, 15, 15]);
    expect([dateOf(1), dateOf(14)]).toEqual(["1917-04-09", "1917-04-15"]);
  });

  it.each(LAST)("mission %i can be laid out with anybody in any place", (mission) => {
    const crew = (type: string): Crew => ({ type, men: [] });
    for (const { side, types } of SQUADRONS) {
      const most = side === 0 ? 6 : 5;
      const crews = types.flatMap((type) => Array.from({ length: most }, () => crew(type))).slice(-most);
      const others = [crew(side === 0 ? "albatros-d-iii" : "re-8")];
      const config = missionConfig(mission, side === 0 ? [crews, others] : [others, crews]);
      expect(greatWar.check(config)).toEqual([]);
    }
  });

  it("B-66: two-seaters of a bombing mission carry bombs, others and Germans don't", () => {
    const crews = [
      { type: "re-8", men: [] },
      { type: "sopwith-pup", men: [] },
    ];
    const loaded = (mission: number) =>
      missionConfig(mission, [crews, [{ type: "albatros-d-iii", men: [] }]]).aircraft.map(
        ({ bombs = false }) => bombs,
      );
    expect(loaded(1)).toEqual([true, false, false]);
    expect(loaded(2)).toEqual([false, false, false]);
  });
});

describe("the set-up of the campaign", () => {
  it("is the scenario's name; a copy of its set-up is one mission", () => {
    expect(isCampaign({ scenario: "bloody-april" })).toBe(true);
    const copy = SCENARIOS["bloody-april"];
    expect(isCampaign(copy)).toBe(false);
    expect(
      greatWar.setup(copy, recordedDice([1, 1, 1, 1, 1, 1].flatMap(() => [1, 2, 3, 4, 5, 6]))).state,
    ).toMatchObject({ campaign: null, turn: 1 });
  });

  it("a player's own tables must have all types of the week", () => {
    const aircraft = TABLES.aircraft.filter(({ id }) => id !== "re-8");
    const problems = greatWar.check({ scenario: "bloody-april", tables: { ...TABLES, aircraft } });
    expect(problems.map(({ code, values }) => [code, values.found])).toEqual([["config-type", "re-8"]]);
    expect(greatWar.check({ scenario: "bloody-april", tables: TABLES })).toEqual([]);
  });

  it("keeps switches and tables of the set-up in every mission", () => {
    const config = {
      scenario: "bloody-april",
      options: { archie: false, rearGun: false },
      tables: TABLES,
    };
    const { state } = greatWar.setup(config, recordedDice([1]));
    const answers = answersOf(
      greatWar,
      { ...begun(config), moments: [moment(state)] },
      () => random,
      seededChoices("x"),
    );
    const orders = new Map(
      [...answers].map(([id, text]) => {
        const prompt = greatWar.prompts(state).find((one) => one.id === id);
        if (!prompt) throw new Error(id);
        const read = greatWar.parse(text, prompt, greatWar.view(state, id), new Map());
        if (!read.ok) throw new Error(text);
        return [id, read.value] as const;
      }),
    );
    const flying = greatWar.resolve(state, orders, seededDice("y")).state;
    expect(flying.setup.options).toMatchObject({ archie: false, rearGun: false });
    expect(flying.setup.tables).toEqual(TABLES);
  });
});

function begun(config: unknown): Match {
  const match = begin(greatWar, config, recordedDice([1]));
  if (!match.ok) throw new Error(JSON.stringify(match));
  return match.value;
}

function moment(state: State): Match["moments"][number] {
  return { state, events: [], throws: [], entry: -1, prompts: greatWar.prompts(state), outcome: undefined };
}

describe("a whole week of random players", () => {
  const match = week("April");
  const states = match.moments.map(({ state }) => state as State);
  const end = states.at(-1) as State;

  it("flies all fourteen missions and is decided by their points (B-74)", () => {
    const { flown, points } = campaignOf(end);
    expect(flown).toHaveLength(MISSIONS);
    const sum = (side: 0 | 1) => flown.reduce((total, one) => total + one.points[side], 0);
    expect(points).toEqual([sum(0), sum(1)]);
    const { winner } = end.outcome ?? {};
    expect(winner).toBe(points[0] === points[1] ? null : points[0] > points[1] ? "allied" : "german");
  });

  it("never loses sight of a man: who has served is on a roster or among the lost, once", () => {
    for (const state of states) {
      const { squadrons, gone, recruits } = campaignOf(state);
      const serving = squadrons.flatMap(({ crews }) => crews.flatMap(({ men }) => men));
      const names = [...serving.flatMap((man) => (man ? [man.name] : [])), ...gone.map(({ name }) => name)];
      expect(new Set(names).size).toBe(names.length);
      const at = SQUADRONS.flatMap(({ crews }) => crews.flat()).length;
      expect(names).toHaveLength(at + recruits[0] + recruits[1]);
    }
  });

  it("points told are those of the missions flown and of the one in hand", () => {
    for (const state of states) {
      const { score } = greatWar.report(greatWar.view(state, "table"));
      const [allied, german] = pointsOf(state);
      expect(score).toEqual({ allied, german });
    }
  });

  it("has light states", () => {
    const longest = Math.max(...states.map((state) => JSON.stringify(state).length));
    expect(longest).toBeLessThan(40_000);
  });

  it("is saved and replayed as one log", () => {
    const again = openFile(greatWar, writeFile({ match, dice: undefined }), recordedDice([]));
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(again.value.match.moments.map(({ state }) => hashOf(state))).toEqual(states.map(hashOf));
  });

  it("is told in both languages", () => {
    const told = match.moments.flatMap(({ events }) => events);
    for (const words of [en, de] as readonly AnyCatalogue[]) {
      for (const { key, values } of told) {
        expect(Object.hasOwn(words, key), key).toBe(true);
        expect(say(words, { key, values })).not.toMatch(/undefined|NaN|\[object/);
      }
    }
    for (const key of [
      "mission",
      "line-up",
      "casualty",
      "mission-over",
      "evening",
      "replacement",
      "week-over",
    ]) {
      expect(told.some((event) => event.key === `event.${key}`)).toBe(true);
    }
  });

  it("shows programs who is there and who has been lost", () => {
    const { background } = greatWar.report(greatWar.view(firstMorning(5).state, "table"));
    expect(background).toMatchObject({ mission: 1, day: 9, half: "morning", kind: "bombing", called: 5 });
    const { background: last } = greatWar.report(greatWar.view(end, "table"));
    expect(last?.gone).toHaveLength(campaignOf(end).gone.length);
  });
});
