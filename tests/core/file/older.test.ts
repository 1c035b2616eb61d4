import { describe, expect, test } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { checkpointsOf } from "../../../src/core/file/checkpoint.ts";
import { LENIENT } from "../../../src/core/file/judge.ts";
import { openOlder } from "../../../src/core/file/older.ts";
import { resumeFile } from "../../../src/core/file/resume.ts";
import type { MatchFile } from "../../../src/core/file/schema.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import type { AnyGame } from "../../../src/core/game.ts";
import type { Match } from "../../../src/core/match/match.ts";
import { begin, play } from "../../../src/core/match/play.ts";
import { hasSecrets } from "../../../src/core/match/secrets.ts";
import { config, FIRST, faces, game, must, onward, texts } from "../duel.ts";

const live = seededDice("older");

/** The raid with all hands and targets on the table: what is secret of a match is in its log alone. */
const bare: AnyGame = {
  ...game,
  setup: (given, dice) =>
    game.setup(given, { throw: ({ secret: _, ...asked }) => dice.throw(asked) }) as ReturnType<
      AnyGame["setup"]
    >,
  view: (state, viewer) => ({ ...(game.view(state, "umpire") as object), viewer }),
};
const later: AnyGame = { ...bare, meta: { ...bare.meta, rules: bare.meta.rules + 1 } };

/** The document of a duel with sealed targets, `behind` rounds behind its checkpoint. */
function kept(behind: number): MatchFile {
  const begun = must(play(must(begin(bare, config, faces(1, 2, 3, 4, 5, 6))), texts(FIRST), faces(2, 6)));
  const match = Array.from({ length: behind }).reduce<Match>((one) => onward(one), begun);
  return { ...writeFile({ match, dice: undefined }), checkpoints: [...checkpointsOf(begun)] };
}

/** The same with a first round that no rules know any more. */
function unknown(file: MatchFile): MatchFile {
  const [, ...entries] = file.entries ?? [];
  return { ...file, entries: [{ answers: { nobody: "nothing" } }, ...entries] };
}

/** How many moments there are before the checkpoint, and how a match is opened from it. */
const WAYS = [
  ["somebody's of older rules", 0, (file: MatchFile) => openOlder(later, unknown(file), live, LENIENT)],
  ["one's own of older rules", 0, (file: MatchFile) => resumeFile(later, unknown(file), live)],
  ["one's own", 1, (file: MatchFile) => resumeFile(bare, file, live)],
] as const;

describe.each(WAYS)("a match that goes on from a kept state, %s,", (_, before, opened) => {
  test.each([0, 1])("keeps the secrets of its log, %i rounds on", (behind) => {
    const file = kept(behind);
    const { match } = must(opened(file));
    expect(match.moments).toHaveLength(before + 1 + behind);
    expect(file.secrets).toBe(true);
    expect(hasSecrets(match)).toBe(true);
    expect(writeFile({ match, dice: undefined }).secrets).toBe(true);
    expect(hasSecrets(onward(match))).toBe(true);
  });

  test.each([0, 1])("has no secrets where its document tells of none, %i rounds on", (behind) => {
    const { match } = must(opened({ ...kept(behind), secrets: undefined }));
    expect(hasSecrets(match)).toBe(false);
  });
});
