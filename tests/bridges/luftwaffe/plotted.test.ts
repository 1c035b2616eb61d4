import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bridges } from "../../../src/bridges/luftwaffe/bridges.ts";
import { plotted } from "../../../src/bridges/luftwaffe/plotted.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { AnyAppraisedGame, Spawn } from "../../../src/core/game.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { begin } from "../../../src/core/match/play.ts";
import { say } from "../../../src/core/phrase.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import type { State } from "../../../src/games/dogfight/rules/state/state.ts";
import { randomBattle } from "../random-battle.ts";
import { AMERICAN, anySpawn, BOMBERS, expectWithin, GERMAN, of, spawnOf } from "./battles.ts";

const game: AnyAppraisedGame = dogfight;

/** A match of the battle in which aircraft have come to this. */
function ended(
  spawn: Spawn,
  fates: Readonly<Record<string, "destroyed" | "crashed" | "disengaged" | "crippled">>,
): Match {
  const begun = begin(game, plotted.config(spawn), seededDice("fates"));
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  const match = begun.value;
  const moment = now(match);
  const state = moment.state as State;
  const aircraft = state.aircraft.map((one, at) => {
    const fate = fates[state.setup.airframes[at]?.id ?? ""];
    if (fate === undefined) return one;
    return fate === "crippled" ? { ...one, engine: 1, fuselage: 1 } : { ...one, status: fate };
  });
  return { ...match, moments: [{ ...moment, state: { ...state, aircraft } }] } as Match;
}

const idsIn = (spawn: Spawn): readonly string[] => (plotted.config(spawn).aircraft ?? []).map(({ id }) => id);
const all = <Fate>(ids: readonly string[], fate: Fate) => Object.fromEntries(ids.map((id) => [id, fate]));

describe("battles over the Reich as plotted dogfights", () => {
  it("are set up so that the dogfight has nothing against it, whoever meets, however many they are", () => {
    fc.assert(
      fc.property(anySpawn("plotted"), (spawn) => {
        expect(plotted.fits(spawn)).toBeUndefined();
        const config = plotted.config(spawn);
        expect(dogfight.check(config)).toEqual([]);
        expect([...plotted.seats(spawn).keys()]).toEqual(dogfight.seats(config).map(({ id }) => id));
        expect(config.aircraft?.length).toBeLessThanOrEqual(18);
      }),
      { numRuns: 100 },
    );
  });

  it("cost no more than was sent, whenever they end", () => {
    fc.assert(
      fc.property(anySpawn("plotted"), fc.string(), (spawn, seed) => {
        for (const match of randomBattle(game, plotted.config(spawn), seededDice(seed)))
          expectWithin(spawn, plotted.answer(spawn, match));
      }),
      { numRuns: 4 },
    );
  });

  it("cost nothing before they are fought, and never all of it", () => {
    fc.assert(
      fc.property(anySpawn("plotted"), (spawn) => {
        expect(plotted.answer(spawn, ended(spawn, {}))).toBe("american none german none");
        expectWithin(spawn, plotted.answer(spawn, ended(spawn, all(idsIn(spawn), "destroyed" as const))));
      }),
      { numRuns: 30 },
    );
  });

  it("have one aircraft for as many factors on both sides, and each type its own", () => {
    const spawn = spawnOf("plotted", {
      american: [of("P47", 20), of("P51", 10)],
      bombers: [of("B17", 12)],
      german: [of("Me109", 24), of("FW190", 6)],
    });
    const names = (plotted.config(spawn).aircraft ?? []).map(({ type }) =>
      typeof type === "string" ? type : type.name,
    );
    const some = (count: number, name: string) => Array.from({ length: count }, () => name);
    expect(names).toEqual([
      ...some(4, "p-47d"),
      ...some(2, "p-51d"),
      ...some(2, "Boeing B-17G"),
      ...some(4, "bf-109g-6"),
      "fw-190a-8",
    ]);
  });

  it("cost the factors for which what is down stands, and nothing where aircraft have left", () => {
    const spawn = spawnOf("plotted", { american: [of("P47", 24)], german: [of("FW190", 24)] });
    const ids = idsIn(spawn);
    const lost = (fates: Parameters<typeof ended>[1]) => plotted.answer(spawn, ended(spawn, fates));
    expect(lost(all(ids, "disengaged" as const))).toBe("american none german none");
    expect(lost({ A1: "destroyed", A2: "crashed", G1: "destroyed", G2: "crippled" })).toBe(
      "american P47 4 german FW190 3",
    );
    expect(lost(all(["A1", "A2", "A3"], "crippled" as const))).toBe("american P47 4 german none");
    const escorted = spawnOf("plotted", {
      american: [of("P47", 12)],
      bombers: [of("B17", 12)],
      german: [of("FW190", 24)],
    });
    const fates = { ...all(["A1", "A2"], "crippled" as const), A4: "crippled", A5: "destroyed" } as const;
    expect(plotted.answer(escorted, ended(escorted, fates))).toBe("american B17 4 P47 2 german none");
  });

  it("fly every type of our own tables that can be fought as itself", () => {
    const flown = (forces: Parameters<typeof spawnOf>[1], at: number) =>
      JSON.stringify(plotted.config(spawnOf("plotted", forces)).aircraft?.at(at)?.type);
    const types = [
      ...AMERICAN.map((type) => flown({ american: [of(type, 2)], german: [of("Me109", 2)] }, 0)),
      ...BOMBERS.map((type) => flown({ bombers: [of(type, 2)], german: [of("Me109", 2)] }, 0)),
      ...GERMAN.map((type) => flown({ american: [of("P47", 2)], german: [of(type, 2)] }, -1)),
    ];
    expect(new Set(types).size).toBe(AMERICAN.length + BOMBERS.length + GERMAN.length);
  });

  it("are refused, in both languages, for a type that nothing flies for, another table, too many types", async () => {
    const strange = spawnOf("plotted", { american: [of("P61", 2)], german: [of("Me109", 2)] });
    const other = spawnOf("cards", { american: [of("P47", 2)], german: [of("Me109", 2)] });
    const many = spawnOf("plotted", { american: [of("P47", 2)], german: GERMAN.map((type) => of(type, 2)) });
    const refused = [strange, other, many];
    expect(refused.map((spawn) => plotted.fits(spawn)?.code)).toEqual([
      "no-model",
      "other-table",
      "too-many",
    ]);
    for (const language of LANGUAGES)
      for (const spawn of refused) {
        const problem = plotted.fits(spawn);
        const words = await bridges[0]?.words(language);
        if (!problem || !words) throw new Error("it fits");
        expect(say(words, { key: problem.code, values: problem.values })).toMatch(/^[A-Z0-9].*\.$/);
      }
  });
});
