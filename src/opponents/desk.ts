import type { Dice } from "../core/dice.ts";
import type { Answers, AnyGame, Prompt, PromptId, SeatId } from "../core/game.ts";
import { pick } from "./mix.ts";

/** One open question as an opponent imagines it, with the answers that come into question. */
export interface Desk {
  readonly prompt: Prompt;
  readonly view: unknown;
  /** All that is legal, as the game hands it out. */
  readonly legal: Iterable<unknown>;
  readonly orders: readonly unknown[];
}

/** A round as an opponent imagines it: a state that fits what it sees, and every open question in it. */
export interface Round {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: SeatId;
  /** The opponent's own desks. */
  readonly own: readonly Desk[];
  /** Everybody else's. */
  readonly others: readonly Desk[];
}

const NOTHING: Answers<unknown> = new Map();

/** At most `most` of a list, by chance and each once. */
export function some<T>(list: readonly T[], most: number, dice: Dice): readonly T[] {
  if (list.length <= most) return list;
  const left = [...list];
  for (let index = 0; index < most; index++) {
    const other = index + pick(left.length - index, dice);
    [left[index], left[other]] = [left[other] as T, left[index] as T];
  }
  return left.slice(0, most);
}

function deskOf(game: AnyGame, prompt: Prompt, view: unknown, most: number, dice: Dice): Desk {
  const legal = game.options(prompt, view, NOTHING);
  return { prompt, view, legal, orders: some(Array.isArray(legal) ? legal : [...legal], most, dice) };
}

/** The desks of every open prompt of a state; at most `most` answers at each. */
function desksOf(game: AnyGame, state: unknown, most: number, dice: Dice): Desk[] {
  const views = new Map<SeatId, unknown>();
  return game.prompts(state).map((prompt) => {
    const view = views.get(prompt.seat) ?? game.view(state, prompt.seat);
    views.set(prompt.seat, view);
    return deskOf(game, prompt, view, most, dice);
  });
}

/** The round in a state as one seat thinks it through. */
export function roundIn(game: AnyGame, state: unknown, seat: SeatId, most: number, dice: Dice): Round {
  const desks = desksOf(game, state, most, dice);
  return {
    game,
    state,
    seat,
    own: desks.filter((desk) => desk.prompt.seat === seat),
    others: desks.filter((desk) => desk.prompt.seat !== seat),
  };
}

/** The round that a seat is asked about, in a state that fits its view. */
export function imagine(
  game: AnyGame,
  view: unknown,
  prompts: readonly Prompt[],
  most: number,
  dice: Dice,
): Round {
  return roundIn(game, game.imagine(view, dice), prompts[0]?.seat ?? "", most, dice);
}

/** Whether an answer is legal after what the same seat has answered already. */
export function isLegal(
  { game }: Pick<Round, "game">,
  { prompt, view, legal }: Desk,
  order: unknown,
  own: Answers<unknown>,
): boolean {
  if (own.size === 0) return true;
  const now = game.options(prompt, view, own);
  if (now === legal) return true;
  const text = game.print(order);
  for (const one of now) if (game.print(one) === text) return true;
  return false;
}

/** The wanted answer where it goes together with the seat's others, else a fair legal one. */
function fitting(
  round: Pick<Round, "game">,
  desk: Desk,
  wanted: unknown,
  own: Answers<unknown>,
  dice: Dice,
): unknown {
  if (isLegal(round, desk, wanted, own)) return wanted;
  return round.game.sample(desk.prompt, desk.view, own, dice);
}

/** Answers for every desk: what `wanted` says, and what goes together with it. */
export function answersFor(
  round: Pick<Round, "game">,
  desks: readonly Desk[],
  wanted: (desk: Desk, index: number) => unknown,
  dice: Dice,
): Map<PromptId, unknown> {
  const answers = new Map<PromptId, unknown>();
  const seats = new Map<SeatId, Map<PromptId, unknown>>();
  desks.forEach((desk, index) => {
    const own = seats.get(desk.prompt.seat) ?? new Map<PromptId, unknown>();
    seats.set(desk.prompt.seat, own);
    const order = fitting(round, desk, wanted(desk, index), own, dice);
    own.set(desk.prompt.id, order);
    answers.set(desk.prompt.id, order);
  });
  return answers;
}
