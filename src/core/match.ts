import { type Dice, DiceNeeded, ImpossibleFace, recorder, type Throw, type ThrowRequest } from "./dice.ts";
import type {
  Answers,
  AnyGame,
  GameEvent,
  Outcome,
  Problem,
  Prompt,
  PromptId,
  Seat,
  SeatId,
} from "./game.ts";
import { fail, ok, type Result } from "./result.ts";

/** A problem and the prompt whose answer has it; null when it belongs to no prompt. */
export interface AnswerProblem extends Problem {
  readonly prompt: PromptId | null;
}

/** Answers as text, by prompt. A map, so that no name of a plain object is taken for an answer. */
export type AnswerTexts = ReadonlyMap<PromptId, string>;

/** One round played: what was answered, in canonical spelling, and the faces that fell. */
export interface Round {
  readonly kind: "round";
  readonly answers: AnswerTexts;
  readonly rolls: readonly number[];
}

/** The latest `count` rounds taken back, with the seats that agreed where agreement is needed. */
export interface TakeBack {
  readonly kind: "take-back";
  readonly count: number;
  readonly agreed: readonly SeatId[];
}

export type Entry = Round | TakeBack;

/** A match between two entries: the state and what led to it. */
export interface Moment {
  readonly state: unknown;
  readonly prompts: readonly Prompt[];
  readonly events: readonly GameEvent[];
  readonly throws: readonly Throw[];
  /** Index in `entries` of the round that led here; -1 for the set-up. */
  readonly entry: number;
  readonly outcome: Outcome | undefined;
}

/** A match: a log and what it folds to. Immutable; every change makes a new one. */
export interface Match {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly seats: readonly Seat[];
  readonly entries: readonly Entry[];
  /** The set-up, then one moment for each round that stands. Never empty. */
  readonly moments: readonly Moment[];
}

/** A round can be refused, or wait for dice that nobody has thrown yet. */
export type Played<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: readonly AnswerProblem[] }
  | { readonly ok: false; readonly error: readonly []; readonly needs: ThrowRequest };

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

function judgeWith(game: AnyGame, view: unknown, prompt: Prompt, text: string, own: Answers<unknown>) {
  const parsed = game.parse(text, prompt, view, own);
  return parsed.ok ? parsed : fail(parsed.error.map((problem) => ({ ...problem, prompt: prompt.id })));
}

/** Names of prompts asked so far, of seats and of pieces: an answer to one of them is late or early, not unknown. */
function isKnown(match: Match, id: PromptId): boolean {
  const { pieces } = match.game.report(match.game.view(now(match).state, "table"));
  return (
    Object.hasOwn(pieces, id) ||
    match.seats.some((seat) => seat.id === id) ||
    match.moments.some((moment) => moment.prompts.some((prompt) => prompt.id === id))
  );
}

function strayAnswers(match: Match, prompts: readonly Prompt[], texts: AnswerTexts): AnswerProblem[] {
  if (texts.size === prompts.length && prompts.every((prompt) => texts.has(prompt.id))) return [];
  const awaited = prompts.map((prompt) => prompt.id);
  const problems: AnswerProblem[] = [];
  for (const id of texts.keys()) {
    if (awaited.includes(id)) continue;
    const code = isKnown(match, id) ? "surplus-answer" : "unknown-prompt";
    problems.push({ prompt: id, code, values: { prompt: id, awaited } });
  }
  return problems;
}

/** The one answer of a round that asks a single question. */
function readOnly(
  match: Match,
  prompt: Prompt,
  text: string,
): Result<Answers<unknown>, readonly AnswerProblem[]> {
  const judged = judge(match, prompt, text);
  return judged.ok ? ok(new Map<PromptId, unknown>().set(prompt.id, judged.value)) : judged;
}

/** All answers of a round, judged; each seat's in the order of the prompts. */
function readAnswers(match: Match, texts: AnswerTexts): Result<Answers<unknown>, readonly AnswerProblem[]> {
  const { prompts, state } = now(match);
  const [only, another] = prompts;
  const text = only && !another && texts.size === 1 ? texts.get(only.id) : undefined;
  if (only && text !== undefined) return readOnly(match, only, text);
  const problems = strayAnswers(match, prompts, texts);
  const answers = new Map<PromptId, unknown>();
  const desks = new Map<SeatId, { view: unknown; own: Map<PromptId, unknown> }>();
  for (const prompt of prompts) {
    const text = texts.get(prompt.id);
    if (text === undefined) {
      problems.push({ prompt: prompt.id, code: "missing-answer", values: { prompt: prompt.id } });
      continue;
    }
    let desk = desks.get(prompt.seat);
    if (!desk) {
      desk = { view: match.game.view(state, prompt.seat), own: new Map() };
      desks.set(prompt.seat, desk);
    }
    const judged = judgeWith(match.game, desk.view, prompt, text, desk.own);
    if (judged.ok) {
      answers.set(prompt.id, judged.value);
      desk.own.set(prompt.id, judged.value);
    } else problems.push(...judged.error);
  }
  return problems.length > 0 ? fail(problems) : ok(answers);
}

/** The faces of throws in one row, as a match file keeps them. */
export function facesOf(throws: readonly Throw[]): number[] {
  const faces: number[] = [];
  for (const thrown of throws) faces.push(...thrown.faces);
  return faces;
}

/** The round and the moment that follow when every open prompt is answered. */
export function resolveRound(
  match: Match,
  texts: AnswerTexts,
  dice: Dice,
): Played<{ readonly round: Round; readonly moment: Moment }> {
  const { state, prompts } = now(match);
  if (prompts.length === 0) {
    return fail([{ prompt: null, code: "match-over", values: {} }]);
  }
  const read = readAnswers(match, texts);
  if (!read.ok) return read;
  const tray = recorder(dice);
  try {
    const resolved = match.game.resolve(state, read.value, tray);
    const answers = new Map<PromptId, string>();
    for (const [id, order] of read.value) answers.set(id, match.game.print(order));
    const round: Round = { kind: "round", answers, rolls: facesOf(tray.throws) };
    const entry = match.entries.length;
    return ok({ round, moment: momentOf(match.game, resolved.state, resolved.events, tray.throws, entry) });
  } catch (error) {
    return diceTrouble(error);
  }
}

/** The match one round on. The match given stays as it is, whatever comes out. */
export function play(match: Match, texts: AnswerTexts, dice: Dice): Played<Match> {
  const resolved = resolveRound(match, texts, dice);
  if (!resolved.ok) return resolved;
  const { round, moment } = resolved.value;
  const { game, config, seats } = match;
  return ok({
    game,
    config,
    seats,
    entries: match.entries.concat([round]),
    moments: match.moments.concat([moment]),
  });
}

/** Whether a round rolled nothing, asked one seat openly and told nobody anything that was hidden. */
function isFree(before: Moment, after: Moment): boolean {
  if (after.throws.length > 0 || before.prompts.length !== 1 || before.prompts[0]?.opens !== "now")
    return false;
  return after.events.every((event) => !event.secret && !event.reveals);
}

/** Whether the last `count` rounds rolled nothing and showed nobody anything, so that one seat may take them back alone. */
export function isFreeTakeBack({ moments }: Match, count: number): boolean {
  for (let index = moments.length - count; index < moments.length; index++) {
    if (!isFree(moments[index - 1] as Moment, moments[index] as Moment)) return false;
  }
  return true;
}

/** The entry that takes rounds back: free where nothing was rolled or shown, else only when every seat agrees. */
export function judgeTakeBack(
  match: Match,
  count: number,
  agreed: readonly SeatId[] = [],
): Result<TakeBack, readonly AnswerProblem[]> {
  const rounds = match.moments.length - 1;
  if (!Number.isInteger(count) || count < 1 || count > rounds) {
    return fail([{ prompt: null, code: "take-back-count", values: { count, rounds } }]);
  }
  const seats = match.seats.map((seat) => seat.id);
  const strange = agreed.find((id, index) => !seats.includes(id) || agreed.indexOf(id) !== index);
  if (strange !== undefined) {
    return fail([{ prompt: null, code: "take-back-seat", values: { seat: strange, seats } }]);
  }
  const missing = seats.filter((id) => !agreed.includes(id));
  if (missing.length > 0 && !isFreeTakeBack(match, count)) {
    return fail([{ prompt: null, code: "take-back-agreement", values: { missing } }]);
  }
  return ok({ kind: "take-back", count, agreed });
}

/** The match with its latest rounds taken back; the log remembers that they were played. */
export function takeBack(
  match: Match,
  count: number,
  agreed: readonly SeatId[] = [],
): Result<Match, readonly AnswerProblem[]> {
  const entry = judgeTakeBack(match, count, agreed);
  if (!entry.ok) return entry;
  const moments = match.moments.slice(0, -count);
  return ok({ ...match, entries: [...match.entries, entry.value], moments });
}

/** A new match that shares this one's first `moment` rounds: "what if". */
export function branch(match: Match, moment: number): Match {
  const moments = match.moments.slice(0, moment + 1);
  const entries = moments.slice(1).map((kept) => match.entries[kept.entry] as Round);
  return { ...match, entries, moments: moments.map((kept, index) => ({ ...kept, entry: index - 1 })) };
}

/** How many faces the whole log has drawn, taken-back rounds and the set-up included. */
export function facesDrawn(match: Match): number {
  const setup = facesOf((match.moments[0] as Moment).throws).length;
  return match.entries.reduce((sum, entry) => sum + (entry.kind === "round" ? entry.rolls.length : 0), setup);
}
