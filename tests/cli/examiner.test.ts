import { describe, expect, test } from "vitest";
import { answerTo } from "../../src/cli/run.ts";
import { GAMES } from "../../src/games/index.ts";

/** What an outside program that reads the refusals found. */
async function refused(text: string) {
  const answer = await answerTo(text, GAMES, "en");
  if (answer.ok) throw new Error("this file should have been refused");
  return { ...answer, messages: answer.problems.map(({ message }) => message) };
}

const DUEL = '"format": 1, "game": "dogfight", "config": {"scenario": "duel"}';

describe("an answer to __proto__ belongs to its entry", () => {
  test("as a prompt", async () => {
    const { entry, problems, messages } = await refused(
      `{${DUEL}, "entries": [{"answers": {"__proto__": "3"}}]}`,
    );
    expect([entry, problems[0]?.prompt, problems[0]?.code]).toEqual([0, "__proto__", "shape"]);
    expect(messages).toEqual(["entries.0.answers must not have the unknown field __proto__."]);
  });

  test("in the header and in the set-up", async () => {
    const header = await refused(`{${DUEL}, "__proto__": 1}`);
    expect([header.entry, header.messages]).toEqual([
      null,
      ["The file must not have the unknown field __proto__."],
    ]);
    const setUp = await refused('{"format": 1, "game": "dogfight", "config": {"__proto__": {}}}');
    expect([setUp.entry, setUp.messages]).toEqual([
      null,
      ["config must not have the unknown field __proto__."],
    ]);
  });
});

describe("what is missing is called missing, and kinds have plain names", () => {
  test.each([
    ['{"format": 1}', ["game is missing.", "config is missing."]],
    ['{"format": 1, "game": 5, "config": {}}', ["game must be a text."]],
    [`{${DUEL}, "entries": {}}`, ["entries must be a list."]],
    [`{${DUEL}, "entries": [{}]}`, ["entries.0.answers is missing."]],
    [`{${DUEL}, "entries": [{"answers": []}]}`, ["entries.0.answers must be an object."]],
    [`{${DUEL}, "dice": {"faces": [1.5]}}`, ["dice.faces.0 must be a whole number."]],
    [`{${DUEL}, "dice": {"seed": "a", "faces": [1]}}`, ["dice must not have the unknown field seed."]],
    [`{${DUEL}, "a": 1, "b": 2}`, ["The file must not have the unknown fields a, b."]],
  ])("%s", async (text, messages) => {
    expect((await refused(text)).messages).toEqual(messages);
  });

  test("one prompt or several are awaited", async () => {
    const { messages } = await refused(
      `{${DUEL}, "entries": [{"answers": {"X": "3", "R1": "3", "B1": "3"}}]}`,
    );
    expect(messages).toEqual(["Nobody of the name X answers in this match; awaited: R1, B1."]);
  });
});
