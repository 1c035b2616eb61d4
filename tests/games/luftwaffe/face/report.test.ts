import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../../src/core/game.ts";
import { eventsFor, throwsFor } from "../../../../src/core/match/log.ts";
import { throwsByFact } from "../../../../src/face/decided.ts";
import { luftwaffe as game } from "../../../../src/games/luftwaffe/computer/game.ts";
import { report } from "../../../../src/games/luftwaffe/face/report.ts";
import type { State } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import { cataloguesOf, faultsIn } from "../../../face/phrases.ts";
import { luftwaffeEntry } from "../entry.ts";
import { played } from "./matches.ts";

/** What the log alone tells, and what heads the report. */
const LOGGED = ["event.quarter", "event.turn"];

it("every fact of the rules has its section, but for what heads the report", async () => {
  const words = await luftwaffeEntry.words("en");
  const keys = Object.keys(words).filter((key) => key.startsWith("event."));
  const untold = keys.filter((key) => !report.tell({}, { key, values: {} } as GameEvent));
  expect(untold.toSorted()).toEqual(LOGGED);
});

const CONFIGS = [{ config: { scenario: "regensburg" } }, { config: { scenario: "campaign" }, most: 150 }];

describe.each(CONFIGS)("the report of %j", ({ config, most }) => {
  const { moments } = played(config, most);

  it("tells every fact in whole sentences and in a section that it has", async () => {
    const catalogues = await cataloguesOf(luftwaffeEntry, "report");
    const sections = report.sections.map(({ id }) => id);
    const told = moments.flatMap((moment) =>
      eventsFor(moment, "table").flatMap((event) => report.tell({}, event) ?? []),
    );
    expect(new Set(told.map(({ section }) => section)).size).toBeGreaterThan(3);
    expect(told.filter(({ section }) => !sections.includes(section))).toEqual([]);
    expect(faultsIn([told, report.sections], catalogues)).toEqual([]);
  });

  it("puts beside each volley, target, base and night attack the die that decided it", () => {
    for (const moment of moments) {
      const [throws, events] = [throwsFor(moment, "table"), eventsFor(moment, "table")];
      const byFact = throwsByFact(throws, events, report.decides);
      expect(byFact.get(undefined)).toBeUndefined();
      for (const event of events) {
        const faces = (byFact.get(event) ?? []).flatMap((one) => one.faces);
        if (event.key === "event.volley") expect(faces).toEqual([event.values.die]);
        if (event.key === "event.bombs" && faces[0] !== undefined)
          expect(faces[0] <= Number(event.values.needed)).toBe(event.values.success);
      }
    }
  });

  it("counts the turns of the raid as the header does", () => {
    for (const { events, state } of moments) {
      const turn = events.findLast(({ key }) => key === report.begins)?.values.turn;
      const over = events.some(({ key }) => key === "event.raid-ends");
      if (turn !== undefined && !over)
        expect(game.report(game.view(state as State, "table")).turn).toBe(turn);
    }
  });
});
