import { describe, expect, test } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import { FORMAT } from "../../../src/core/file/migrations.ts";
import type { MatchFile } from "../../../src/core/file/schema.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { eventsFor, throwsFor } from "../../../src/core/match/log.ts";
import type { Match, Moment } from "../../../src/core/match/match.ts";
import { greatWar } from "../../../src/games/great-war/computer/game.ts";
import { SCENARIOS } from "../../../src/games/great-war/rules/scenarios.ts";
import { FIRST_EDITION } from "../../../src/games/great-war/rules/setup/first-edition.ts";
import type { State } from "../../../src/games/great-war/rules/state/state.ts";

function opened(config: unknown, rules?: number): Match {
  const file: MatchFile = {
    format: FORMAT,
    game: "great-war",
    config,
    ...(rules !== undefined && { rules }),
  };
  const read = openFile(greatWar, file, seededDice("edition"));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.match;
}

function setupOf(match: Match): State["setup"] {
  return ((match.moments[0] as Moment).state as State).setup;
}

describe("a match of the first rules", () => {
  test.each(Object.keys(FIRST_EDITION))("begins %s as it was then, one of today as it is now", (scenario) => {
    const [old, today] = [1, greatWar.meta.rules].map((rules) => setupOf(opened({ scenario }, rules)));
    expect(old).not.toEqual(today);
    expect([old?.goal, today?.goal]).toEqual(["points", "points-left"]);
    for (const rules of [undefined, 2]) expect(setupOf(opened({ scenario }, rules))).toEqual(today);
  });

  test("of Hawker's flight home has his Albatros alone and 14 turns", () => {
    const { airframes, turns, rows } = setupOf(opened({ scenario: "hawker" }, 1));
    expect([airframes.map(({ id }) => id), turns, rows]).toEqual([["A1", "G1"], 14, 36]);
  });

  test("goes on as it began when it is written and read again", () => {
    const match = opened({ scenario: "bombing" }, 1);
    const again = parseFile(JSON.stringify(writeFile({ match, dice: undefined })));
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(again.value.config).toEqual({ scenario: "bombing", edition: 1 });
    const reread = openFile(greatWar, again.value, seededDice("other"));
    expect(reread.ok && reread.value.match.moments[0]?.state).toEqual(match.moments[0]?.state);
  });

  test("is a set-up in a shape of its own no more than another", () => {
    const refused = openFile(
      greatWar,
      { format: FORMAT, game: "great-war", rules: 1, config: "duel" },
      seededDice("x"),
    );
    expect(refused.ok).toBe(false);
  });

  test("tells of no other edition than the first", () => {
    expect(greatWar.config.safeParse({ scenario: "duel", edition: 1 }).success).toBe(true);
    expect(greatWar.config.safeParse({ scenario: "duel", edition: 2 }).success).toBe(false);
  });
});

describe("B-60 the dice that place hidden guns", () => {
  const seen = (match: Match, viewer: string) => throwsFor(match.moments[0] as Moment, viewer);
  const places = (match: Match, viewer: string) =>
    seen(match, viewer).filter(({ why }) => why.key === "throw.hide");

  test.each([
    ["of a scenario", { scenario: "balloon-alone" }],
    ["of a set-up written out", SCENARIOS["balloon-alone"]],
  ])("%s are seen by their own side alone, and kept apart from what falls openly", (_, config) => {
    const match = opened(config);
    const hidden = SCENARIOS["balloon-alone"].guns.length;
    expect(places(match, "german")).toHaveLength(hidden);
    for (const viewer of ["allied", "table"]) {
      expect(places(match, viewer)).toEqual([]);
      expect(JSON.stringify(eventsFor(match.moments[0] as Moment, viewer))).not.toContain("hide");
    }
    const { rolls = [], draws = [], secrets } = writeFile({ match, dice: undefined });
    expect([draws.length, secrets]).toEqual([3 * hidden, true]);
    expect(rolls.length).toBe(seen(match, "table").reduce((sum, { faces }) => sum + faces.length, 0));
  });

  test("lay open by the first rules", () => {
    expect(places(opened({ scenario: "balloon-alone" }, 1), "allied")).not.toEqual([]);
  });
});
