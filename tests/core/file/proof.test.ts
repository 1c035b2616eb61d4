import { describe, expect, test } from "vitest";
import { type Dice, recordedDice, secureDice, splitDice } from "../../../src/core/dice/dice.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import { checkpointsOf } from "../../../src/core/file/checkpoint.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import { proofOf } from "../../../src/core/file/proof.ts";
import { resumeFile } from "../../../src/core/file/resume.ts";
import type { MatchFile } from "../../../src/core/file/schema.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import type { AnyGame } from "../../../src/core/game.ts";
import type { PlayedEntry } from "../../../src/core/match/entry.ts";
import { branch, type Match } from "../../../src/core/match/match.ts";
import { begin, play, replayStep } from "../../../src/core/match/play.ts";
import { takeBack } from "../../../src/core/match/take-back.ts";
import { withUnsealing } from "../../../src/core/match/unsealing.ts";
import { config, FIRST, must, game as raid, texts } from "../duel.ts";

/** Red's hand and blue's, drawn in secret. */
const HANDS = [1, 2, 3, 4, 5, 6];
const SETUP = { format: 4, game: "raid", config, draws: HANDS } as const;

/** The raid with a throw more in every round, which everybody sees. */
const game: AnyGame = {
  ...raid,
  resolve(state, answers, dice) {
    dice.throw({ dice: ["d6", "d6"], by: "red", why: { key: "draw", values: {} } });
    return raid.resolve(state, answers, dice);
  },
};

function live(word = 12): Dice {
  return secureDice((words) => words.fill(word));
}

function opened(file: MatchFile, dice: Dice = live()): Match {
  return must(openFile(game, file, dice)).match;
}

/** The first round, with two faces that everybody sees. */
function bid(match: Match, dice: Dice): Match {
  return must(play(match, texts(FIRST), dice));
}

function dicesOf(match: Match): Record<string, number> {
  return Object.fromEntries(proofOf(match).dice);
}

/** The match written and read again, folded and resumed. */
function kept(match: Match): readonly Match[] {
  const file = must(parseFile(JSON.stringify(writeFile({ match, dice: undefined }))));
  return [opened(file), must(resumeFile(game, file, live(), checkpointsOf(match))).match];
}

describe("where the dice of a match came from", () => {
  const entries = [{ answers: FIRST }];
  test.each([
    ["no setting", SETUP, { secure: 2 }],
    ["a seed", { ...SETUP, dice: { seed: "x" } }, { seeded: 2 }],
    ["faces listed ahead", { ...SETUP, dice: { faces: [2, 6] } }, { listed: 2 }],
  ] as const)("is known of a match with %s, and from its file", (_, setup, dice) => {
    const match = opened({ ...setup, entries } as unknown as MatchFile);
    expect(dicesOf(match)).toEqual(dice);
    for (const again of kept(match)) expect(dicesOf(again)).toEqual(dice);
    expect(dicesOf(branch(match, 1))).toEqual(dice);
  });

  test("is typed for what was typed, and told of each round that differs", () => {
    const begun = opened({ ...SETUP, dice: { typed: true } } as unknown as MatchFile);
    expect(begun.source).toBe("typed");
    const match = bid(begun, seededDice("other"));
    expect(writeFile({ match, dice: undefined })).toMatchObject({
      source: "typed",
      entries: [{ source: "seeded" }],
    });
    for (const again of [match, ...kept(match)]) expect(dicesOf(again)).toEqual({ seeded: 2 });
  });

  test("is told of nobody's dice in a file that records faces and not their source", () => {
    const {
      source: _,
      seal: __,
      ...file
    } = writeFile({
      match: opened({ ...SETUP, entries } as unknown as MatchFile),
      dice: undefined,
    });
    const match = opened(file);
    expect(dicesOf(match)).toEqual({ untold: 2 });
    expect(writeFile({ match, dice: undefined }).source).toBeUndefined();
    // What falls from now on is known.
    const back = must(takeBack(match, 1, "red", ["blue"]));
    for (const again of kept(bid(back, live(13)))) expect(dicesOf(again)).toEqual({ untold: 2, secure: 2 });
  });

  test("is that of older files as far as their dice setting tells", () => {
    const old = {
      format: 2,
      game: "raid",
      config,
      draws: HANDS,
      entries: [{ answers: FIRST, rolls: [2, 6], draws: [2, 6] }],
    };
    const read = (dice?: object) =>
      opened(must(parseFile(JSON.stringify({ ...old, ...(dice && { dice }) }))));
    expect(dicesOf(read())).toEqual({ untold: 2 });
    expect(dicesOf(read({ seed: "x" }))).toEqual({ seeded: 2 });
    expect(dicesOf(read({ typed: true }))).toEqual({ typed: 2 });
  });
});

describe("what was taken back", () => {
  const begun = must(begin(game, config, splitDice(live(), recordedDice(HANDS))));
  const back = (match: Match) => must(takeBack(match, 1, "red", ["blue"]));

  test("counts every roll that was taken back, and every face that fell", () => {
    let match = bid(begun, live());
    for (let times = 0; times < 5; times++) match = bid(back(match), seededDice(`${times}`));
    expect(proofOf(match)).toMatchObject({ takenBack: 5, rolledAgain: 5 });
    expect(dicesOf(match)).toEqual({ secure: 2, seeded: 10 });
    expect(proofOf(back(match))).toMatchObject({ takenBack: 6, rolledAgain: 6 });
    for (const again of kept(match)) expect(proofOf(again)).toEqual(proofOf(match));
  });

  test("forgives what was put back with the dice that had fallen", () => {
    const match = bid(begun, live());
    const step = match.entries[0] as never;
    const again = must(replayStep(back(match), step));
    expect(proofOf(again)).toMatchObject({ takenBack: 1, rolledAgain: 0 });
    expect(dicesOf(again)).toEqual({ secure: 2 });
  });

  test.each([
    ["the same", {}, 0],
    ["one face is another", { rolls: [2, 5] }, 1],
    ["a face that nobody sees is another", { draws: [6, 6] }, 1],
    ["a face is missing", { rolls: [2] }, 1],
    ["an answer is another", { answers: new Map(Object.entries({ ...FIRST, R1: "SE" })) }, 1],
    ["an answer is missing", { answers: new Map(Object.entries(FIRST).slice(1)) }, 1],
  ])("is put back only if all of it is: %s", (_, changed, rolledAgain) => {
    const { entries } = bid(begun, live());
    const round = { ...entries[0], rolls: [2, 6], draws: [2, 6] } as never as PlayedEntry;
    const undone = { kind: "take-back", count: 1, by: "red", agreed: ["blue"] } as const;
    const again = { ...round, ...changed } as PlayedEntry;
    expect(proofOf({ ...begun, entries: [round, undone, again] }).rolledAgain).toBe(rolledAgain);
  });

  test("counts sealed orders by seat", () => {
    const match = must(withUnsealing(must(withUnsealing(begun, "red")), "red"));
    expect(proofOf(match).unsealed).toEqual(new Map([["red", 2]]));
  });

  test("100,000 take-backs are counted one by one", () => {
    const round = bid(begun, live()).entries[0] as never;
    const undone = { kind: "take-back", count: 1, by: "red", agreed: ["blue"] } as const;
    const entries = Array.from({ length: 100_000 }, (_, at) => (at % 2 === 0 ? round : undone));
    expect(proofOf({ ...begun, entries })).toMatchObject({ takenBack: 50_000, rolledAgain: 1 });
  });
});
