import { describe, expect, test } from "vitest";
import { recordedDice } from "../../src/core/dice/dice.ts";
import { seededDice } from "../../src/core/dice/random.ts";
import { openFile, parseFile, readFile } from "../../src/core/file/file.ts";
import type { Judge } from "../../src/core/file/judge.ts";
import { openOlder } from "../../src/core/file/older.ts";
import { proofOf, proofPhrases } from "../../src/core/file/proof.ts";
import type { MatchFile } from "../../src/core/file/schema.ts";
import { openTranscript, readTranscript, transcriptOf } from "../../src/core/file/transcript.ts";
import { writeFile } from "../../src/core/file/written.ts";
import type { AnyGame, Problem } from "../../src/core/game.ts";
import { hashOf } from "../../src/core/hash.ts";
import type { Match } from "../../src/core/match/match.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";
import { kernelWords } from "../../src/words/kernel.ts";
import { problemSentence } from "../../src/words/problem.ts";
import { must } from "../core/duel.ts";
import { COMMIT_NUMBER, isLong, trials } from "../extent.ts";
import { goldenText } from "./files.ts";
import { forgeriesOf } from "./forgeries.ts";

/** Of so many forgeries of one field one is tried: with TALLYHO_FORGERIES=1 all of them, which takes an hour. */
const EVERY = Number(process.env.TALLYHO_FORGERIES ?? trials(2488, 311));
/** Which of them, another with each commit. */
const DRAWN = COMMIT_NUMBER % EVERY;

const RECORDED = ["bounce", "great-war-photo", "cards-kent", "britain-raid", "reich-schweinfurt"];

interface Subject {
  readonly game: AnyGame;
  readonly judge: Judge;
  readonly match: Match;
  /** Where its log is of rules that are no more. */
  readonly older: AnyGame;
  readonly file: MatchFile;
}

const subjects = new Map<string, Promise<Subject>>();

function subjectOf(name: string): Promise<Subject> {
  const known = subjects.get(name) ?? subjectIn(name);
  subjects.set(name, known);
  return known;
}

async function subjectIn(name: string): Promise<Subject> {
  const file = must(parseFile(goldenText(name)));
  const entry = findGame(GAMES, file.game);
  const [game, judge] = await Promise.all([entry?.load(), entry?.judge()]);
  if (!game || !judge) throw new Error(`no game ${file.game}`);
  const { match } = must(openFile(game, file, recordedDice([])));
  // What has no checkpoint can't be gone on with, so that rules of tomorrow refuse the log and nothing else.
  const older = { ...game, meta: { ...game.meta, rules: game.meta.rules + 1 } };
  return { game, judge, match, older, file: { ...file, rules: game.meta.rules } };
}

/** A file whose log is refused and whose only checkpoint has a state, under a hash that fits. */
function keptWith({ file }: Subject, state: unknown): MatchFile {
  const { rules = 1 } = file;
  const { seal: _, ...rest } = file;
  const entries = [{ answers: { nobody: "nothing" } }];
  return { ...rest, entries, checkpoints: [{ entry: 0, state, hash: hashOf(state), rules }] };
}

function reopened(subject: Subject, state: unknown) {
  const read = readFile(JSON.parse(JSON.stringify(keptWith(subject, state))));
  return read.ok ? openOlder(subject.older, read.value, seededDice("forged"), subject.judge) : read;
}

const words = await kernelWords("en");

function sentences(problems: readonly Problem[]): readonly string[] {
  return problems.map((problem) => problemSentence(words, {}, problem));
}

function middle({ match }: Subject): unknown {
  const { state } = match.moments[Math.floor(match.moments.length / 2)] ?? {};
  return JSON.parse(JSON.stringify(state));
}

describe.each(RECORDED)("a state kept in a file of %s", (name) => {
  test("opens where it was played, and is told of for ever", async () => {
    const subject = await subjectOf(name);
    const places = [0, 1, 2, 3].map((part) => Math.floor((part * (subject.match.moments.length - 1)) / 3));
    for (const place of places) {
      const state = JSON.parse(JSON.stringify(subject.match.moments[place]?.state));
      const opened = must(reopened(subject, state));
      const told = proofPhrases(proofOf(opened.match), (seat) => seat).map(({ key }) => key);
      expect(told).toContain("proof-resumed");
      const again = writeFile(opened);
      expect(again.resumed).toBe(true);
    }
  });

  test("is refused in a sentence or told of for ever with whatever one field changed", async () => {
    const subject = await subjectOf(name);
    const count = { refused: 0, told: 0 };
    let place = 0;
    for (const [what, make] of forgeriesOf(middle(subject))) {
      place += 1;
      if (place % EVERY !== DRAWN) continue;
      const opened = reopened(subject, make());
      if (opened.ok) {
        expect(proofOf(opened.value.match).resumed, what).toBe(true);
        count.told += 1;
      } else {
        for (const sentence of sentences(opened.error.problems)) expect(sentence, what).toMatch(/^\S.*\.$/);
        expect(opened.error.problems.length, what).toBeGreaterThan(0);
        count.refused += 1;
      }
    }
    // Of a few nothing can be said but that each was refused or told of.
    if (isLong) expect(count.refused).toBeGreaterThan(count.told / 2);
  });

  test.each([
    ["figures of 1e9", (state: Record<string, unknown>) => ({ ...state, turn: 1e9 })],
    ["a field more", (state: Record<string, unknown>) => ({ ...state, forged: true })],
    ["another set-up", (state: Record<string, unknown>) => ({ ...state, setup: null })],
    ["nothing", () => ({})],
    ["a list", () => []],
  ])("is refused with %s", async (_, forge) => {
    const subject = await subjectOf(name);
    const opened = reopened(subject, forge(middle(subject) as Record<string, unknown>));
    expect(!opened.ok && opened.error.problems[0]?.code).toMatch(/^(shape|impossible)$/);
  });

  test("is refused where its hash is another's", async () => {
    const subject = await subjectOf(name);
    const file = keptWith(subject, middle(subject));
    const [checkpoint] = file.checkpoints ?? [];
    const other = { ...file, checkpoints: [{ ...checkpoint, hash: "0".repeat(32) }] } as MatchFile;
    const opened = openOlder(subject.older, other, seededDice("forged"), subject.judge);
    expect(!opened.ok && opened.error.problems[0]?.code).toBe("checkpoint-hash");
  });
});

describe.each(RECORDED)("a transcript of %s", (name) => {
  function shown({ game, judge }: Subject, document: unknown) {
    const read = readTranscript(document);
    return read.ok ? openTranscript(game, read.value, judge) : read;
  }

  function told({ match }: Subject, moments = 6): { moments: Record<string, unknown>[] } {
    const part = { ...match, moments: match.moments.slice(0, moments) };
    return JSON.parse(JSON.stringify(transcriptOf(part, "table")));
  }

  test("opens as it was told, to whomever", async () => {
    const subject = await subjectOf(name);
    for (const { id } of [...subject.match.seats, { id: "table" }]) {
      const document = JSON.parse(JSON.stringify(transcriptOf(subject.match, id)));
      expect(must(shown(subject, document) as Parameters<typeof must>[0])).toBeDefined();
    }
  });

  test("is refused in a sentence, or shown as what nobody can check, with whatever one field changed", async () => {
    const subject = await subjectOf(name);
    const document = told(subject, 3);
    let place = 0;
    for (const [what, make] of forgeriesOf(document)) {
      place += 1;
      if (place % EVERY !== DRAWN) continue;
      const opened = shown(subject, make());
      if (opened.ok) continue;
      for (const sentence of sentences(opened.error.problems)) expect(sentence, what).toMatch(/^\S.*\.$/);
    }
  });

  test.each(["view", "events", "rolls"])("is refused with a figure of 1e9 in its %s", async (part) => {
    const subject = await subjectOf(name);
    const document = told(subject);
    const [first] = document.moments as [Record<string, unknown>];
    if (part === "view") first.view = { ...(first.view as object), turn: 1e9 };
    else if (part === "rolls") first.rolls = [1e9];
    else first.events = [{ key: "event.turn", values: { turn: 1e9 } }];
    const opened = shown(subject, document);
    expect(!opened.ok && opened.error.problems[0]?.code).toBe("shape");
  });
});
