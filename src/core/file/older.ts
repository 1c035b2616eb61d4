import type { Dice } from "../dice/dice.ts";
import type { AnyGame } from "../game.ts";
import type { Match } from "../match/match.ts";
import { fail, ok, type Result } from "../result.ts";
import { finish, type Work } from "../work.ts";
import { isSound } from "./checkpoint.ts";
import { type FileFault, fault } from "./fault.ts";
import { type OpenMatch, opening, readConfig } from "./file.ts";
import { type Judge, judgeState } from "./judge.ts";
import { beginAt, canGoOn, continued, opened, placeOf, type Source, sourceOf } from "./resume.ts";
import type { Checkpoint, MatchFile } from "./schema.ts";

/** The first entry of a match that could not be folded, and why; undefined where there is none. */
function refusedIn({ moments }: Match): FileFault | undefined {
  const refused = moments.find(({ fault }) => fault);
  return refused?.fault && { entry: refused.entry, problems: refused.fault };
}

/** Somebody's match from one of its checkpoints alone: that one is judged, and all that follows is folded. */
function judgedFrom(source: Source, checkpoint: Checkpoint, judge: Judge): Result<Match, FileFault> {
  const { game, file } = source;
  const part = `checkpoints.${(file.checkpoints ?? []).indexOf(checkpoint)}`;
  if (!isSound(checkpoint)) return fail(fault([{ code: "checkpoint-hash", values: { path: part } }]));
  const begin = (state: unknown) => beginAt(source, { ...checkpoint, state });
  const problems = judgeState(game, judge, checkpoint.state, begin, `${part}.state`);
  if (problems.length > 0) return fail(fault(problems));
  const base = begin(checkpoint.state) as Match;
  const match: Match = { ...continued(source, base, placeOf(source, checkpoint), []), resumed: true };
  const refused = refusedIn(match);
  return refused ? fail(refused) : ok(match);
}

/** Somebody's match whose log no longer folds, from where it went on before, or else from where it was kept last. */
function goOnJudged(game: AnyGame, file: MatchFile, judge: Judge): Result<OpenMatch, FileFault> {
  const config = readConfig(game, file);
  if (!config.ok) return config;
  const source = sourceOf(game, config.value, file, file.checkpoints ?? []);
  const [latest] = source?.checkpoints ?? [];
  const from = source?.checkpoints.findLast(({ rules }) => rules === game.meta.rules) ?? latest;
  if (!source || !from) return fail(fault([{ code: "checkpoint-nowhere", values: {} }]));
  const match = judgedFrom(source, from, judge);
  return match.ok ? ok(opened(source, match.value)) : match;
}

/**
 * Opens somebody's document: folded whole, so that nothing of it is taken on trust; only where its log is of older rules and
 * no longer folds does it go on from a checkpoint that `judge` finds nothing wrong with, which is told of it for ever.
 */
export function openOlder(
  game: AnyGame,
  file: MatchFile,
  live: Dice,
  judge: Judge,
): Result<OpenMatch, FileFault> {
  return finish(openingOlder(game, file, live, judge));
}

/** The same in parts. */
export function* openingOlder(
  game: AnyGame,
  file: MatchFile,
  live: Dice,
  judge: Judge,
): Work<Result<OpenMatch, FileFault>> {
  const whole = yield* opening(game, file, live);
  return !whole.ok && canGoOn(whole.error) ? goOnJudged(game, file, judge) : whole;
}
