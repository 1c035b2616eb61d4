import type { Prompt } from "../../../core/game.ts";
import { now } from "../../../core/match/match.ts";
import type { Ask, AskForOne } from "../../../face/ask.ts";
import type { Dim } from "../../../face/dim.ts";
import { answeredBeside } from "../../../face/focus.ts";
import { type Offer, plainOffers } from "../../../face/offer.ts";
import { draftsOf } from "../../session/drafts.ts";
import { promptsAtScreen, viewOf } from "../../session/selectors.ts";
import type { TableShown } from "../../session/session.ts";

/** Answers that the house lists of a game that offers none itself; who wants another one writes it. */
const MOST = 60;

const PLAIN: AskForOne = { style: "choice", why: "" };

/** How a question is put to a seat that is called `name`. */
export function askOf(state: TableShown, prompt: Prompt, name: string): Ask {
  return state.face.ask?.(prompt, viewOf(state), name) ?? PLAIN;
}

/** What the seat has answered so far to other questions that are asked with this one. */
export function ownOf(state: TableShown, prompt: Prompt): ReadonlyMap<string, unknown> {
  return answeredBeside(draftsOf(state), prompt.id);
}

/** The answers that are offered to a question, as the seat's other answers stand. */
export function offersOf(state: TableShown, prompt: Prompt): readonly Offer[] {
  const view = viewOf(state);
  const own = ownOf(state, prompt);
  const orders = state.game.options(prompt, view, own);
  return state.face.offers?.(prompt, view, orders, own) ?? plainOffers(state.game, orders, MOST);
}

/** What is in hand and may not be used as an answer. */
export function dimOf(state: TableShown, prompt: Prompt): readonly Dim[] {
  return state.face.dim?.(prompt, viewOf(state)) ?? [];
}

/** An offer that stands for itself on the table: a card in hand, a place of the map. */
export interface Placed {
  readonly prompt: Prompt;
  readonly offer: Offer;
  readonly on: string;
}

const NONE: readonly Placed[] = [];
const NO_DIM: readonly Dim[] = [];

/** What is asked now, worked out once until something is answered or drafted. */
interface Now {
  readonly drafts: unknown;
  readonly placed: readonly Placed[];
  readonly dim: readonly Dim[];
}
const known = new WeakMap<object, Now>();

function isPlaced(state: TableShown, prompt: Prompt): boolean {
  const { style } = askOf(state, prompt, "");
  return style === "hand" || style === "map";
}

function placedNow(state: TableShown, prompts: readonly Prompt[]): readonly Placed[] {
  return prompts.flatMap((prompt) =>
    offersOf(state, prompt).flatMap((offer) =>
      [offer.on ?? [], offer.alike ?? []].flat().map((on) => ({ prompt, offer, on })),
    ),
  );
}

function askedNow(state: TableShown): Now {
  const moment = now(state.open.match);
  const drafts = draftsOf(state);
  const last = known.get(moment);
  if (last?.drafts === drafts) return last;
  const prompts = promptsAtScreen(state).filter((prompt) => isPlaced(state, prompt));
  const found: Now = {
    drafts,
    placed: placedNow(state, prompts),
    dim: prompts.flatMap((prompt) => dimOf(state, prompt)),
  };
  known.set(moment, found);
  return found;
}

/** What can be answered by choosing something on the table itself: the same list until something is answered. */
export function placedOffers(state: TableShown): readonly Placed[] {
  return promptsAtScreen(state).length === 0 ? NONE : askedNow(state).placed;
}

/** What lies in a hand that is asked and may not be used: the same list until something is answered. */
export function dimNow(state: TableShown): readonly Dim[] {
  return promptsAtScreen(state).length === 0 ? NO_DIM : askedNow(state).dim;
}
