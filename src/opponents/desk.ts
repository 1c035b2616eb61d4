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
  /** Whether `orders` were drawn by chance because all that is legal is too long to be listed. */
  readonly drawn: boolean;
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

/** Every item of an iterable, or undefined when there are more than `most`. */
function allOf(items: Iterable<unknown>, most: number): readonly unknown[] | undefined {
  const found: unknown[] = [];
  for (const item of items) {
    if (found.length === most) return undefined;
    found.push(item);
  }
  return found;
}

/** Draws for each answer that is wanted: more would seldom find another one. */
const DRAWS = 2;

/** Different fair answers, at most `most`. */
function samples(game: AnyGame, prompt: Prompt, view: unknown, most: number, dice: Dice): readonly unknown[] {
  const found = new Map<string, unknown>();
  for (let draw = 0; draw < DRAWS * most && found.size < most; draw++) {
    const order = game.sample(prompt, view, NOTHING, dice);
    found.set(game.print(order), order);
  }
  return [...found.values()];
}

/** How many answers come into question at each prompt. */
export interface Breadth {
  /** Where all that is legal can be listed. */
  readonly listed: number;
  /** Where it is drawn: for a lone question, and for one of several. */
  readonly alone: number;
  readonly together: number;
}

/** Fewer say nothing. */
const FEWEST = 8;

/** A number where all is listed, and parts of a budget where answers are drawn. */
export function breadthOf(listed: number, nodes: number, alone: number, together: number): Breadth {
  const part = (share: number) => Math.max(FEWEST, Math.ceil(share * nodes));
  return { listed, alone: part(alone), together: part(together) };
}

function deskOf(
  game: AnyGame,
  prompt: Prompt,
  view: unknown,
  { listed, ...drawn }: Breadth,
  only: boolean,
  dice: Dice,
): Desk {
  const legal = game.options(prompt, view, NOTHING);
  if (Array.isArray(legal)) return { prompt, view, legal, orders: some(legal, listed, dice), drawn: false };
  const all = allOf(legal, listed);
  if (all) return { prompt, view, legal, orders: all, drawn: false };
  const wanted = only ? drawn.alone : drawn.together;
  return { prompt, view, legal, orders: samples(game, prompt, view, wanted, dice), drawn: true };
}

/** The desks of every open prompt of a state. */
function desksOf(game: AnyGame, state: unknown, breadth: Breadth, dice: Dice): Desk[] {
  const views = new Map<SeatId, unknown>();
  const prompts = game.prompts(state);
  return prompts.map((prompt) => {
    const view = views.get(prompt.seat) ?? game.view(state, prompt.seat);
    views.set(prompt.seat, view);
    return deskOf(game, prompt, view, breadth, prompts.length === 1, dice);
  });
}

/** The round in a state as one seat thinks it through. */
export function roundIn(game: AnyGame, state: unknown, seat: SeatId, breadth: Breadth, dice: Dice): Round {
  const desks = desksOf(game, state, breadth, dice);
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
  breadth: Breadth,
  dice: Dice,
): Round {
  return roundIn(game, game.imagine(view, dice), prompts[0]?.seat ?? "", breadth, dice);
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
  if (!Array.isArray(now)) return game.parse(text, prompt, view, own).ok;
  return now.some((one) => game.print(one) === text);
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
