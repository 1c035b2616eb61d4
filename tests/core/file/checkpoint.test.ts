import { describe, expect, test } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { checkpointsOf, latestCheckpoint } from "../../../src/core/file/checkpoint.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import { resumeFile } from "../../../src/core/file/resume.ts";
import type { Checkpoint, MatchFile } from "../../../src/core/file/schema.ts";
import { unfolded } from "../../../src/core/file/unfolded.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import type { AnyGame } from "../../../src/core/game.ts";
import { hashOf } from "../../../src/core/hash.ts";
import type { PlayedEntry } from "../../../src/core/match/entry.ts";
import { branch, facesDrawn, type Match, now } from "../../../src/core/match/match.ts";
import { play } from "../../../src/core/match/play.ts";
import { takeBack } from "../../../src/core/match/take-back.ts";
import { FIRST, faces, game, must, newDuel, onward, texts } from "../duel.ts";

const live = seededDice("checkpoint");

/** A duel played on for so many rounds or to its end. */
function played(rounds: number, match: Match = newDuel()): Match {
  return rounds === 0 || now(match).prompts.length === 0 ? match : played(rounds - 1, onward(match));
}

/** The document of a match as it comes back from a disk. */
function stored(match: Match, checkpoints: readonly Checkpoint[] = checkpointsOf(match)): MatchFile {
  const file = { ...writeFile({ match, dice: undefined }), checkpoints };
  return must(parseFile(JSON.stringify(file)));
}

/** The game with a count of the rounds that are resolved. */
function counted(rules: AnyGame = game) {
  const count = { resolved: 0 };
  const resolve: AnyGame["resolve"] = (...given) => {
    count.resolved += 1;
    return rules.resolve(...given);
  };
  return { game: { ...rules, resolve }, count };
}

/** The next version of the rules, by which no bid may be above 2: the log of before is refused. */
function nextRules(): AnyGame {
  const parse: AnyGame["parse"] = (text, prompt, ...rest) => {
    if (prompt.kind === "bid" && Number(text.slice("bid ".length)) > 2)
      return { ok: false, error: [{ code: "not-legal", values: {} }] };
    return game.parse(text, prompt, ...rest);
  };
  return { ...game, parse, meta: { ...game.meta, rules: game.meta.rules + 1 } };
}

function hashes({ moments }: Match): string[] {
  return moments.map(({ state }) => hashOf(state));
}

describe("a match opened from its checkpoints", () => {
  const match = played(6);
  const last = match.moments.length - 1;

  test("folds no more than is told of the latest moment", () => {
    const { game: rules, count } = counted();
    const open = must(resumeFile(rules, stored(match), live)).match;
    expect(count.resolved).toBe(0);
    expect(hashOf(now(open).state)).toBe(hashOf(now(match).state));
    expect(now(open).prompts).toEqual(now(match).prompts);
    expect(count.resolved).toBe(0);
    expect(now(open).events).toEqual(now(match).events);
    expect(count.resolved).toBe(2);
  });

  test("folds the others when somebody looks at them, once", () => {
    const { game: rules, count } = counted();
    const open = must(resumeFile(rules, stored(match), live)).match;
    expect(hashes(open)).toEqual(hashes(match));
    const { resolved } = count;
    expect(open.moments.map(({ events }) => events)).toEqual(match.moments.map(({ events }) => events));
    expect(open.moments.map(({ throws }) => throws)).toEqual(match.moments.map(({ throws }) => throws));
    expect(open.moments.map(({ outcome }) => outcome)).toEqual(match.moments.map(({ outcome }) => outcome));
    expect(open.moments.map(({ entry }) => entry)).toEqual(match.moments.map(({ entry }) => entry));
    expect(count.resolved).toBeLessThanOrEqual(resolved + last);
    expect(open.moments.map(({ events }) => events)).toHaveLength(last + 1);
    expect(count.resolved).toBeLessThanOrEqual(resolved + last);
  });

  test("is written again and again, and asked for its outcome once a moment", () => {
    const count = { asked: 0 };
    const outcome: AnyGame["outcome"] = (state) => {
      count.asked += 1;
      return game.outcome(state);
    };
    const open = must(resumeFile({ ...game, outcome }, stored(match), live)).match;
    for (let save = 0; save < 5; save++) writeFile({ match: open, dice: undefined });
    // The set-up is asked when it is begun; of the others only the latest is looked at.
    expect(count.asked).toBe(2);
  });

  test("asks each moment for its questions once, however often they are looked at", () => {
    const asked = new Map<string, number>();
    const prompts: AnyGame["prompts"] = (state) => {
      asked.set(hashOf(state), (asked.get(hashOf(state)) ?? 0) + 1);
      return game.prompts(state);
    };
    const open = must(resumeFile({ ...game, prompts }, stored(match), live)).match;
    const looked = () => open.moments.map((moment) => moment.prompts);
    const first = looked();
    const counts = new Map(asked);
    expect(looked()).toEqual(first);
    expect(asked).toEqual(counts);
    expect(first).toEqual(match.moments.map((moment) => moment.prompts));
  });

  test("is the same match: it is written, goes on, is taken back and branched like one that was folded", () => {
    const begun = played(3);
    const open = must(resumeFile(game, stored(begun), live)).match;
    expect(writeFile({ match: open, dice: undefined })).toEqual(writeFile({ match: begun, dice: undefined }));
    expect(facesDrawn(open)).toBe(facesDrawn(begun));
    expect(hashes(played(2, open))).toEqual(hashes(played(2, begun)));
    const seats = begun.seats.map(({ id }) => id);
    const [back, whole] = [open, begun].map((one) => must(takeBack(one, 2, "red", seats)));
    expect(hashes(back as Match)).toEqual(hashes(whole as Match));
    expect(hashes(played(3, back))).toEqual(hashes(played(3, whole)));
    const kept = branch(back as Match, 1);
    expect(writeFile({ match: kept, dice: undefined })).toEqual(
      writeFile({ match: branch(whole as Match, 1), dice: undefined }),
    );
    expect(kept.moments.map(({ entry }) => entry)).toEqual([-1, 0]);
  });

  test("knows where its log was taken back", () => {
    const seats = match.seats.map(({ id }) => id);
    const again = played(1, must(takeBack(played(3), 2, "red", seats)));
    const open = must(resumeFile(game, stored(again), live)).match;
    expect(open.moments.map(({ entry }) => entry)).toEqual([-1, 0, 4]);
    expect(hashes(open)).toEqual(hashes(again));
    const before = checkpointsOf(played(3));
    const all = must(resumeFile(game, stored(again, before), live)).match;
    expect(hashes(all)).toEqual(hashes(again));
  });

  test("goes on behind its latest checkpoint", () => {
    const begun = played(2);
    const open = must(resumeFile(game, stored(played(2, begun), checkpointsOf(begun)), live)).match;
    expect(hashes(open)).toEqual(hashes(played(4)));
  });

  test.each<readonly [string, (checkpoint: Checkpoint) => Checkpoint]>([
    ["a spoilt state", (one) => ({ ...one, state: { ...(one.state as object), spoilt: true } })],
    ["another hash", (one) => ({ ...one, hash: "0".repeat(32) })],
    ["an entry that is not there", (one) => ({ ...one, entry: 99 })],
    ["newer rules", (one) => ({ ...one, rules: 99 })],
  ])("takes no notice of checkpoints with %s", (_, spoil) => {
    const checkpoints = checkpointsOf(match).map(spoil);
    expect(hashes(must(resumeFile(game, stored(match, checkpoints), live)).match)).toEqual(hashes(match));
    const [first, ...rest] = checkpointsOf(match);
    const some = [spoil(first as Checkpoint), ...rest];
    expect(hashes(must(resumeFile(game, stored(match, some), live)).match)).toEqual(hashes(match));
  });

  test("reads a state that is known once, and folds what is found to be unsound", () => {
    const steps = match.entries.map((step, entry) => ({ step: step as PlayedEntry, entry }));
    const reads: number[] = [];
    const known = [2, 4].map((place) => ({
      place,
      read: () => {
        reads.push(place);
        return place === 2 ? match.moments[place] : undefined;
      },
    }));
    const base = { ...match, moments: match.moments.slice(0, 1) };
    const moments = unfolded(base, steps, known, true);
    for (let look = 0; look < 2; look++) expect(hashes({ ...match, moments })).toEqual(hashes(match));
    expect(reads).toEqual([2, 4]);
  });

  test("without checkpoints it is folded whole", () => {
    expect(hashes(must(resumeFile(game, stored(match, []), live)).match)).toEqual(hashes(match));
  });

  test("a log that takes back more than was played is refused as always", () => {
    const file = stored(match);
    const entries = [...(file.entries ?? []), { takeBack: 99, by: null }];
    const refused = resumeFile(game, { ...file, entries }, live);
    expect(!refused.ok && refused.error.problems[0]?.code).toBe("take-back-count");
  });

  test("a round in the middle that can't be played again says why, and the rest stands", () => {
    const file = stored(match, [latestCheckpoint(match)]);
    const [first, ...rest] = file.entries ?? [];
    const entries = [{ ...first, answers: { R1: "nowhere" } }, ...rest];
    const open = must(resumeFile(game, { ...file, entries }, live)).match;
    expect(hashOf(now(open).state)).toBe(hashOf(now(match).state));
    expect(open.moments[1]?.fault?.length).toBeGreaterThan(0);
    expect(hashOf(open.moments[1]?.state)).toBe(hashOf(open.moments[0]?.state));
  });
});

describe("a match of older rules", () => {
  const begun = must(play(newDuel(), texts(FIRST), faces(2, 6)));
  const rules = nextRules();

  test("that still folds to the same is opened whole, from its set-up", () => {
    const later: AnyGame = { ...game, meta: { ...game.meta, rules: game.meta.rules + 1 } };
    const open = must(resumeFile(later, stored(begun), live)).match;
    expect(open.moments).toHaveLength(2);
    expect(open.since).toBeUndefined();
    expect(writeFile({ match: open, dice: undefined }).rules).toBe(later.meta.rules);
  });

  test("that no longer folds says so in one sentence, and whether it can go on", () => {
    const [known, entry] = [rules.meta.rules, 0];
    const values = { rules: game.meta.rules, known };
    const refused = openFile(rules, stored(begun), live);
    expect(refused).toMatchObject({
      ok: false,
      error: { entry, problems: [{ code: "file-rules-older", values: { ...values, checkpoint: 0 } }] },
    });
    expect(openFile(rules, stored(begun, []), live)).toMatchObject({
      error: { problems: [{ code: "file-rules-older", values: { ...values, checkpoint: null } }] },
    });
    expect(resumeFile(rules, stored(begun, []), live)).toEqual(openFile(rules, stored(begun, []), live));
  });

  test("goes on from its latest checkpoint, and again when it is opened the next time", () => {
    const open = must(resumeFile(rules, stored(begun), live)).match;
    expect(open.moments).toHaveLength(1);
    expect(hashOf(now(open).state)).toBe(hashOf(now(begun).state));
    expect(open.since).toEqual({ rules: game.meta.rules, rolls: [], draws: [1, 2, 3, 4, 5, 6] });
    expect(facesDrawn(open)).toBe(facesDrawn(begun));
    const further = must(play(open, texts({ "blue-shove": "pass" }), faces()));
    expect(further.entries.slice(0, 1)).toEqual(begun.entries);
    const file = must(parseFile(JSON.stringify(writeFile({ match: further, dice: undefined }))));
    expect(file.rules).toBe(game.meta.rules);
    for (const again of [file, stored(further)]) {
      const resumed = must(resumeFile(rules, again, live)).match;
      expect(hashes(resumed)).toEqual(hashes(further));
      expect(resumed.since).toEqual(open.since);
    }
    expect(openFile(rules, file, live)).toMatchObject({ ok: false });
  });

  test("takes nothing back from before, and branches with its whole log", () => {
    const open = must(resumeFile(rules, stored(begun), live)).match;
    const further = must(play(open, texts({ "blue-shove": "pass" }), faces()));
    const seats = begun.seats.map(({ id }) => id);
    expect(takeBack(further, 2, "red", seats)).toMatchObject({ ok: false });
    const back = must(takeBack(further, 1, "red", seats));
    expect(hashes(back)).toEqual(hashes(open));
    const other = branch(further, 0);
    expect(other.entries).toEqual(begun.entries);
    expect(hashes(must(resumeFile(rules, stored(other), live)).match)).toEqual(hashes(open));
  });

  test("whose state the rules of today can make nothing of is refused", () => {
    const setup: AnyGame["setup"] = (...given) => {
      const { state, events } = rules.setup(...given);
      return { state: { ...(state as object), wings: [] }, events };
    };
    const prompts: AnyGame["prompts"] = (state) => {
      (state as { readonly wings: readonly unknown[] }).wings.map(String);
      return rules.prompts(state);
    };
    const refused = resumeFile({ ...rules, setup, prompts }, stored(begun), live);
    expect(refused).toMatchObject({ error: { problems: [{ code: "file-rules-older" }] } });
  });
});
