import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadSayer } from "../../../src/cli/sayer.ts";
import { tableOf } from "../../../src/cli/wanted.ts";
import { recordedDice } from "../../../src/core/dice/dice.ts";
import { seededChoices, seededDice } from "../../../src/core/dice/random.ts";
import { LANGUAGES, type Language } from "../../../src/core/language.ts";
import { type Match, now as standing } from "../../../src/core/match/match.ts";
import { begin, play } from "../../../src/core/match/play.ts";
import { aloud, withOrderSaid } from "../../../src/face/queries/aloud.ts";
import { askedNow } from "../../../src/face/queries/asked.ts";
import { namesOf, pieceNamed } from "../../../src/face/queries/names.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { answersOf } from "../../../src/opponents/match-answers.ts";
import { random } from "../../../src/opponents/random.ts";
import { config } from "../../games/dogfight/helpers.ts";
import { asking } from "./asking.ts";
import { told } from "./every.ts";

const DOGFIGHT = findGame(GAMES, "dogfight") as GameEntry;
const GREAT_WAR = findGame(GAMES, "great-war") as GameEntry;

function must<T>(result: { readonly ok: boolean; readonly value?: T }): T {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value as T;
}

/** How a match of a game is said, of these aircraft or as it usually begins. */
async function sayingOf(entry: GameEntry, language: Language, match: Match, more = {}) {
  const { askerOf } = await asking(entry, language);
  return aloud(askerOf(match, match.seats[0]?.id ?? "table", more));
}

const DUEL = must(
  begin(
    dogfight,
    config([
      { id: "R1", x: 24, y: 10, heading: 12 },
      { id: "B1", x: 24, y: 14, heading: 6 },
      { id: "Ace-2", side: "red", x: 9, y: 9 },
    ]),
    recordedDice([]),
  ),
);

async function usualMatch(entry: GameEntry, scenario: string): Promise<Match> {
  const { game, config: usual } = await tableOf(entry, scenario);
  return must(begin(game, usual, seededDice("aloud")));
}

describe("a dogfight is said", () => {
  test.each([
    ["R1 flies to 20.5″.", "Red 1 flies to 20.5 inches."],
    ["“R1” (B1): 1″, within 2–4″", "“Red 1” (Blue 1): 1 inch, within 2–4 inches"],
    ["B10 and R-25, AR1 and R1-x", "B10 and R-25, AR1 and R1-x"],
    [
      "Near it: 2L1, 1RR+, L2L--.",
      "Near it: ahead two, left one, ahead one, ahead one, right two, climbing one, left one, ahead two, left one, diving two.",
    ],
    ["R1+ and R1", "right one, ahead one, climbing one and Red 1"],
    ["Turn 2: 3 of 5 (R-03)", "Turn 2: 3 of 5 (R-03)"],
    ["? try 2R1 1LL", "? try ahead two, right one, ahead one ahead one, left two"],
    ["L1L1L9, 12, LR", "L1L1L9, 12, left one, right one"],
    ["Ace-2 flies", "Ace-2 flies"],
    ["", ""],
  ])("%s: %s", async (written, said) => {
    expect((await sayingOf(DOGFIGHT, "en", DUEL)).text(written)).toBe(said);
  });

  test("in German too", async () => {
    const { text } = await sayingOf(DOGFIGHT, "de", DUEL);
    expect(text("R1 fliegt 2R1+, 10,5″ bis B1.")).toBe(
      "Rot 1 fliegt geradeaus zwei, rechts eins, geradeaus eins, eins höher, 10,5 Zoll bis Blau 1.",
    );
  });

  test("an order that is called as a piece is an order where it is known to be one, a mere figure too", async () => {
    const { order, text, name } = await sayingOf(DOGFIGHT, "en", DUEL);
    expect([text("R1"), order("R1"), order("3"), text("3")]).toEqual([
      "Red 1",
      "right one, ahead one",
      "ahead three",
      "3",
    ]);
    expect(order("R1 front B1")).toBe("Red 1 front Blue 1");
    expect([name("R1"), name("Ace-2")]).toEqual(["Red 1", "Ace-2"]);
    const told = withOrderSaid({ key: "flies", values: { id: "R1", order: "R1" } }, { order });
    expect(told.values).toEqual({ id: "R1", order: "right one, ahead one" });
  });

  test("what people are called stays", async () => {
    const { text } = await sayingOf(DOGFIGHT, "en", DUEL, { names: ["Baron R1", ""] });
    expect(text("Baron R1 (Red) flies R1")).toBe("Baron R1 (Red) flies Red 1");
  });
});

describe("a dogfight on hexes is said", () => {
  test.each([
    [
      "A1 flies 8: F R F2 L -50 from 0507 to 0509 at 300 m.",
      "Allies 1 flies speed eight: ahead one, right one, ahead two, left one, diving 50 metres from 0507 to 0509 at 300 metres.",
    ],
    [
      "G1: 6: barrel-roll-right F13 +150; 3 MP, 1 MP",
      "Germans 1: speed six: barrel roll right, ahead 13, climbing 150 metres; 3 movement points, 1 movement point",
    ],
    ["5: glide F3 bomb (4.5d)", "speed five: gliding, ahead three, bomb (4.5d)"],
    ["Turn 3: A1; the MP of m", "Turn 3: Allies 1; the movement points of m"],
  ])("%s", async (written, said) => {
    const match = await usualMatch(GREAT_WAR, "duel");
    expect((await sayingOf(GREAT_WAR, "en", match)).text(written)).toBe(said);
  });
});

/** A random match of a game after so many rounds. */
async function played(entry: GameEntry, seed: string, rounds: number): Promise<Match> {
  const scenarios = entry.meta.scenarios;
  const scenario = scenarios[seed.length % scenarios.length]?.id ?? "";
  const { game, config: usual } = await tableOf(entry, scenario);
  let match = must(begin(game, usual, seededDice(seed)));
  for (let round = 0; round < rounds && standing(match).prompts.length > 0; round++) {
    const texts = answersOf(game, match, () => random, seededChoices(`${seed} ${round}`));
    match = must(play(match, texts, seededDice(`${seed} ${round}`)));
  }
  return match;
}

const FIGURE = /^\d+$/;
const within = (word: string, text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}+-])${word.replace(/[+]/g, "\\+")}(?![\\p{L}\\p{N}+-])`, "u").test(text);

describe.each(GAMES.map((entry) => [entry.meta.id, entry] as const))("in any match of %s", (_, entry) => {
  test("nothing that is said has an id or an order in signs, and each name means its piece", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 12 }),
        fc.constantFrom(...LANGUAGES),
        async (seed, language) => {
          const match = await played(entry, seed, 30);
          const sayer = await loadSayer(entry, language);
          const { askerOf } = await asking(entry, language);
          for (const viewer of [...match.seats.map(({ id }) => id), "table"]) {
            const asker = askerOf(match, viewer);
            const { text, order, name } = aloud(asker);
            // Whoever has fallen or gone is still called so.
            const first = askerOf({ ...match, moments: match.moments.slice(0, 1) }, viewer);
            const begun = namesOf(first).filter((id) => aloud(first).name(id) !== id);
            const now = namesOf(asker).filter((id) => name(id) !== id);
            const named = [...new Set([...now, ...begun])];
            for (const id of namesOf(asker)) expect(pieceNamed(asker, name(id))).toBe(id);
            const isSpelt = (one: string) => asker.queries?.spelt?.(one, true)?.length === one.length;
            const orders = match.entries
              .flatMap((one) => (one.kind === "round" ? [...one.answers.values()] : []))
              .filter(isSpelt);
            const facts = match.moments.flatMap(({ events }) =>
              events.map((event) => sayer.say(withOrderSaid(match.game.narrate(event), { order }))),
            );
            const answers = (
              await Promise.all(
                ["?", "? all", "? what", `? ${named[0] ?? "me"}`].map((one) => told(asker, one)),
              )
            ).flat();
            for (const written of [...facts, ...askedNow(asker, false), ...answers]) {
              const said = text(written);
              for (const id of named) expect(within(id, said), said).toBe(false);
              // A figure is no order in a sentence, for nobody can tell it from another one.
              for (const one of orders) if (!FIGURE.test(one)) expect(within(one, said), said).toBe(false);
            }
            for (const one of orders) expect(order(one)).not.toBe(one);
            if (named[0])
              expect(await told(asker, `? ${name(named[0])}`)).toEqual(await told(asker, `? ${named[0]}`));
          }
        },
      ),
      { numRuns: 6 },
    );
  });
});
