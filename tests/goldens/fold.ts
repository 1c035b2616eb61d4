import { recordedDice, splitDice } from "../../src/core/dice/dice.ts";
import { checkpointsOf } from "../../src/core/file/checkpoint.ts";
import { type OpenMatch, openFile, parseFile, readConfig } from "../../src/core/file/file.ts";
import { resumeFile } from "../../src/core/file/resume.ts";
import type { MatchFile } from "../../src/core/file/schema.ts";
import type { AnyGame } from "../../src/core/game.ts";
import { hashOf } from "../../src/core/hash.ts";
import { type Match, type Moment, now } from "../../src/core/match/match.ts";
import { amend, begin, play } from "../../src/core/match/play.ts";
import { takeBack } from "../../src/core/match/take-back.ts";
import { withUnsealing } from "../../src/core/match/unsealing.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";

type Tried<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

function must<T>(tried: Tried<T>): T {
  if (tried.ok) return tried.value;
  throw new Error(JSON.stringify(tried));
}

function next(match: Match, entry: NonNullable<MatchFile["entries"]>[number]): Match {
  if ("takeBack" in entry) return must(takeBack(match, entry.takeBack, entry.by, entry.agreed));
  if ("unseal" in entry) return must(withUnsealing(match, entry.unseal));
  if ("amend" in entry) return must(amend(match, entry.amend, entry.why ?? ""));
  return must(
    play(
      match,
      new Map(Object.entries(entry.answers)),
      splitDice(recordedDice(entry.rolls ?? []), recordedDice(entry.draws ?? [])),
    ),
  );
}

/** The matches that a document passes through: after the set-up and after every entry. */
function foldings(game: AnyGame, file: MatchFile): Match[] {
  const dice = splitDice(recordedDice(file.rolls ?? []), recordedDice(file.draws ?? []));
  const matches = [must(begin(game, must(readConfig(game, file)), dice))];
  for (const entry of file.entries ?? []) matches.push(next(matches.at(-1) as Match, entry));
  return matches;
}

/** What happened with an entry, secrets and all. */
export type Told = Pick<Moment, "events" | "throws">;

/** A recorded match that has been folded. */
export interface Folded {
  /** The hash of the state after the set-up and after every entry. */
  readonly hashes: readonly string[];
  /** What the set-up and every entry told, and what was thrown for it. */
  readonly told: readonly Told[];
  readonly file: MatchFile;
  /** The whole file, opened at once. */
  readonly opened: OpenMatch;
}

/** Folds a recorded match. Runs in Node and in a browser; opening the whole file at once must give the last hash too. */
export async function foldGolden(text: string): Promise<Folded> {
  const file = must(parseFile(text));
  const game = await findGame(GAMES, file.game)?.load(file.config);
  if (!game) throw new Error(`no game ${file.game}`);
  const moments = foldings(game, file).map(now);
  const hashes = moments.map(({ state }) => hashOf(state));
  const opened = must(openFile(game, file, recordedDice([])));
  if (hashOf(now(opened.match).state) !== hashes.at(-1)) throw new Error("folding at once differs");
  const told = moments.map(({ events, throws }) => ({ events, throws }));
  return { hashes, told, file, opened };
}

/** The hash of the state after the set-up and after every entry of a recorded match. */
export async function goldenHashes(text: string): Promise<readonly string[]> {
  return (await foldGolden(text)).hashes;
}

/**
 * The hashes of the latest state, then of every state that stands, by the entry that led to it, of a match opened from
 * the checkpoints that are kept beside its log.
 */
export function checkpointHashes({
  file,
  opened: { match },
}: Folded): readonly (readonly [number, string])[] {
  const { game } = match;
  const kept = must(parseFile(JSON.stringify({ ...file, checkpoints: checkpointsOf(match) })));
  const { moments } = must(resumeFile(game, kept, recordedDice([]))).match;
  return [moments.at(-1) as Moment, ...moments].map(({ entry, state, fault }) => [
    entry,
    fault ? JSON.stringify(fault) : hashOf(state),
  ]);
}
