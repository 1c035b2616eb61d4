import { describe, expect, it } from "vitest";
import type { Throw } from "../../../../src/core/dice/dice.ts";
import type { GameEvent } from "../../../../src/core/game.ts";
import { eventsFor, throwsFor } from "../../../../src/core/match/log.ts";
import { throwsByFact } from "../../../../src/face/decided.ts";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import type { Config } from "../../../../src/games/battle-of-britain/data/config.ts";
import { faceOf, ownSymbol } from "../../../../src/games/battle-of-britain/data/faces.ts";
import { SCENARIO_IDS } from "../../../../src/games/battle-of-britain/data/scenarios.ts";
import { report } from "../../../../src/games/battle-of-britain/face/report.ts";
import type { State } from "../../../../src/games/battle-of-britain/rules/state/state.ts";
import type { View } from "../../../../src/games/battle-of-britain/rules/view/view.ts";
import type { Phrases } from "../../../../src/games/battle-of-britain/words/phrases.ts";
import { cataloguesOf, faultsIn } from "../../../face/phrases.ts";
import { battleOfBritainEntry } from "../entry.ts";
import { played } from "./matches.ts";

const SEEDS = ["one", "two", "three"];
/** What the log alone tells, and what heads the report. */
const LOGGED = [
  "event.turn",
  "event.moves",
  "event.flies",
  "event.wing-steps",
  "event.recalled",
  "event.wing-home",
];

it("every fact of the rules has its section, but for steps that the log alone tells", async () => {
  const words = await battleOfBritainEntry.words("en");
  const keys = Object.keys(words).filter((key) => key.startsWith("event."));
  const untold = keys.filter((key) => !report.tell({} as View, { key, values: {} } as GameEvent));
  expect(untold.toSorted()).toEqual(LOGGED.toSorted());
});

const VIEWERS = ["table", "british", "german"] as const;

const CONFIGS: readonly Config[] = [
  ...SCENARIO_IDS.map((scenario) => ({ scenario })),
  { scenario: "september", options: { battles: "asked" } },
];

describe.each(CONFIGS)("the report of %j", (config) => {
  const moments = SEEDS.flatMap((seed) => played(config, seed).moments);

  it("tells every fact in whole sentences and in a section that it has", async () => {
    const catalogues = await cataloguesOf(battleOfBritainEntry, "report");
    const sections = report.sections.map(({ id }) => id as string);
    const told = moments.flatMap((moment) =>
      eventsFor(moment, "table").flatMap((event) => report.tell({} as View, event) ?? []),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ section }) => !sections.includes(section))).toEqual([]);
    expect(faultsIn([told, report.sections], catalogues)).toEqual([]);
  });

  it.each(VIEWERS)("has a fact for every throw that %s sees", (viewer) => {
    for (const moment of moments) {
      const [throws, events] = [throwsFor(moment, viewer), eventsFor(moment, viewer)];
      expect(throwsByFact(throws, events, report.decides).get(undefined)).toBeUndefined();
    }
  });

  it("puts beside each intercept, duel, raid and fuel check the dice that it tells", () => {
    for (const moment of moments) {
      const [throws, events] = [throwsFor(moment, "table"), eventsFor(moment, "table")];
      const byFact = throwsByFact(throws, events, report.decides);
      for (const event of events) {
        const own = byFact.get(event) ?? [];
        const hits = (side: 0 | 1) =>
          own
            .filter(({ by }) => by === (["british", "german"] as const)[side])
            .flatMap(({ faces }) => faces)
            .filter((face) => faceOf(side, face) === ownSymbol(side)).length;
        if (event.key === "event.intercept")
          expect([hits(0), hits(1)]).toEqual([event.values.rafHits, event.values.lwHits]);
        if (event.key === "event.duel") {
          const { hits: told, rounds } = event.values as Phrases["event.duel"];
          expect([hits(1), hits(0)]).toEqual(told);
          expect(own).toHaveLength(2 * rounds);
        }
        if (event.key === "event.bombs") expect(hits(1)).toBe(event.values.hits);
        if (event.key === "event.fuel")
          expect(own.flatMap(({ faces }) => faces).map((face) => faceOf(1, face))).toEqual(
            event.values.faces,
          );
      }
    }
  });

  it("names the turn that begins", () => {
    for (const moment of moments)
      for (const { key, values } of moment.events)
        if (key === report.begins) {
          expect(values.turn).toBeTypeOf("number");
          expect(game.report(game.view(moment.state as State, "table")).turn).toBeGreaterThanOrEqual(
            Number(values.turn),
          );
        }
  });
});

it("dice of two intercepts without a hit, and of two dogfights with one geschwader, stand beside their own", () => {
  const thrown = (key: string, values: Record<string, string | number>): Throw => ({
    dice: ["d6"],
    faces: [6],
    by: "british",
    why: { key, values },
  });
  const combat = (wing: string, geschwader: string, id: string) =>
    thrown("throw.combat", { id, wing, geschwader });
  const duel = (wing: string, id: string) =>
    thrown("throw.duel", { id, wing, geschwader: "2A", gruppe: 1, round: 1 });
  const intercept = (wing: string, geschwader: string): GameEvent => ({
    key: "event.intercept",
    values: { wing, geschwader, rafHits: 0, lwHits: 0 },
  });
  const fought = (wing: string): GameEvent => ({
    key: "event.duel",
    values: { wings: [wing], geschwader: "2A", gruppe: 1, rounds: 1 },
  });
  const throws = [
    combat("11A", "2A", "11A"),
    combat("11A", "2A", "2A"),
    combat("11B", "2B", "11B"),
    combat("11B", "2B", "2B"),
    duel("11C", "11C"),
    duel("11C", "2A"),
    duel("11D", "11D"),
    duel("11D", "2A"),
  ];
  const events = [intercept("11A", "2A"), intercept("11B", "2B"), fought("11C"), fought("11D")];
  const byFact = throwsByFact(throws, events, report.decides);
  expect(events.map((event) => byFact.get(event))).toEqual(
    [0, 2, 4, 6].map((at) => throws.slice(at, at + 2)),
  );
});
