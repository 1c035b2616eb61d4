import type { Dice } from "../dice/dice.ts";
import { seededDice } from "../dice/random.ts";
import type { AnyGame, GameEvent, Problem, Prompt, SeatId } from "../game.ts";
import { canonicalJson } from "../hash.ts";
import { fractionIn } from "../input/bounds.ts";
import { type Shapes, stateSchema, viewSchema } from "../input/data-shape.ts";
import { readShape } from "../input/shape.ts";
import { type Match, type Moment, now } from "../match/match.ts";
import { play } from "../match/play.ts";
import { present } from "../present.ts";

/**
 * What a game can say of a state that comes from outside and not from its own rules: what its data look like, and what
 * can't be. A state that passes may still be another one than that which was played: nobody can tell.
 */
export interface Judge<State = unknown> {
  readonly shapes: Shapes;
  /** The set-up in a state as a match begins with it; left out: it stays as it was at the beginning. */
  begun?(state: State): unknown;
  /**
   * The path of something in a state of the right shape that no match comes to; undefined where there is none. `first`: a
   * state in which a match of its set-up may begin.
   */
  impossible(state: State, first: State): string | undefined;
}

/** Judges the states of a game that says nothing of them: whether they can be seen and played. */
export const LENIENT: Judge = {
  shapes: { state: "unknown", view: "unknown", types: [] },
  impossible: () => undefined,
};

/** A part of a document that is judged, by its name there. */
export function within(part: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => {
    const { path } = problem.values;
    return { ...problem, values: { ...problem.values, path: path ? `${part}.${path}` : part } };
  });
}

function cannotBe(path: string): readonly Problem[] {
  return [{ code: "impossible", values: { path } }];
}

/** Rounds that are tried: a state in which nobody could go on is none. */
const ROUNDS = 12;

function sampled({ game, moments }: Match, dice: Dice): ReadonlyMap<string, string> {
  const { state, prompts } = present(moments.at(-1));
  const owns = new Map<SeatId, Map<string, unknown>>();
  const texts = new Map<string, string>();
  for (const prompt of prompts) {
    const own = owns.get(prompt.seat) ?? new Map<string, unknown>();
    owns.set(prompt.seat, own);
    const order = game.sample(prompt, game.view(state, prompt.seat), own, dice);
    own.set(prompt.id, order);
    texts.set(prompt.id, game.print(order));
  }
  return texts;
}

/** Whether a match can be gone on with by fair answers, and all of it told. */
function canBePlayed(match: Match, dice: Dice, schema: ReturnType<typeof stateSchema>): boolean {
  const { state, events, prompts } = now(match);
  for (const event of events) match.game.narrate(event);
  if (!schema.safeParse(state).success) return false;
  if (prompts.length === 0 || match.moments.length > ROUNDS) return true;
  const played = play(match, sampled(match, dice), dice);
  return played.ok && canBePlayed(played.value, dice, schema);
}

/** Whether everybody can be shown a state, and could have thought of it by what he is shown. */
function canBeSeen({ game, seats }: Match, { state, prompts }: Moment, dice: Dice): boolean {
  game.report(game.view(state, "table"));
  game.report(game.view(state, "umpire"));
  return seats.every(({ id }) => {
    const view = game.view(state, id);
    game.report(view);
    const imagined = game.imagine(view, dice);
    return (
      canonicalJson(game.view(imagined, id)) === canonicalJson(view) &&
      canonicalJson(game.prompts(imagined)) === canonicalJson(prompts)
    );
  });
}

/** Whether the questions of a state are put to those who play, each under its own name, until the game is over. */
function areAsked(prompts: readonly Prompt[], seats: Match["seats"], over: boolean): boolean {
  const known = new Set([...seats.map(({ id }) => id), "table"]);
  const ids = new Set(prompts.map(({ id }) => id));
  return (
    ids.size === prompts.length && over === (ids.size === 0) && prompts.every(({ seat }) => known.has(seat))
  );
}

function holds(match: Match, schema: ReturnType<typeof stateSchema>): boolean {
  const moment = now(match);
  const { prompts, outcome } = moment;
  const sides = match.seats.map(({ side }) => side);
  const { winner = null } = outcome ?? {};
  return (
    (winner === null || sides.includes(winner)) &&
    areAsked(prompts, match.seats, outcome !== undefined) &&
    canBeSeen(match, moment, seededDice("judged")) &&
    canBePlayed(match, seededDice("judged"), schema)
  );
}

/** The set-up in a state, where a game keeps it there. */
function setupIn(state: unknown): unknown {
  return (state as { readonly setup?: unknown }).setup;
}

/** What of a state that its game knows enough of can't be, by its path. */
function impossibleIn(game: AnyGame, judge: Judge, config: unknown, state: unknown): string | undefined {
  const begun = judge.begun ?? setupIn;
  const first = game.setup(config, seededDice("judged")).state;
  const differs = canonicalJson(begun(state) ?? null) !== canonicalJson(begun(first) ?? null);
  return differs
    ? "setup"
    : (fractionIn(state as Readonly<Record<string, unknown>>) ?? judge.impossible(state, first));
}

/** A state from outside as the first moment of a match; undefined where the rules can make nothing of it. */
export type Begin = (state: unknown) => Match | undefined;

/**
 * Judges a state from outside before anybody is shown it: its shape, its set-up, what its game says can't be, and whether
 * it can be seen and played. `part`: its name in the document.
 */
export function judgeState(
  game: AnyGame,
  judge: Judge,
  state: unknown,
  begin: Begin,
  part: string,
): readonly Problem[] {
  const schema = stateSchema(judge.shapes);
  const read = readShape(schema, state);
  if (!read.ok) return within(part, read.error);
  // What passes for data of the right shape may still be no state at all: rules need not bear with it.
  try {
    const match = begin(state);
    if (!match) return within(part, cannotBe(""));
    const path = impossibleIn(game, judge, match.config, state);
    if (path !== undefined) return within(part, cannotBe(path));
    return holds(match, schema) ? [] : within(part, cannotBe(""));
  } catch {
    return within(part, cannotBe(""));
  }
}

/** Judges a view from outside and the events that led to it: its shape, and whether all can be told. */
export function judgeView(
  game: AnyGame,
  judge: Judge,
  view: unknown,
  events: readonly GameEvent[],
  part: string,
): readonly Problem[] {
  const read = readShape(viewSchema(judge.shapes), view);
  if (!read.ok) return within(part, read.error);
  try {
    game.report(view);
    for (const event of events) game.narrate(event);
    return [];
  } catch {
    return within(part, cannotBe(""));
  }
}
