import { describe, expect, test } from "vitest";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { hashOf } from "../../../src/core/hash.ts";
import { branch, type Match, now } from "../../../src/core/match/match.ts";
import { amend, play, replayStep } from "../../../src/core/match/play.ts";
import { takeBack } from "../../../src/core/match/take-back.ts";
import { bidDuel, FIRST, faces, game, must, newDuel, texts } from "../duel.ts";

/** The match that its own file folds to. */
function reopened(match: Match): Match {
  const file = must(parseFile(JSON.stringify(writeFile({ match, dice: undefined }))));
  return must(openFile(game, file, faces())).match;
}

describe("the umpire's amendment", () => {
  const amended = () => must(amend(bidDuel(), " red  score 03", "counted wrongly"));

  test("is an entry of its own, in canonical spelling, with what it tells everybody", () => {
    const match = amended();
    expect(match.entries.at(-1)).toEqual({ kind: "amend", text: "red score 3", why: "counted wrongly" });
    expect(now(match).events).toEqual([{ key: "amended", values: { what: "red score", to: "3" } }]);
    expect(now(match).prompts).toEqual(now(bidDuel()).prompts);
  });

  test("is kept in the file and folds to the same state", () => {
    const again = reopened(amended());
    expect(hashOf(now(again).state)).toBe(hashOf(now(amended()).state));
    expect(again.entries).toEqual(amended().entries);
  });

  test("is refused in the words of the game", () => {
    const refused = amend(bidDuel(), "red score lots", "");
    expect(!refused.ok && refused.error).toMatchObject([
      { prompt: null, code: "no-amendment", rule: "RD-21" },
    ]);
  });

  test("is never free to take back, and can be put back and branched", () => {
    expect(takeBack(amended(), 1, "blue").ok).toBe(false);
    const back = must(takeBack(amended(), 1, "red", ["blue"]));
    expect(hashOf(now(back).state)).toBe(hashOf(now(bidDuel()).state));
    const [, step] = amended().entries;
    if (step?.kind !== "amend") throw new Error("no amendment");
    expect(hashOf(now(must(replayStep(back, step))).state)).toBe(hashOf(now(amended()).state));
    const what = branch(amended(), 2);
    expect(what.entries.map(({ kind }) => kind)).toEqual(["round", "amend"]);
  });

  test("is refused by a game that can't be amended", () => {
    const { amend: _, ...fixed } = game;
    const refused = amend({ ...bidDuel(), game: fixed }, "red score 3", "");
    expect(!refused.ok && refused.error[0]?.code).toBe("amend-never");
  });
});

describe("an answer of the clock", () => {
  const { "red-target": _, R1: __, ...answered } = FIRST;
  const late = () => must(play(newDuel(), texts(answered), faces(2, 6), { idle: ["red-target", "R1"] }));

  test("is the game's own, marked in the entry and in the file", () => {
    const [entry] = late().entries;
    expect(entry?.kind === "round" && entry.origins).toEqual({ idle: ["red-target", "R1"] });
    expect(entry?.kind === "round" && entry.answers.get("R1")).toBe("done");
    const again = reopened(late());
    expect(again.entries).toEqual(late().entries);
    expect(hashOf(now(again).state)).toBe(hashOf(now(late()).state));
  });

  test("can't be another than the game's", () => {
    const played = play(newDuel(), texts({ ...answered, R1: "move R1 B2" }), faces(2, 6), {
      idle: ["red-target", "R1"],
    });
    expect(!played.ok && played.error.map(({ prompt, code }) => [prompt, code])).toEqual([
      ["R1", "given-answer"],
    ]);
  });

  test("can't be given where nothing is asked, or by a game without a clock", () => {
    const nobody = play(newDuel(), texts(FIRST), faces(2, 6), { idle: ["R9"] });
    expect(!nobody.ok && nobody.error[0]?.code).toBe("idle-prompt");
    const { idle: ___, ...patient } = game;
    const never = play({ ...newDuel(), game: patient }, texts(answered), faces(2, 6), { idle: ["R1"] });
    expect(!never.ok && never.error[0]?.code).toBe("idle-prompt");
  });

  test("can't be a battle's", () => {
    const played = play(newDuel(), texts(FIRST), faces(2, 6), { atOnce: ["R1"] });
    expect(!played.ok && played.error[0]?.code).toBe("spawn-prompt");
  });
});
