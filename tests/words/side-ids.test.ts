import { beforeAll, describe, expect, test } from "vitest";
import { loadSay } from "../../src/app/words.ts";
import { seededChoices } from "../../src/core/dice/random.ts";
import { openFile, parseFile } from "../../src/core/file/file.ts";
import type { AnyGame } from "../../src/core/game.ts";
import { LANGUAGES } from "../../src/core/language.ts";
import type { Match } from "../../src/core/match/match.ts";
import { say } from "../../src/core/phrase.ts";
import { dogfight } from "../../src/games/dogfight/computer/game.ts";
import { SCENARIOS } from "../../src/games/dogfight/data/scenarios/scenarios.ts";
import { de } from "../../src/games/dogfight/words/de.ts";
import { en } from "../../src/games/dogfight/words/en.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame, type GameEntry } from "../../src/games/registry.ts";
import { loadGameWords } from "../../src/words/games.ts";
import { sideName } from "../../src/words/sides.ts";
import { randomGame } from "../games/dogfight/random.ts";
import { goldenNames, goldenText } from "../goldens/files.ts";

/** The shortest recorded matches of a game, and of those with a bid one. */
function shortest(game: string): readonly string[] {
  const own = goldenNames(game).map(goldenText);
  const sorted = own.toSorted((a, b) => a.length - b.length);
  const bid = sorted.find((text) => text.includes('"bid": true') || text.includes('"bid":true'));
  return [...new Set([...sorted.slice(0, 3), ...(bid === undefined ? [] : [bid])])];
}

/** Matches an id of a side or a seat where a sentence should have its name. */
function idsIn(ids: readonly string[]): RegExp {
  return new RegExp(`(?<![A-Za-z-])(${ids.join("|")})(?![A-Za-z-])`);
}

function rawIds(game: AnyGame, { config }: Match): RegExp {
  const ids = game.seats(config).flatMap(({ id, side }) => [id, side]);
  return idsIn([...new Set(ids)].filter((id) => /^[a-z]+$/.test(id)));
}

async function opened(entry: GameEntry, text: string) {
  const game = await entry.load();
  const file = parseFile(text);
  const match = file.ok ? openFile(game, file.value, seededChoices("ids")) : file;
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return { game, match: match.value.match };
}

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadGameWords));
});

describe.each(GAMES.map(({ meta }) => meta.id))("what %s tells", (id) => {
  test.each(LANGUAGES)(
    "calls sides and seats by their names, never by their ids, in %s",
    async (language) => {
      const entry = findGame(GAMES, id) as GameEntry;
      const speak = await loadSay(entry, language, "table");
      for (const text of shortest(id)) {
        const { game, match } = await opened(entry, text);
        const raw = rawIds(game, match);
        const told = match.moments.flatMap(({ events, throws, state }) => {
          const outcome = game.outcome(state);
          return [
            ...events.map((event) => speak(game.narrate(event))),
            ...throws.map(({ why }) => speak(why)),
            ...(outcome ? [speak(outcome.reason)] : []),
          ];
        });
        expect(told.length).toBeGreaterThan(10);
        expect(told.filter((sentence) => raw.test(sentence))).toEqual([]);
      }
    },
  );
});

describe("a campaign's battle in the dogfight", () => {
  test.each([
    ["british", "german"],
    ["american", "german"],
  ])("calls %s and %s as the campaign does, one or many", (first, second) => {
    const aircraft = SCENARIOS.duel.aircraft.map((one) => ({
      ...one,
      side: one.side === "red" ? first : second,
    }));
    const raw = idsIn([first, second]);
    for (const [language, catalogue] of [
      ["en", en],
      ["de", de],
    ] as const) {
      const games = ["one", "two", "three"].map((seed) =>
        randomGame({ aircraft, turns: 9, goal: "most-damage" }, seed),
      );
      const told = games.flatMap(({ events }) =>
        events.map((event) => say(catalogue, dogfight.narrate(event))),
      );
      expect(told.filter((sentence) => raw.test(sentence))).toEqual([]);
      expect(told.some((sentence) => sentence.startsWith(sideName(second, language)))).toBe(true);
      expect(told.join(" ")).not.toMatch(
        /(Germans|Americans) (wins|stops|has|fires) |(Deutsche|Amerikaner) (gewinnt|hat|feuert|stellt) /,
      );
    }
  });
});
