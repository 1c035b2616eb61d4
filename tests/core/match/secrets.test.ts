import { describe, expect, test } from "vitest";
import { drawsOf, rollsOf } from "../../../src/core/dice/dice.ts";
import { LENIENT } from "../../../src/core/file/judge.ts";
import { openTranscript, readTranscript, transcriptOf } from "../../../src/core/file/transcript.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { answersFor, throwsFor } from "../../../src/core/match/log.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { play } from "../../../src/core/match/play.ts";
import { hasSecrets } from "../../../src/core/match/secrets.ts";
import { bidDuel, FIRST, faces, game, must, newDuel, onward, texts } from "../duel.ts";

/** The duel after equal bids: each side has drawn a card, then rolled a die. */
function tied(): Match {
  const answers = { ...FIRST, "red-bid": "bid 0", "blue-bid": "bid 0" };
  return must(play(newDuel(), texts(answers), faces(2, 6, 3, 5)));
}

describe("a secret throw", () => {
  test("is handed to its seats and the umpire, an open one to everybody", () => {
    const facesOf = (viewer: string) => throwsFor(now(tied()), viewer).map((thrown) => thrown.faces);
    expect(facesOf("umpire")).toEqual([[2], [6], [3], [5]]);
    expect(facesOf("red")).toEqual([[2], [3], [5]]);
    expect(facesOf("blue")).toEqual([[6], [3], [5]]);
    expect(facesOf("table")).toEqual([[3], [5]]);
  });

  test("is recorded apart from what fell on the table", () => {
    const { throws } = now(tied());
    expect([rollsOf(throws), drawsOf(throws)]).toEqual([
      [3, 5],
      [2, 6],
    ]);
    expect(writeFile({ match: tied(), dice: undefined })).toMatchObject({
      draws: [1, 2, 3, 4, 5, 6],
      entries: [{ rolls: [3, 5], draws: [2, 6] }],
    });
  });
});

test("an answer that opens at the end is its seat's own until then", () => {
  const match = tied();
  expect([...answersFor(match, 1, "red").keys()]).toEqual(["red-target", "red-bid", "R1", "blue-bid", "B1"]);
  expect([...answersFor(match, 1, "table").keys()]).toEqual(["red-bid", "R1", "blue-bid", "B1"]);
  expect(answersFor(match, 1, "umpire").size).toBe(6);
  expect(answersFor(match, 0, "umpire").size).toBe(0);
});

describe("a match with secrets", () => {
  test("says so in its file while it is played, and no more when it is over", () => {
    let match = bidDuel();
    expect(writeFile({ match, dice: undefined }).secrets).toBe(true);
    while (now(match).prompts.length > 0) match = onward(match);
    expect(hasSecrets(match)).toBe(false);
    expect(writeFile({ match, dice: undefined }).secrets).toBeUndefined();
  });

  test("is told to others by a transcript that holds views and no hidden card, draw or target", () => {
    const match = tied();
    const told = JSON.parse(JSON.stringify(transcriptOf(match, "blue")));
    expect(told.moments[0].view.hands).toEqual({
      red: { size: 3 },
      blue: { size: 3, cards: ["4", "5", "6"] },
    });
    expect(told.moments[1].answers["blue-guard"]).toBe("guard B5");
    expect(told.moments[1].answers["red-target"]).toBeUndefined();
    expect(told.moments[1].rolls).toEqual([3, 5]);
  });
});

describe("a transcript", () => {
  const told = () => JSON.parse(JSON.stringify(transcriptOf(tied(), "table")));

  test("opens as a match that can be looked at and asks nothing", () => {
    const read = readTranscript(told());
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const match = must(openTranscript(game, read.value, LENIENT));
    expect(match.moments.length).toBe(2);
    expect(now(match).prompts).toEqual([]);
    expect(match.game.view(now(match).state, "red")).toEqual(game.view(now(tied()).state, "table"));
    expect([...answersFor(match, 1, "table")]).toEqual([...answersFor(tied(), 1, "table")]);
    expect(transcriptOf(match, "table").moments[1]?.events).toEqual(told().moments[1].events);
  });

  test.each([
    ["of a newer format", { ...told(), format: 99 }, "file-format-newer"],
    ["without a moment", { ...told(), moments: [] }, "shape"],
    ["with a field that is none", { ...told(), secrets: true }, "shape"],
    ["with a hidden key", JSON.parse('{"transcript": "table", "__proto__": 1}'), "file-format"],
  ])("%s is refused", (_, document, code) => {
    const read = readTranscript(document);
    expect(!read.ok && read.error.problems[0]?.code).toBe(code);
  });

  test("of newer rules is refused", () => {
    const read = readTranscript({ ...told(), rules: 99 });
    const opened = read.ok ? openTranscript(game, read.value, LENIENT) : read;
    expect(!opened.ok && opened.error.problems[0]?.code).toBe("file-rules-newer");
  });
});
