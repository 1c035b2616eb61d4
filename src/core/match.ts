import { type AnswerProblem, judgeWith, readAnswers, spelled } from "./answers.ts";
import {
  type Dice,
  DiceNeeded,
  drawsOf,
  ImpossibleFace,
  recordedDice,
  recorder,
  rollsOf,
  splitDice,
  type Throw,
  type ThrowRequest,
} from "./dice.ts";
import type { AnswerTexts, Entry, Origins, Round, Step } from "./entry.ts";
import type { Answers, AnyGame, GameEvent, Outcome, Prompt, PromptId, Seat } from "./game.ts";
import { MAX_ANSWER_LENGTH, MAX_ENTRIES, MAX_TITLE_LENGTH } from "./limits.ts";
import { fail, ok, type Result } from "./result.ts";
import { lineProblem } from "./text.ts";

/** A match between two entries: the state and what led to it. */
export interface Moment {
  readonly state: unknown;
  readonly prompts: readonly Prompt[];
  readonly events: readonly GameEvent[];
  readonly throws: readonly Throw[];
  /** Index in `entries` of the round or the amendment that led here; -1 for the set-up. */
  readonly entry: number;
  readonly outcome: Outcome | undefined;
  /** Why the step could not be folded again, where it could not: the state is that before it. */
  readonly fault?: readonly AnswerProblem[] | undefined;
  /** Whether something about how it came about is not for everybody, where that is known without folding it. */
  readonly hidden?: boolean | undefined;
  /** The same moment under another index of the log, where it can't be copied. */
  under?(entry: number): Moment;
}

/** Where a match goes on from a checkpoint of older rules: what came before is in its log, but no longer folded. */
export interface Since {
  /** The version of the rules by which it began. */
  readonly rules: number;
  /** Faces that the set-up rolled, and those that it drew in secret. */
  readonly rolls: readonly number[];
  readonly draws: readonly number[];
}

/** A match: a log and what it folds to. Immutable; every change makes a new one. */
export interface Match {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly seats: readonly Seat[];
  readonly entries: readonly Entry[];
  /** The set-up or where it goes on, then one moment for each round and each amendment that stands. Never empty. */
  readonly moments: readonly Moment[];
  readonly since?: Since;
}

/** A round can be refused, or wait for dice that nobody has thrown yet. */
export type Played<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: readonly AnswerProblem[] }
  | { readonly ok: false; readonly error: readonly []; readonly needs: ThrowRequest };

/** A step of a match that has been judged, and the moment that it leads to. */
export interface Stepped<S extends Step> {
  readonly step: S;
  readonly moment: Moment;
}

/** No match has more entries than its file may have. */
export const FULL: AnswerProblem = { prompt: null, code: "match-full", values: { limit: MAX_ENTRIES } };

const NO_ANSWERS: Answers<unknown> = new Map();

function momentOf(
  game: AnyGame,
  state: unknown,
  events: readonly GameEvent[],
  throws: readonly Throw[],
  entry: number,
): Moment {
  return { state, events, throws, entry, prompts: game.prompts(state), outcome: game.outcome(state) };
}

/** What chance threw in the way: no more faces, or a face that the die does not have. */
function diceTrouble<T>(error: unknown): Played<T> {
  if (error instanceof DiceNeeded) return { ok: false, error: [], needs: error.request };
  if (error instanceof ImpossibleFace)
    return fail([{ prompt: null, code: "dice-face", values: { face: error.face, die: error.kind } }]);
  throw error;
}

/** The set-up of a match. The config must have passed the game's schema and `check`. */
export function begin(game: AnyGame, config: unknown, dice: Dice): Played<Match> {
  const tray = recorder(dice);
  try {
    const { state, events } = game.setup(config, tray);
    const moment = momentOf(game, state, events, tray.throws, -1);
    return ok({ game, config, seats: game.seats(config), entries: [], moments: [moment] });
  } catch (error) {
    return diceTrouble(error);
  }
}

/** The latest moment. */
export function now(match: Match): Moment {
  return match.moments[match.moments.length - 1] as Moment;
}

/** One answer judged with what the same seat has answered before it in this round. */
export function judge(
  match: Match,
  prompt: Prompt,
  text: string,
  own: Answers<unknown> = NO_ANSWERS,
): Result<unknown, readonly AnswerProblem[]> {
  const view = match.game.view(now(match).state, prompt.seat);
  return judgeWith(match.game, view, prompt, text, own);
}

/** The round and the moment that follow when every open prompt is answered; `origins` where nobody gave an answer. */
export function resolveRound(
  match: Match,
  texts: AnswerTexts,
  dice: Dice,
  origins?: Origins,
): Played<Stepped<Round>> {
  const { game } = match;
  const before = now(match);
  if (before.prompts.length === 0) return fail([{ prompt: null, code: "match-over", values: {} }]);
  if (match.entries.length >= MAX_ENTRIES) return fail([FULL]);
  const tray = recorder(dice);
  try {
    const read = readAnswers(match, before, texts, origins, tray);
    if (!read.ok) return read;
    const answers = new Map<PromptId, string>();
    for (const prompt of before.prompts) {
      const text = spelled(game, prompt, read.value.get(prompt.id));
      if (!text.ok) return text;
      answers.set(prompt.id, text.value);
    }
    const { state, events } = game.resolve(before.state, read.value, tray);
    const { throws } = tray;
    const step: Round = {
      kind: "round",
      answers,
      rolls: rollsOf(throws),
      draws: drawsOf(throws),
      ...(origins && { origins }),
    };
    return ok({ step, moment: momentOf(game, state, events, throws, match.entries.length) });
  } catch (error) {
    return diceTrouble(error);
  }
}

/** A match one step on. */
function withStep(match: Match, { step, moment }: Stepped<Step>): Match {
  const { game, config, seats, since } = match;
  const entries = match.entries.concat([step]);
  const moments = match.moments.concat([moment]);
  return since ? { game, config, seats, entries, moments, since } : { game, config, seats, entries, moments };
}

/** The match one round on. The match given stays as it is, whatever comes out. */
export function play(match: Match, texts: AnswerTexts, dice: Dice, origins?: Origins): Played<Match> {
  const resolved = resolveRound(match, texts, dice, origins);
  return resolved.ok ? ok(withStep(match, resolved.value)) : resolved;
}

/** The moment after something that the umpire changed, or why it can't be changed so. */
export function resolveAmendment(
  match: Match,
  text: string,
  why: string,
): Result<Stepped<Step>, readonly AnswerProblem[]> {
  const { game } = match;
  const { state } = now(match);
  const wrong = lineProblem("amend", text, MAX_ANSWER_LENGTH) ?? lineProblem("why", why, MAX_TITLE_LENGTH);
  if (wrong) return fail([{ ...wrong, prompt: null }]);
  if (match.entries.length >= MAX_ENTRIES) return fail([FULL]);
  if (!game.amend) return fail([{ prompt: null, code: "amend-never", values: {} }]);
  const amended = game.amend(state, text);
  if (!amended.ok) return fail(amended.error.map((problem) => ({ ...problem, prompt: null })));
  const { value } = amended;
  const moment = momentOf(game, value.state, value.events, [], match.entries.length);
  return ok({ step: { kind: "amend", text: value.text, why }, moment });
}

/** The match with something changed by the umpire: an entry of its own that everybody sees. */
export function amend(match: Match, text: string, why: string): Result<Match, readonly AnswerProblem[]> {
  const resolved = resolveAmendment(match, text, why);
  return resolved.ok ? ok(withStep(match, resolved.value)) : resolved;
}

/** The match with a recorded step played once more, with the faces that fell then. */
export function replayStep(match: Match, step: Step): Played<Match> {
  if (step.kind === "amend") return amend(match, step.text, step.why);
  const { answers, rolls, draws, origins } = step;
  return play(match, answers, splitDice(recordedDice(rolls), recordedDice(draws)), origins);
}

/** A new match that shares this one's steps up to a moment: "what if". */
export function branch(match: Match, moment: number): Match {
  const [first, ...later] = match.moments.slice(0, moment + 1) as [Moment, ...Moment[]];
  const steps = later.map((kept) => match.entries[kept.entry] as Step);
  const entries = [...match.entries.slice(0, first.entry + 1), ...steps];
  const moments = later.map((kept, index) => renumbered(kept, first.entry + 1 + index));
  return { ...match, entries, moments: [first, ...moments] };
}

function renumbered(moment: Moment, entry: number): Moment {
  if (moment.entry === entry) return moment;
  return moment.under?.(entry) ?? { ...moment, entry };
}

/** How many faces the whole log has drawn, open and secret, taken-back rounds and the set-up included. */
export function facesDrawn(match: Match): number {
  const { since } = match;
  let sum = since ? since.rolls.length + since.draws.length : 0;
  for (const { faces } of (match.moments[0] as Moment).throws) sum += faces.length;
  for (const entry of match.entries)
    if (entry.kind === "round") sum += entry.rolls.length + entry.draws.length;
  return sum;
}
