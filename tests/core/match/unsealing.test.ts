import { describe, expect, test } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { checkpointsOf } from "../../../src/core/file/checkpoint.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import { resumeFile } from "../../../src/core/file/resume.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { hashOf } from "../../../src/core/hash.ts";
import { branch, now } from "../../../src/core/match/match.ts";
import { play } from "../../../src/core/match/play.ts";
import { takeBack } from "../../../src/core/match/take-back.ts";
import { withUnsealing } from "../../../src/core/match/unsealing.ts";
import { bidDuel, FIRST, faces, game, must, newDuel, onward, texts } from "../duel.ts";

describe("taking back sealed orders", () => {
  test("leaves an entry of its own, and the match as it was", () => {
    const match = must(withUnsealing(newDuel(), "blue"));
    expect(match.entries).toEqual([{ kind: "unseal", seat: "blue" }]);
    expect(match.moments).toEqual(newDuel().moments);
    const after = must(play(match, texts(FIRST), faces(2, 6)));
    expect(hashOf(now(after).state)).toBe(hashOf(now(bidDuel()).state));
    expect(now(after).entry).toBe(1);
  });

  test("is written and read, folded whole and from checkpoints, and taken back with nothing", () => {
    const first = must(play(must(withUnsealing(newDuel(), "red")), texts(FIRST), faces(2, 6)));
    const match = must(withUnsealing(first, now(first).prompts[0]?.seat ?? ""));
    const file = must(parseFile(JSON.stringify(writeFile({ match, dice: undefined }))));
    expect(file.entries?.[0]).toEqual({ unseal: "red" });
    for (const open of [openFile, resumeFile]) {
      const again = must(open(game, file, seededDice("x"), checkpointsOf(match))).match;
      expect(again.entries).toEqual(match.entries);
      expect(hashOf(now(again).state)).toBe(hashOf(now(match).state));
    }
    const back = must(takeBack(match, 1, "red", ["blue"]));
    expect(back.moments.length).toBe(1);
    expect(branch(match, 1).entries.map(({ kind }) => kind)).toEqual(["round"]);
  });

  test("is refused to a seat that is not asked, by name", () => {
    const refused = withUnsealing(newDuel(), "green");
    expect(!refused.ok && refused.error).toEqual([
      { prompt: null, code: "unseal-seat", values: { seat: "green", asked: ["red", "blue"] } },
    ]);
    let match = bidDuel();
    while (now(match).prompts.length > 0) match = onward(match);
    expect(withUnsealing(match, "red").ok).toBe(false);
    const file = { ...writeFile({ match: newDuel(), dice: undefined }), entries: [{ unseal: "green" }] };
    const opened = openFile(game, file, seededDice("x"));
    expect(!opened.ok && opened.error).toMatchObject({ entry: 0, problems: [{ code: "unseal-seat" }] });
  });
});
