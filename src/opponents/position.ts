import type { Dice } from "../core/dice/dice.ts";
import type { Answers, AnyAppraisedGame, Prompt, PromptId, Seat, SeatId } from "../core/game.ts";
import { itemAt } from "../core/item-at.ts";
import { pick } from "./mixed-strategy.ts";
import type { Request } from "./opponent.ts";

/** An open question of a position and its candidates: the answers that come into question. */
export interface OpenQuestion {
  readonly prompt: Prompt;
  readonly view: unknown;
  /** All that is legal, as the game hands it out. */
  readonly legal: Iterable<unknown>;
  readonly candidates: readonly unknown[];
  /** Whether the candidates were sampled because all that is legal is too long to be listed. */
  readonly sampled: boolean;
}

/** A state as one seat thinks it through, with every open question in it. */
export interface Position {
  readonly game: AnyAppraisedGame;
  readonly seats: readonly Seat[];
  readonly state: unknown;
  readonly seat: SeatId;
  /** The questions of the seat itself. */
  readonly own: readonly OpenQuestion[];
  /** Everybody else's. */
  readonly others: readonly OpenQuestion[];
}

const NOTHING: Answers<unknown> = new Map();

/** At most `most` of a list, by chance and each once. */
export function some<T>(list: readonly T[], most: number, dice: Dice): readonly T[] {
  if (list.length <= most) return list;
  const left = [...list];
  for (let index = 0; index < most; index++) {
    const other = index + pick(left.length - index, dice);
    [left[index], left[other]] = [itemAt(left, other), itemAt(left, index)];
  }
  return left.slice(0, most);
}

/** Every item of an iterable, or undefined when there are more than `most`. */
export function allOf(items: Iterable<unknown>, most: number): readonly unknown[] | undefined {
  const found: unknown[] = [];
  for (const item of items) {
    if (found.length === most) return undefined;
    found.push(item);
  }
  return found;
}

/** Draws for each answer that is wanted: more would seldom find another one. */
const DRAWS = 2;

/** Different fair answers, at most `most` with those that are known. */
function samples(
  game: AnyAppraisedGame,
  prompt: Prompt,
  view: unknown,
  most: number,
  dice: Dice,
  known: readonly unknown[] = [],
): readonly unknown[] {
  const found = new Map(known.map((order) => [game.print(order), order]));
  for (let draw = 0; draw < DRAWS * most && found.size < most; draw++) {
    const order = game.sample(prompt, view, NOTHING, dice);
    found.set(game.print(order), order);
  }
  return [...found.values()];
}

/** A sampled question's candidates and more fair answers, at most `most` of them all. */
export function drawnAnew(
  game: AnyAppraisedGame,
  { prompt, view, candidates }: OpenQuestion,
  most: number,
  dice: Dice,
): readonly unknown[] {
  return samples(game, prompt, view, most, dice, candidates);
}

/** How many candidates a question has. */
export interface Breadth {
  /** Where all that is legal can be listed. */
  readonly listed: number;
  /** Where it is sampled: for a lone question, and for one of several. */
  readonly alone: number;
  readonly together: number;
}

/** Fewer say nothing. */
const FEWEST = 8;

/** A number where all is listed, and parts of a budget where answers are sampled. */
export function breadthOf(listed: number, nodes: number, alone: number, together: number): Breadth {
  const part = (share: number) => Math.max(FEWEST, Math.ceil(share * nodes));
  return { listed, alone: part(alone), together: part(together) };
}

function questionOf(
  game: AnyAppraisedGame,
  prompt: Prompt,
  view: unknown,
  { listed, alone, together }: Breadth,
  only: boolean,
  dice: Dice,
): OpenQuestion {
  const legal = game.options(prompt, view, NOTHING);
  if (Array.isArray(legal))
    return { prompt, view, legal, candidates: some(legal, listed, dice), sampled: false };
  const all = allOf(legal, listed);
  if (all) return { prompt, view, legal, candidates: all, sampled: false };
  const candidates = samples(game, prompt, view, only ? alone : together, dice);
  return { prompt, view, legal, candidates, sampled: true };
}

/** The open questions of a state that are for one of some seats. */
function questionsOf(
  game: AnyAppraisedGame,
  state: unknown,
  isWanted: (seat: SeatId) => boolean,
  breadth: Breadth,
  dice: Dice,
): OpenQuestion[] {
  const views = new Map<SeatId, unknown>();
  const prompts = game.prompts(state);
  return prompts
    .filter(({ seat }) => isWanted(seat))
    .map((prompt) => {
      const view = views.get(prompt.seat) ?? game.view(state, prompt.seat);
      views.set(prompt.seat, view);
      return questionOf(game, prompt, view, breadth, prompts.length === 1, dice);
    });
}

/** A state as one seat thinks it through. */
export function positionIn(
  { game, seats }: Pick<Position, "game" | "seats">,
  state: unknown,
  seat: SeatId,
  breadth: Breadth,
  dice: Dice,
): Position {
  const questions = questionsOf(game, state, () => true, breadth, dice);
  return {
    game,
    seats,
    state,
    seat,
    own: questions.filter(({ prompt }) => prompt.seat === seat),
    others: questions.filter(({ prompt }) => prompt.seat !== seat),
  };
}

/** The position that a seat is asked about, in a state that fits its view. */
export function positionOf(request: Request, state: unknown, breadth: Breadth, dice: Dice): Position {
  return positionIn(request, state, request.prompts[0]?.seat ?? "", breadth, dice);
}

/** The same position in another state that fits the seat's view: it is asked the same, others may hold something else. */
export function inWorld(position: Position, state: unknown, breadth: Breadth, dice: Dice): Position {
  const { game, seat } = position;
  return { ...position, state, others: questionsOf(game, state, (other) => other !== seat, breadth, dice) };
}

/** Whether two seats are on one side. */
export function areAllies({ seats }: Pick<Position, "seats">, one: SeatId, other: SeatId): boolean {
  const sideOf = (seat: SeatId) => seats.find(({ id }) => id === seat)?.side;
  return one === other || sideOf(one) === sideOf(other);
}

/** What the seat of a question answers elsewhere, in the order of its prompts. */
export function ownAnswers(
  { own, others }: Pick<Position, "own" | "others">,
  { prompt }: OpenQuestion,
  answers: Answers<unknown>,
): Map<PromptId, unknown> {
  const found = new Map<PromptId, unknown>();
  for (const { prompt: other } of [...own, ...others]) {
    if (other.seat === prompt.seat && other.id !== prompt.id) found.set(other.id, answers.get(other.id));
  }
  return found;
}

/** Which answers are legal after what the same seat has answered already: the game is asked once for all of them. */
export function legalBeside(
  { game }: Pick<Position, "game">,
  { prompt, view, legal }: OpenQuestion,
  own: Answers<unknown>,
): (order: unknown) => boolean {
  if (own.size === 0) return () => true;
  const now = game.options(prompt, view, own);
  if (now === legal) return () => true;
  if (!Array.isArray(now)) return (order) => game.parse(game.print(order), prompt, view, own).ok;
  const texts = new Set(now.map((order) => game.print(order)));
  return (order) => texts.has(game.print(order));
}

/** The wanted answer where it goes together with the seat's others, else a fair legal one. */
function fitting(
  position: Pick<Position, "game">,
  question: OpenQuestion,
  wanted: unknown,
  own: Answers<unknown>,
  dice: Dice,
): unknown {
  if (legalBeside(position, question, own)(wanted)) return wanted;
  return position.game.sample(question.prompt, question.view, own, dice);
}

/** Answers to every question: what `wanted` says, and what goes together with it. */
export function answersFor(
  position: Pick<Position, "game">,
  questions: readonly OpenQuestion[],
  wanted: (question: OpenQuestion, index: number) => unknown,
  dice: Dice,
): Map<PromptId, unknown> {
  const answers = new Map<PromptId, unknown>();
  const seats = new Map<SeatId, Map<PromptId, unknown>>();
  questions.forEach((question, index) => {
    const own = seats.get(question.prompt.seat) ?? new Map<PromptId, unknown>();
    seats.set(question.prompt.seat, own);
    const order = fitting(position, question, wanted(question, index), own, dice);
    own.set(question.prompt.id, order);
    answers.set(question.prompt.id, order);
  });
  return answers;
}
