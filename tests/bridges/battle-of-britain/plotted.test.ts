import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bridges } from "../../../src/bridges/battle-of-britain/bridges.ts";
import { plotted } from "../../../src/bridges/battle-of-britain/plotted.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { AnyAppraisedGame } from "../../../src/core/game.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { begin } from "../../../src/core/match/play.ts";
import { say } from "../../../src/core/phrase.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import type { State } from "../../../src/games/dogfight/rules/state/state.ts";
import { randomBattle } from "../random-battle.ts";
import { anySpawn, asked, BRITISH, GERMAN, spawnOf } from "./battles.ts";

const game: AnyAppraisedGame = dogfight;

/** A match of the battle in which aircraft have come to this. */
function ended(
  spawn: ReturnType<typeof spawnOf>,
  fates: Readonly<Record<string, "destroyed" | "crashed" | "disengaged" | "hit" | "crippled">>,
): Match {
  const begun = begin(game, plotted.config(spawn), seededDice("fates"));
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  const match = begun.value;
  const moment = now(match);
  const state = moment.state as State;
  const aircraft = state.aircraft.map((one, at) => {
    const fate = fates[state.setup.airframes[at]?.id ?? ""];
    if (fate === undefined) return one;
    if (fate === "hit") return { ...one, engine: one.engine - 1 };
    return fate === "crippled" ? { ...one, engine: 1, fuselage: 1 } : { ...one, status: fate };
  });
  return { ...match, moments: [{ ...moment, state: { ...state, aircraft } }] } as Match;
}

describe("battles of the Battle of Britain as plotted dogfights", () => {
  it("are set up so that the dogfight has nothing against it, whichever squadrons meet", () => {
    fc.assert(
      fc.property(anySpawn("plotted"), (spawn) => {
        expect(plotted.fits(spawn)).toBeUndefined();
        expect(dogfight.check(plotted.config(spawn))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it("have no more aircraft than fit round a table", () => {
    fc.assert(
      fc.property(anySpawn("plotted"), (spawn) => {
        const { aircraft = [] } = plotted.config(spawn);
        expect(new Set(aircraft.map(({ id }) => id)).size).toBe(aircraft.length);
        expect(aircraft.length).toBeLessThanOrEqual(13);
      }),
      { numRuns: 100 },
    );
  });

  it("cost only squadrons that were sent, whenever they end", () => {
    fc.assert(
      fc.property(anySpawn("plotted"), fc.string(), (spawn, seed) => {
        for (const match of randomBattle(game, plotted.config(spawn), seededDice(seed)))
          expect(plotted.answer(spawn, match)).toMatch(/^british .* german .*$/);
      }),
      { numRuns: 4 },
    );
  });

  it("cost nothing before they are fought", () => {
    const spawn = spawnOf("intercept", "plotted", ["Spitfire", "Hurricane"], ["Bf109", "Ju87"]);
    expect(plotted.answer(spawn, ended(spawn, {}))).toBe("british none german none");
  });

  it("cost a squadron whose aircraft is down, and stand down the first that is hit in an intercept", () => {
    const british = ["Hurricane", "Spitfire"];
    const spawn = spawnOf("intercept", "plotted", british, ["Bf109", "Do17"]);
    const match = ended(spawn, { A1: "destroyed", A3: "hit", G1: "hit", G2: "crashed" });
    expect(plotted.answer(spawn, match)).toBe(
      "british lose Hurricane stand-down Spitfire german lose Do17 stand-down Bf109",
    );
  });

  it("stand nobody down in a dogfight, and cost nothing where aircraft have left", () => {
    const spawn = spawnOf("dogfight", "plotted", ["Hurricane"], ["Bf109", "Do17"]);
    const match = ended(spawn, { A1: "hit", G1: "disengaged", G2: "destroyed" });
    expect(plotted.answer(spawn, match)).toBe("british none german lose Do17");
  });

  it("cost in a dogfight what is crippled on the wrong side of the Channel", () => {
    const spawn = spawnOf("dogfight", "plotted", ["Hurricane"], ["Bf109", "Do17"]);
    const match = ended(spawn, { A1: "crippled", G1: "hit", G2: "crippled" });
    expect(plotted.answer(spawn, match)).toBe("british none german lose Do17");
  });

  it("fly every type of our own tables as itself", () => {
    const spawn = spawnOf("dogfight", "plotted", [...BRITISH], [...GERMAN]);
    const types = (plotted.config(spawn).aircraft ?? []).map(({ type }) => JSON.stringify(type));
    expect(new Set(types).size).toBe(BRITISH.length + GERMAN.length);
  });

  it("are refused, in both languages, for a type that nothing flies for, or another table", async () => {
    const strange = spawnOf("dogfight", "plotted", ["Whirlwind"], ["Bf109"]);
    const cards = spawnOf("dogfight", "cards", ["Spitfire"], ["Bf109"]);
    expect(plotted.fits(strange)).toEqual({ code: "no-model", values: { type: "Whirlwind" } });
    expect(plotted.fits(cards)).toMatchObject({ code: "other-table" });
    for (const language of LANGUAGES)
      for (const spawn of [strange, cards]) {
        const problem = plotted.fits(spawn);
        const words = await bridges[0]?.words(language);
        if (!problem || !words) throw new Error("it fits");
        expect(say(words, { key: problem.code, values: problem.values })).toMatch(/^[A-Z].*\.$/);
      }
  });

  it("are fought by those who command the wing and the geschwader", () => {
    const seats = { anna: ["10", "12", "13"], ben: ["11"], carl: ["LF2"], dora: ["LF3", "LF5"] };
    const config = { seats, options: { battles: "plotted" as const, weather: "clear" as const } };
    const found = asked(config, ["a", "b"]).map(([, { spawn }]) => {
      if (!spawn) throw new Error("no battle");
      const { wings, geschwader } = spawn.values as { wings: readonly string[]; geschwader: string };
      const [british, german] = plotted.seats(spawn).values();
      expect(british).toBe(wings[0]?.startsWith("11") ? "ben" : "anna");
      expect(german).toBe(geschwader.startsWith("2") ? "carl" : "dora");
      return british;
    });
    expect(new Set(found).size).toBe(2);
  });
});
