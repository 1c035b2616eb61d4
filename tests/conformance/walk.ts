import type { Dice } from "../../src/core/dice.ts";
import type { AnyGame, Prompt } from "../../src/core/game.ts";
import { type AnswerTexts, begin, type Match, now, type Played, play } from "../../src/core/match.ts";
import { seededChoices, seededDice } from "../../src/core/random.ts";
import { readShape } from "../../src/core/shape.ts";
import { random } from "../../src/opponents/random.ts";
import { answersOf } from "../../src/opponents/table.ts";
import { deepFreeze } from "./freeze.ts";

/** Rounds after which a game of random players must be over. */
const CAP = 3000;

export interface Walk {
  readonly game: AnyGame;
  readonly scenario: string;
  readonly seed: string;
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

function start({ game, scenario, seed }: Walk): Match {
  return value(begin(game, configOf(game, scenario), seededDice(seed)));
}

/** Dice for a player's choices, apart from the match's own. */
export function choicesOf({ seed }: Walk): Dice {
  return seededChoices(`${seed} choices`);
}

interface Walked {
  readonly steps: readonly Step[];
  readonly match: Match;
}

/** The latest walks by game, scenario and seed: the checks of a scenario ask for the same ones one after another. */
const walks = new Map<AnyGame, Map<string, Walked>>();
const MOST_KEPT = 400;

function walkOut(walk: Walk): Walked {
  const choices = choicesOf(walk);
  const taken: Step[] = [];
  let match = start(walk);
  let used = now(match).throws.reduce((sum, thrown) => sum + thrown.faces.length, 0);
  while (now(match).prompts.length > 0) {
    if (match.entries.length >= CAP) throw new Error(`no end within ${CAP} rounds`);
    deepFreeze(now(match));
    const texts = answersOf(match, () => random, choices);
    const after = value(play(match, texts, seededDice(walk.seed, used)));
    used += after.entries.at(-1)?.kind === "round" ? facesOfLast(after) : 0;
    taken.push({ before: match, texts, after });
    match = after;
  }
  return { steps: taken, match };
}

function walked(walk: Walk): Walked {
  const kept = walks.get(walk.game) ?? new Map<string, Walked>();
  walks.set(walk.game, kept);
  const key = `${walk.scenario} ${walk.seed}`;
  const found = kept.get(key) ?? walkOut(walk);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

/** A whole game of random players, step by step. All that the rules are handed is deep-frozen. */
export function steps(walk: Walk): readonly Step[] {
  return walked(walk).steps;
}

function facesOfLast(match: Match): number {
  return now(match).throws.reduce((sum, thrown) => sum + thrown.faces.length, 0);
}

/** The match at the end of a whole walk. */
export function finish(walk: Walk): Match {
  return walked(walk).match;
}

/** Every open prompt of a match with its seat's view and what the seat has answered before it, as `texts` say. */
export function* desks(match: Match, texts: AnswerTexts): Generator<Desk> {
  const { game } = match;
  const { state, prompts } = now(match);
  const seats = new Map<string, { view: unknown; own: Map<string, unknown> }>();
  for (const prompt of prompts) {
    const seat = seats.get(prompt.seat) ?? {
      view: deepFreeze(game.view(state, prompt.seat)),
      own: new Map(),
    };
    seats.set(prompt.seat, seat);
    yield { prompt, view: seat.view, own: new Map(seat.own) };
    const read = game.parse(texts.get(prompt.id) as string, prompt, seat.view, seat.own);
    if (!read.ok) throw new Error(`${prompt.id}: ${JSON.stringify(read.error)}`);
    seat.own.set(prompt.id, read.value);
  }
}

export interface Desk {
  readonly prompt: Prompt;
  readonly view: unknown;
  readonly own: ReadonlyMap<string, unknown>;
}
