import { describe, expect, test } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import type { Match } from "../../../src/core/match/match.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { played as playedCards } from "../../games/down-in-flames/face/matches.ts";
import { played as playedHexes } from "../../games/great-war/face/matches.ts";
import { asking } from "./asking.ts";
import { everyQuestion, told } from "./every.ts";

/** So many moments of a match, evenly spread from its beginning to its end. */
function stages(match: Match, count: number): readonly Match[] {
  const { moments } = match;
  return Array.from({ length: count }, (_, stage) => {
    const last = Math.floor((stage * (moments.length - 1)) / (count - 1));
    return { ...match, moments: moments.slice(0, last + 1) };
  });
}

const STAGES = 5;

const MATCHES: readonly (readonly [name: string, game: string, own: readonly string[], () => Match])[] = [
  ["hidden guns", "great-war", ["hex", "edge"], () => playedHexes("balloons", "asked")],
  ["a plotted fight", "great-war", ["hex"], () => playedHexes("duel", "asked")],
  ["bombers", "down-in-flames", [], () => playedCards({ scenario: "factory" }, "asked")],
  ["a campaign", "down-in-flames", [], () => playedCards({ scenario: "campaign" }, "asked")],
];

/** A key that no catalogue knows is shown as it is. */
const KEY = /^[a-z]+(\.[a-z-]+)+$/;
/** What is to be heard has its units in words. */
const UNSPOKEN = /[%″×]/;
/** Questions whose answers a game words for the ear; those of the table have its signs. */
const HEARD = ["? all", "? alle", "? near", "? nah"];

describe.each(MATCHES)("in %s, at any time of a match", (_, name, own, match) => {
  test("every question gets sentences, alike whatever is hidden from who asks", async () => {
    const entry = findGame(GAMES, name) as GameEntry;
    const all = stages(match(), STAGES);
    for (const language of LANGUAGES) {
      const { askerOf } = await asking(entry, language);
      for (const stage of all) {
        for (const viewer of [...stage.seats.map(({ id }) => id), "table"]) {
          const asker = askerOf(stage, viewer);
          const imagined = asker.game.imagine(asker.view as never, seededDice(`${viewer} guesses`));
          const other = { ...asker, view: asker.game.view(imagined, viewer) };
          for (const line of await everyQuestion(asker, own)) {
            const sentences = await told(asker, line);
            expect(sentences.length, line).toBeGreaterThan(0);
            for (const sentence of sentences) {
              expect(sentence).not.toMatch(KEY);
              expect(sentence).not.toMatch(/\.\.$/);
              if (HEARD.includes(line)) expect(sentence).not.toMatch(UNSPOKEN);
            }
            expect(await told(other, line), line).toEqual(sentences);
          }
        }
      }
    }
  });
});
