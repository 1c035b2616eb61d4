import type { Dice } from "../../src/core/dice/dice.ts";
import { seededChoices, seededDice } from "../../src/core/dice/random.ts";
import type { AnyAppraisedGame, AnyGame, Prompt, Seat } from "../../src/core/game.ts";
import { readShape } from "../../src/core/input/shape.ts";
import type { AnswerTexts, Entry } from "../../src/core/match/entry.ts";
import { facesDrawn, type Match, type Moment, now, type Played } from "../../src/core/match/match.ts";
import { begin, resolveRound } from "../../src/core/match/play.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import { random } from "../../src/opponents/random.ts";
import { deepFreeze } from "./freeze.ts";
import { viewedOnce } from "./once.ts";

/** Rounds after which a game of random players must be over. */
const CAP = 3000;

export interface Walk {
  readonly game: AnyAppraisedGame;
  readonly scenario: string;
  readonly seed: string;
}

/** A whole game of random players, walked once for whatever looks at it. All that the rules were handed is deep-frozen. */
export interface Walked extends Walk {
  /** How it ended. Its game builds each view once. */
  readonly match: Match;
  /** What each round was answered. */
  readonly answers: readonly AnswerTexts[];
}

/** One round of a walk: the match before and after it, and what was answered. */
export interface Step {
  readonly before: Match;
  readonly texts: AnswerTexts;
  readonly after: Match;
}

function value<T>(played: Played<T>): T {
  if (played.ok) return played.value;
  throw new Error(`refused: ${JSON.stringify(played)}`);
}

/** The set-up of a scenario by its name, as a match file would give it. */
function configOf(game: AnyGame, scenario: string): unknown {
  const read = readShape(game.config, { scenario });
  if (!read.ok) throw new Error(`scenario ${scenario}: ${JSON.stringify(read.error)}`);
  const problems = game.check(read.value);
  if (problems.length > 0) throw new Error(`scenario ${scenario}: ${JSON.stringify(problems)}`);
  return deepFreeze(read.value);
}

/** Dice for a player's choices, apart from the match's own. */
export function choicesOf({ seed }: Pick<Walk, "seed">): Dice {
  return seededChoices(`${seed} choices`);
}

/** Plays a game of random players to its end. */
export function walkOut(walk: Walk): Walked {
  const { scenario, seed } = walk;
  const game = viewedOnce(walk.game);
  const choices = choicesOf(walk);
  const begun = value(begin(game, configOf(game, scenario), seededDice(seed)));
  const [entries, moments]: [Entry[], Moment[]] = [[], [...begun.moments]];
  const match: Match = { ...begun, entries, moments };
  const answers: AnswerTexts[] = [];
  let used = facesDrawn(begun);
  while (now(match).prompts.length > 0) {
    if (entries.length >= CAP) throw new Error(`no end within ${CAP} rounds`);
    deepFreeze(now(match));
    const texts = answersOf(game, match, () => random, choices);
    const { step, moment } = value(resolveRound(match, texts, seededDice(seed, used)));
    answers.push(texts);
    entries.push(step);
    moments.push(moment);
    used += step.rolls.length + step.draws.length;
  }
  deepFreeze(now(match));
  return { ...walk, match, answers };
}

/** Everybody who may look at a match. */
export function viewersOf({ seats }: { readonly seats: readonly Seat[] }): readonly string[] {
  return ["table", "umpire", ...seats.map(({ id }) => id)];
}

/** The match as it was after so many rounds. */
function matchAfter({ match }: Walked, rounds: number): Match {
  return { ...match, entries: match.entries.slice(0, rounds), moments: match.moments.slice(0, rounds + 1) };
}

/** The round that was played from a moment of a walk; none from the last. */
export function stepFrom(walked: Walked, place: number): Step | undefined {
  const texts = walked.answers[place];
  return texts && { before: matchAfter(walked, place), texts, after: matchAfter(walked, place + 1) };
}

/** A question as its seat has it before him, and the answer that he gave. */
export interface Asked {
  readonly prompt: Prompt;
  readonly view: unknown;
  /** What the seat had answered before it in the same round. */
  readonly own: ReadonlyMap<string, unknown>;
  readonly text: string;
  readonly order: unknown;
}

const known = new WeakMap<AnswerTexts, readonly Asked[]>();

/** Every prompt of a round. */
export function askedIn({ before, texts }: Step): readonly Asked[] {
  const found = known.get(texts) ?? askedOf(before, texts);
  known.set(texts, found);
  return found;
}

function askedOf(match: Match, texts: AnswerTexts): readonly Asked[] {
  const { game } = match;
  const { state, prompts } = now(match);
  const answered = new Map<string, Map<string, unknown>>();
  return prompts.map((prompt) => {
    const own = new Map(answered.get(prompt.seat));
    const view = game.view(state, prompt.seat);
    const text = texts.get(prompt.id) as string;
    const read = game.parse(text, prompt, view, own);
    if (!read.ok) throw new Error(`${prompt.id}: ${JSON.stringify(read.error)}`);
    answered.set(prompt.seat, new Map(own).set(prompt.id, read.value));
    return { prompt, view, own, text, order: read.value };
  });
}
