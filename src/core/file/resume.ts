import { type Dice, recordedDice, splitDice } from "../dice/dice.ts";
import type { AnyGame } from "../game.ts";
import { hashOf } from "../hash.ts";
import type { Entry } from "../match/entry.ts";
import type { Match, Moment, Since } from "../match/match.ts";
import { begin } from "../match/play.ts";
import { fail, ok, type Result } from "../result.ts";
import { isSound } from "./checkpoint.ts";
import type { FileFault } from "./fault.ts";
import { marks, type OpenMatch, openFile, readConfig } from "./file.ts";
import { entryOf } from "./read-entry.ts";
import type { Checkpoint, MatchFile } from "./schema.ts";
import { type KnownState, type LoggedStep, unfolded } from "./unfolded.ts";

/** The steps that stand at the end of a log; undefined when more is taken back than was played. */
function standingIn(entries: readonly Entry[]): readonly LoggedStep[] | undefined {
  const standing: LoggedStep[] = [];
  for (const [entry, step] of entries.entries()) {
    if (step.kind === "unseal") continue;
    if (step.kind !== "take-back") standing.push({ step, entry });
    else if (step.count < 1 || step.count > standing.length) return undefined;
    else standing.length -= step.count;
  }
  return standing;
}

/** What a match can be opened with: its log, what of it stands, and the checkpoints that stand, the latest first. */
export interface Source {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly file: MatchFile;
  readonly entries: readonly Entry[];
  readonly standing: readonly LoggedStep[];
  readonly checkpoints: readonly Checkpoint[];
}

/** The place of a checkpoint among the moments, 0 for the set-up; -1 when it does not stand. */
export function placeOf({ standing }: Source, { entry }: Checkpoint): number {
  return entry === -1 ? 0 : standing.findIndex((one) => one.entry === entry) + 1 || -1;
}

export function sourceOf(
  game: AnyGame,
  config: unknown,
  file: MatchFile,
  checkpoints: readonly Checkpoint[],
): Source | undefined {
  const entries = (file.entries ?? []).map((entry) => entryOf(entry, file.source));
  const standing = standingIn(entries);
  if (!standing) return undefined;
  const source: Source = { game, config, file, entries, standing, checkpoints: [] };
  const stand = checkpoints.filter((one) => placeOf(source, one) >= 0);
  return { ...source, checkpoints: stand.toSorted((a, b) => b.entry - a.entry) };
}

export function opened({ file }: Source, match: Match): OpenMatch {
  return { match, dice: file.dice };
}

/** The match on `base`, a match at its first moment, whose place is `from`, with what stands behind it unfolded. */
export function continued(source: Source, base: Match, from: number, known: readonly KnownState[]): Match {
  const { entries, standing, file } = source;
  const moments = unfolded(base, standing.slice(from), known, file.secrets ?? false);
  return { ...base, entries, moments, source: file.source, ...marks(file) };
}

/** The same with the states of checkpoints; undefined where the end of the log is refused. */
function goneOn(source: Source, base: Match, from: number): Match | undefined {
  const { checkpoints, game } = source;
  const known = checkpoints.flatMap((one): KnownState[] => {
    const place = placeOf(source, one) - from;
    const read = () => (isSound(one) ? one : undefined);
    return place > 0 && one.rules === game.meta.rules ? [{ place, read }] : [];
  });
  const match = continued(source, base, from, known);
  const last = known.reduce((most, { place }) => Math.max(most, place), 0);
  const refused = match.moments.slice(last + 1).some(({ fault }) => fault);
  return refused ? undefined : match;
}

/** From the set-up, with what lies between checkpoints unfolded. */
function fromSetup(source: Source): Match | undefined {
  const { game, config, file } = source;
  const begun = begin(
    game,
    config,
    splitDice(recordedDice(file.rolls ?? []), recordedDice(file.draws ?? [])),
  );
  return begun.ok ? goneOn(source, begun.value, 0) : undefined;
}

/**
 * A checkpoint as a moment; undefined where the rules of today can make nothing of its state. What led to it is no longer
 * folded, so that its document alone says whether all of it is for everybody.
 */
function momentAt({ game, file }: Source, { state, entry }: Checkpoint): Moment | undefined {
  try {
    const [prompts, outcome] = [game.prompts(state), game.outcome(state)];
    for (const { seat } of prompts) game.view(state, seat);
    return { state, entry, prompts, outcome, events: [], throws: [], hidden: file.secrets };
  } catch {
    // The state is of rules that are no more: it may lack anything.
    return undefined;
  }
}

/** A match that begins at a checkpoint; undefined where the rules of today can make nothing of its state. */
export function beginAt(source: Source, checkpoint: Checkpoint): Match | undefined {
  const moment = momentAt(source, checkpoint);
  if (!moment) return undefined;
  const { game, config, file } = source;
  const { rules = game.meta.rules, rolls = [], draws = [] } = file;
  const since: Since = { rules, rolls, draws };
  return { game, config, seats: game.seats(config), entries: [], moments: [moment], since };
}

/** From a checkpoint, as if the match began there. */
function fromCheckpoint(source: Source, checkpoint: Checkpoint): Match | undefined {
  const base = beginAt(source, checkpoint);
  return base && goneOn(source, base, placeOf(source, checkpoint));
}

/** Whether a match that was folded whole comes to what a checkpoint of it says. */
function agrees({ moments }: Match, { entry, hash }: Checkpoint): boolean {
  const there = moments.find((moment) => moment.entry === entry);
  return there !== undefined && hashOf(there.state) === hash;
}

/** A match whose log began under older rules: whole where it still folds to the same, else from its latest checkpoint. */
function underNewRules(source: Source, live: Dice): Result<OpenMatch, FileFault> {
  const { game, file, checkpoints } = source;
  const known = game.meta.rules;
  const seam = checkpoints.findLast(({ rules }) => rules === known);
  const [latest] = checkpoints;
  const whole = seam ? undefined : openFile(game, file, live);
  if (whole?.ok && (!latest || agrees(whole.value.match, latest))) return whole;
  const from = seam ?? latest;
  const match = from && isSound(from) ? fromCheckpoint(source, from) : undefined;
  return match ? ok(opened(source, match)) : openFile(game, file, live);
}

/**
 * Opens a document of one's own from its checkpoints and those that were kept beside it, which are trusted: what lies before is folded when somebody looks
 * at it. A match that began under older rules and no longer folds to the same goes on from its latest checkpoint. Without
 * a checkpoint that fits it is folded whole.
 */
export function resumeFile(
  game: AnyGame,
  file: MatchFile,
  live: Dice,
  checkpoints: readonly Checkpoint[] = [],
): Result<OpenMatch, FileFault> {
  const config = readConfig(game, file);
  if (!config.ok) return fail(config.error);
  const source = sourceOf(game, config.value, file, [...checkpoints, ...(file.checkpoints ?? [])]);
  if (!source) return openFile(game, file, live);
  if ((file.rules ?? game.meta.rules) < game.meta.rules) return underNewRules(source, live);
  const latest = source.checkpoints.find(({ rules }) => rules === game.meta.rules);
  const match = latest && isSound(latest) ? fromSetup(source) : undefined;
  return match ? ok(opened(source, match)) : openFile(game, file, live);
}

/** Whether a refused document can be gone on with from a checkpoint, though its log no longer folds by today's rules. */
export function canGoOn({ problems }: FileFault): boolean {
  return problems.some(({ code, values }) => code === "file-rules-older" && values.checkpoint !== null);
}
