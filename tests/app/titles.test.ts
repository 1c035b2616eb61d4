import { beforeAll, describe, expect, it } from "vitest";
import { distinctTitles } from "../../src/app/pages/matches/MatchList.tsx";
import { datedTitle, matchTitle } from "../../src/app/titles.ts";
import { say } from "../../src/core/phrase.ts";
import { gameWords, loadGameWords } from "../../src/words/games.ts";
import { gamesWith } from "../whole-games.ts";

beforeAll(async () => {
  await Promise.all([loadGameWords("en"), loadGameWords("de")]);
});

const DUEL = {
  game: "dogfight",
  scenario: "duel",
  title: "kept as",
  created: new Date(1940, 7, 15, 18, 30, 5).getTime(),
};
const LATER = { ...DUEL, created: new Date(1940, 7, 16, 9, 0, 0).getTime() };
const SAME_MINUTE = { ...DUEL, created: DUEL.created + 7000 };
const BRANCH = { ...DUEL, branch: "What if: Turn 3" };

describe("titles of matches", () => {
  it("name a branch after its moment", () => {
    expect(matchTitle(BRANCH, "en")).toBe("Spitfire against Bf 109E · What if: Turn 3");
  });

  it("are told apart by when the matches were begun, and left alone where nothing is like them", () => {
    const titles = distinctTitles([DUEL, LATER, BRANCH], "en");
    expect([...titles.values()]).toEqual([
      "Spitfire against Bf 109E, 1940-08-15 18:30",
      "Spitfire against Bf 109E, 1940-08-16 09:00",
      "Spitfire against Bf 109E · What if: Turn 3",
    ]);
    expect(datedTitle(DUEL, "de")).toBe("Spitfire gegen Bf 109E, 1940-08-15 18:30");
  });

  it("of one minute are told apart by its seconds", () => {
    const titles = [...distinctTitles([DUEL, SAME_MINUTE, LATER], "en").values()];
    expect(titles.slice(0, 2).map((title) => title.slice(-8))).toEqual(["18:30:05", "18:30:12"]);
  });
});

/** Games that have a full name, and those that tell what each computer player does. */
const NAMED = await gamesWith(async (entry) => (await entry.metaWords("en")).rulesName);
const TOLD = await gamesWith(
  async (entry) =>
    (await entry.face("setup")) && Object.hasOwn(await entry.words("en", "setup"), "plays.ace"),
);

describe.each(["en", "de"] as const)("the name of each game in %s", (language) => {
  it.each(NAMED.map(({ meta }) => meta.id))(
    "says what is played, and the rules' full name stands by: %s",
    (id) => {
      const { title, rulesName } = gameWords(id, language);
      expect(rulesName).toBeTruthy();
      expect(title).not.toBe(rulesName);
      expect(title).not.toMatch(/[()]/);
    },
  );
});

describe.each(TOLD.map((entry) => [entry.meta.id, entry] as const))("a computer player of %s", (_, entry) => {
  it.each(["en", "de"] as const)("is told by what it does in this game, in %s", async (language) => {
    const own = await entry.words(language, "setup");
    for (const id of ["cadet", "pilot", "ace"]) {
      const key = `plays.${id}`;
      expect(say(own, { key, values: {} })).toMatch(/\.$/);
    }
  });
});
