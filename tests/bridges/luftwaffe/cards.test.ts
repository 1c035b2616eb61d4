import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bridges } from "../../../src/bridges/luftwaffe/bridges.ts";
import { cards } from "../../../src/bridges/luftwaffe/cards.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { AnyAppraisedGame, Spawn } from "../../../src/core/game.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { begin } from "../../../src/core/match/play.ts";
import { say } from "../../../src/core/phrase.ts";
import { downInFlames } from "../../../src/games/down-in-flames/computer/game.ts";
import type { State } from "../../../src/games/down-in-flames/rules/state/state.ts";
import { randomBattle } from "../random-battle.ts";
import { anySpawn, expectWithin, of, spawnOf } from "./battles.ts";

const game: AnyAppraisedGame = downInFlames;

/** A match of the battle in which aircraft have come to this; ids as `A1w` of a Wingman, `Q2` of a bomber. */
function ended(spawn: Spawn, fate: (id: string) => "down" | "damaged" | undefined): Match {
  const begun = begin(game, cards.config(spawn), seededDice("fates"));
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  const moment = now(begun.value);
  const state = moment.state as State;
  const struck = (id: string) => ({ down: fate(id) === "down", damaged: fate(id) === "damaged" });
  const elements = state.elements.map((one, at) => {
    const id = state.setup.elements[at]?.id ?? "";
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

const laid = (spawn: Spawn) => {
  const { elements = [], formations = [] } = cards.config(spawn);
  return {
    elements: elements.map(({ id, type, wingman = true }) => `${id} ${type}${wingman ? "" : " alone"}`),
    formations: formations.map(({ id, type, count }) => `${id} ${type} ${count}`),
  };
};

describe("battles over the Reich with cards", () => {
  it("are set up so that the card dogfight has nothing against it, whoever meets, however many they are", () => {
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

  it("cost no more than was sent, whenever they end", () => {
    fc.assert(
      fc.property(anySpawn("cards"), fc.string(), (spawn, seed) => {
        for (const match of randomBattle(game, cards.config(spawn), seededDice(seed)))
          expectWithin(spawn, cards.answer(spawn, match));
      }),
      { numRuns: 4 },
    );
  });

  it("cost nothing before they are fought, and never more than fought when everything is down", () => {
    fc.assert(
      fc.property(anySpawn("cards"), (spawn) => {
        expect(
          cards.answer(
            spawn,
            ended(spawn, () => undefined),
          ),
        ).toBe("american none german none");
        expectWithin(
          spawn,
          cards.answer(
            spawn,
            ended(spawn, () => "down"),
          ),
        );
      }),
      { numRuns: 30 },
    );
  });

  it("are Leaders and Wingmen of one type, and bombers in formations", () => {
    const spawn = spawnOf("cards", {
      american: [of("P51", 8)],
      bombers: [of("B17", 12), of("B24", 2)],
      german: [of("Me109", 12), of("FW190", 4), of("Me110", 6)],
    });
    expect(laid(spawn)).toEqual({
      elements: [
        "A1 p-51d-10",
        "A2 p-51d-10 alone",
        "G1 bf-109g-6",
        "G2 bf-109g-6",
        "G3 fw-190a-6",
        "G4 bf-110g-2",
      ],
      formations: ["Q b-17g 4", "R b-24j 2"],
    });
  });

  it("have bombers lead where nobody escorts them", () => {
    const spawn = spawnOf("cards", { bombers: [of("B24", 12), of("B17", 4)], german: [of("FW190", 8)] });
    const { elements, formations } = laid(spawn);
    expect(elements[0]).toBe("A1 b-24j-lead");
    expect(formations.map((one) => one.split(" ")[1])).toEqual(["b-24j", "b-17g"]);
    const few = spawnOf("cards", { bombers: [of("B17", 2)], german: [of("FW190", 2)] });
    expect(laid(few)).toMatchObject({ elements: ["A1 b-17g-lead", expect.anything()], formations: [] });
  });

  it("cost half of what stands behind an American that is down, five twelfths behind a German", () => {
    const spawn = spawnOf("cards", { american: [of("P47", 16)], german: [of("FW190", 24)] });
    const lost = (ids: readonly string[], fate: "down" | "damaged") =>
      cards.answer(
        spawn,
        ended(spawn, (id) => (ids.includes(id) ? fate : undefined)),
      );
    expect(laid(spawn).elements).toHaveLength(7);
    expect(lost(["A1", "A1w", "G1", "G1w"], "down")).toBe("american P47 3 german FW190 3");
    expect(lost(["A1", "A1w", "A2", "A2w", "G1"], "damaged")).toBe("american P47 1 german none");
  });

  it("cost half of what stands behind a bomber that is down or damaged", () => {
    const spawn = spawnOf("cards", {
      american: [of("P47", 4)],
      bombers: [of("B17", 12)],
      german: [of("FW190", 16)],
    });
    expect(laid(spawn).formations).toEqual(["Q b-17g 6"]);
    for (const fate of ["down", "damaged"] as const)
      expect(
        cards.answer(
          spawn,
          ended(spawn, (id) => (["Q1", "Q2"].includes(id) ? fate : undefined)),
        ),
      ).toBe("american B17 2 german none");
  });

  it("are refused, in both languages, for a type that nothing flies for, or another table", async () => {
    const strange = spawnOf("cards", { american: [of("B17", 2)], german: [of("Me109", 2)] });
    const other = spawnOf("plotted", { american: [of("P47", 2)], german: [of("Me109", 2)] });
    expect(cards.fits(strange)).toEqual({ code: "no-model", values: { type: "B17" } });
    expect(cards.fits(other)).toMatchObject({ code: "other-table" });
    for (const language of LANGUAGES)
      for (const spawn of [strange, other]) {
        const problem = cards.fits(spawn);
        const words = await bridges[1]?.words(language);
        if (!problem || !words) throw new Error("it fits");
        expect(say(words, { key: problem.code, values: problem.values })).toMatch(/^[A-Z].*\.$/);
      }
  });
});
