import { describe, expect, it } from "vitest";
import type { Throw } from "../../../../src/core/dice/dice.ts";
import type { GameEvent } from "../../../../src/core/game.ts";
import { eventsFor, throwsFor } from "../../../../src/core/match/log.ts";
import { say } from "../../../../src/core/phrase.ts";
import { throwsByFact } from "../../../../src/face/decided.ts";
import { downInFlames as game } from "../../../../src/games/down-in-flames/computer/game.ts";
import { SCENARIO_IDS } from "../../../../src/games/down-in-flames/data/scenarios/scenarios.ts";
import { report } from "../../../../src/games/down-in-flames/face/report.ts";
import type { State } from "../../../../src/games/down-in-flames/rules/state/state.ts";
import { type View, view as viewOf } from "../../../../src/games/down-in-flames/rules/view/view.ts";
import { cataloguesOf, faultsIn } from "../../../face/phrases.ts";
import { downInFlamesEntry } from "../entry.ts";
import { played } from "./matches.ts";

const SEEDS = ["one", "two", "three"];

describe.each(SCENARIO_IDS)("the report of %s", (scenario) => {
  const matches = SEEDS.map((seed) => played({ scenario }, seed));
  const moments = matches.flatMap((match) => match.moments);

  it("tells every fact in whole sentences and in a section that it has", async () => {
    const catalogues = await cataloguesOf(downInFlamesEntry, "report");
    const sections = report.sections.map(({ id }) => id as string);
    const told = moments.flatMap((moment) =>
      eventsFor(moment, "table").flatMap((event) => report.tell({} as View, event) ?? []),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ section }) => !sections.includes(section))).toEqual([]);
    expect(faultsIn([told, report.sections], catalogues)).toEqual([]);
  });

  it("has a fact for every throw", () => {
    for (const moment of moments) {
      const [throws, events] = [throwsFor(moment, "table"), eventsFor(moment, "table")];
      const byFact = throwsByFact(throws, events, report.decides);
      expect(byFact.get(undefined)).toBeUndefined();
    }
  });

  it("puts beside each shot the dice that it tells", () => {
    for (const moment of moments) {
      const [throws, events] = [throwsFor(moment, "table"), eventsFor(moment, "table")];
      const byFact = throwsByFact(throws, events, report.decides);
      for (const event of events) {
        if (event.key !== "event.fire") continue;
        expect(byFact.get(event)?.flatMap(({ faces }) => faces)).toEqual(event.values.rolls);
      }
    }
  });

  it("names the phase and the standing of every moment", async () => {
    const catalogues = await cataloguesOf(downInFlamesEntry, "report");
    for (const [language, words] of catalogues) {
      for (const moment of moments) {
        const { phase, standing } = game.report(viewOf(moment.state as State, "table"));
        const key = `phase.${phase}`;
        expect([language, say(words, { key, values: {} })]).not.toEqual([language, key]);
        expect(standing && say(words, standing)).toMatch(/^\S.*; \S+ \d+, \S+ \d+$/);
      }
    }
  });
});

describe("dice of flak that hits the same aircraft twice", () => {
  const thrown = (again: boolean, face: number): Throw => ({
    dice: ["d6"],
    faces: [face],
    by: "axis",
    why: { key: "throw.attack", values: { id: "flak", at: "A1", again } },
  });
  const shot = (...rolls: readonly number[]): GameEvent => ({
    key: "event.fire",
    values: { id: "flak", at: "A1", rolls },
  });

  it("stand beside the shot that they are of, though one of them was thrown again", () => {
    const throws = [thrown(false, 1), thrown(true, 3), thrown(false, 5)];
    const events = [shot(1, 3), shot(5)];
    const byFact = throwsByFact(throws, events, report.decides);
    expect(events.map((event) => byFact.get(event))).toEqual([throws.slice(0, 2), throws.slice(2)]);
  });
});
