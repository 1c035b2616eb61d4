import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bridges } from "../../../src/bridges/battle-of-britain/bridges.ts";
import { cards } from "../../../src/bridges/battle-of-britain/cards.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { AnyAppraisedGame, Spawn } from "../../../src/core/game.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { begin } from "../../../src/core/match/play.ts";
import { say } from "../../../src/core/phrase.ts";
import { downInFlames } from "../../../src/games/down-in-flames/computer/game.ts";
import type { State } from "../../../src/games/down-in-flames/rules/state/state.ts";
import { randomBattle } from "../random-battle.ts";
import { anySpawn, BRITISH, GERMAN, spawnOf } from "./battles.ts";

const game: AnyAppraisedGame = downInFlames;

/** What became of aircraft, by their ids: `A1w` a Wingman, `Q2` the second bomber of a formation. */
type Fates = Readonly<Record<string, "down" | "damaged">>;

/** A match of the battle in which aircraft have come to this. */
function ended(spawn: Spawn, fates: Fates): Match {
  const begun = begin(game, cards.config(spawn), seededDice("fates"));
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  const moment = now(begun.value);
  const state = moment.state as State;
  const struck = (id: string | undefined) => ({
    down: fates[id ?? ""] === "down",
    damaged: fates[id ?? ""] === "damaged",
  });
  const elements = state.elements.map((one, at) => {
    const id = state.setup.elements[at]?.id;
    const wingman = one.wingman && { ...one.wingman, ...struck(`${id}w`) };
    return { ...one, leader: { ...one.leader, ...struck(id) }, wingman };
  });
  const formations = state.formations.map((one, at) => ({
    ...one,
    bombers: one.bombers.map((bomber, place) => {
      const { down, damaged } = struck(`${state.setup.formations[at]?.id}${place + 1}`);
      return { ...bomber, down, points: damaged ? 1 : 0 };
    }),
  }));
  const changed = { ...moment, state: { ...state, elements, formations } };
  return { ...begun.value, moments: [changed] } as Match;
}

describe("battles of the Battle of Britain with cards", () => {
  it("are set up so that the card dogfight has nothing against it, whichever squadrons meet", () => {
    fc.assert(
      fc.property(anySpawn("cards"), (spawn) => {
        expect(cards.fits(spawn)).toBeUndefined();
        const config = cards.config(spawn);
        expect(downInFlames.check(config)).toEqual([]);
        expect([...cards.seats(spawn).keys()]).toEqual(downInFlames.seats(config).map(({ id }) => id));
      }),
      { numRuns: 100 },
    );
  });

  it("cost only squadrons that were sent, whenever they end", () => {
    fc.assert(
      fc.property(anySpawn("cards"), fc.string(), (spawn, seed) => {
        for (const match of randomBattle(game, cards.config(spawn), seededDice(seed)))
          expect(cards.answer(spawn, match)).toMatch(/^british .* german .*$/);
      }),
      { numRuns: 4 },
    );
  });

  it("cost every squadron once when everything is down", () => {
    fc.assert(
      fc.property(anySpawn("cards"), (spawn) => {
        const { elements = [], formations = [] } = cards.config(spawn);
        const ids = [
          ...elements.flatMap(({ id }) => [id, `${id}w`]),
          ...formations.flatMap(({ id, count }) =>
            Array.from({ length: count }, (_, at) => `${id}${at + 1}`),
          ),
        ];
        const { british, german } = spawn.values as Record<string, readonly string[]>;
        expect(cards.answer(spawn, ended(spawn, Object.fromEntries(ids.map((id) => [id, "down"]))))).toBe(
          `british lose ${british?.join(" ")} german lose ${german?.join(" ")}`,
        );
        expect(cards.answer(spawn, ended(spawn, {}))).toBe("british none german none");
      }),
      { numRuns: 50 },
    );
  });

  it("cost in an intercept a squadron without a whole aircraft, and stand down the first that is hit", () => {
    const spawn = spawnOf("intercept", "cards", ["Spitfire", "Hurricane"], ["Bf109", "Bf110", "He111"]);
    const fates: Fates = {
      A1: "down",
      A1w: "damaged",
      A2: "damaged",
      A2w: "damaged",
      G1: "down",
      Q2: "down",
    };
    expect(cards.answer(spawn, ended(spawn, fates))).toBe(
      "british lose Spitfire stand-down Hurricane german stand-down Bf109",
    );
    const all: Fates = { ...fates, A2: "down", Q1: "damaged", Q3: "damaged" };
    expect(cards.answer(spawn, ended(spawn, all))).toBe(
      "british lose Spitfire Hurricane german lose He111 stand-down Bf109",
    );
  });

  it("cost in a dogfight a squadron whose first aircraft is down", () => {
    const spawn = spawnOf("dogfight", "cards", ["Spitfire", "Hurricane"], ["Bf109", "He111"]);
    expect(cards.answer(spawn, ended(spawn, { A1w: "down", A2: "damaged", Q3: "down" }))).toBe(
      "british lose Spitfire german lose He111",
    );
  });

  it("cost in a dogfight what is damaged on the wrong side of the Channel", () => {
    const spawn = spawnOf("dogfight", "cards", ["Spitfire"], ["Bf109", "He111", "He111"]);
    const match = ended(spawn, { A1: "damaged", G1: "damaged", Q1: "damaged" });
    expect(cards.answer(spawn, match)).toBe("british none german lose Bf109 He111");
  });

  it("have an aircraft a squadron where a side has too many for an Element each", () => {
    const wing = ["Spitfire", "Spitfire", "Spitfire", "Hurricane", "Hurricane", "Hurricane"];
    const spawn = spawnOf("dogfight", "cards", wing, ["Bf109", "Do17"]);
    const british = cards.config(spawn).elements?.filter(({ side }) => side === "allied");
    expect(british?.map(({ type, wingman }) => [type, wingman ?? true])).toEqual([
      ["spitfire-ia", true],
      ["spitfire-ia", false],
      ["hurricane-i", true],
      ["hurricane-i", false],
    ]);
    expect(cards.answer(spawn, ended(spawn, { A1w: "down", A4: "down", Q2: "down" }))).toBe(
      "british lose Spitfire Hurricane german lose Do17",
    );
  });

  it("have bombers lead where nobody escorts them", () => {
    const spawn = spawnOf("intercept", "cards", ["Spitfire"], ["Do17", "He111", "Ju88"]);
    const { elements = [], formations = [] } = cards.config(spawn);
    expect(elements.map(({ type }) => type)).toEqual(["spitfire-ia", "do-17z-lead"]);
    expect(formations.map(({ type, count }) => [type, count])).toEqual([
      ["he-111h-6", 3],
      ["ju-88a-4", 3],
    ]);
  });

  it("have the ace lead the first Hurricanes", () => {
    const spawn = spawnOf("dogfight", "cards", ["Spitfire", "Hurricane", "Hurricane"], ["Bf109"], {
      ace: true,
    });
    const led = cards.config(spawn).elements?.map(({ leader }) => leader?.quality);
    expect(led).toEqual([undefined, "ace", undefined, undefined]);
  });

  it("fly every type of our own tables as itself", () => {
    const british = cards.config(spawnOf("dogfight", "cards", [...BRITISH].slice(1), [...GERMAN]));
    const types = [...(british.elements ?? []), ...(british.formations ?? [])].map(({ type }) => type);
    expect(new Set(types).size).toBe(BRITISH.length - 1 + GERMAN.length);
  });

  it("are refused, in both languages, for a type that nothing flies for, another table, too many", async () => {
    const strange = spawnOf("dogfight", "cards", ["Whirlwind"], ["Bf109"]);
    const other = spawnOf("dogfight", "plotted", ["Spitfire"], ["Bf109"]);
    const many = spawnOf(
      "dogfight",
      "cards",
      Array.from({ length: 9 }, () => "Spitfire"),
      ["Bf109"],
    );
    const refused = [strange, other, many];
    expect(refused.map((spawn) => cards.fits(spawn)?.code)).toEqual(["no-model", "other-table", "too-many"]);
    for (const language of LANGUAGES)
      for (const spawn of refused) {
        const problem = cards.fits(spawn);
        const words = await bridges[1]?.words(language);
        if (!problem || !words) throw new Error("it fits");
        expect(say(words, { key: problem.code, values: problem.values })).toMatch(/^[A-Z0-9].*\.$/);
      }
  });
});
