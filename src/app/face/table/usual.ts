import type { Offer } from "../../../face/offer.ts";
import type { AnswerSpan } from "../../../face/span.ts";
import { viewOf } from "../../session/selectors.ts";
import type { TableShown, TableState } from "../../session/session.ts";

/** Between the id of an answer that stands and that of what it stands for. */
const FOR = "\n";

/** What goes on now, for the rest of which answers may stand; undefined: they stand for the whole match. */
export function spanOf(state: TableShown): AnswerSpan | undefined {
  return state.face.span?.(viewOf(state));
}

function keyOf(id: string, span: AnswerSpan | undefined): string {
  return span ? `${id}${FOR}${span.id}` : id;
}

/** An answer that stands now. */
export interface Stood {
  /** As the session keeps it. */
  readonly key: string;
  readonly id: string;
  /** What it stands for; undefined: the whole match. */
  readonly span: AnswerSpan | undefined;
}

/** The answers that the seat at the screen gives now without being asked; what they stood for may be over. */
export function stoodNow(state: TableShown): readonly Stood[] {
  const now = spanOf(state);
  return state.standing.flatMap((key): readonly Stood[] => {
    const [id = "", span] = key.split(FOR);
    if (span === undefined) return [{ key, id, span }];
    return span === now?.id ? [{ key, id, span: now }] : [];
  });
}

/** The answer that stands now, if it is one of those offered. */
export function standingOf(state: TableShown, offers: readonly Offer[]): Offer | undefined {
  const ids = new Set(stoodNow(state).map(({ id }) => id));
  return offers.find(({ standing }) => standing !== undefined && ids.has(standing));
}

/** The answer that Enter takes: the one that stands, else the usual one; undefined where there is none. */
export function usualOf(state: TableShown, offers: readonly Offer[]): Offer | undefined {
  return standingOf(state, offers) ?? offers.find(({ usual }) => usual);
}

/** A question that has been answered: what was offered, and what was chosen. */
interface Answered {
  readonly offers: readonly Offer[];
  readonly chosen: string | undefined;
}

/**
 * From now on these answers are always given. Of questions that were answered together in different ways none is: the
 * next one would have two answers.
 */
export function standBy(state: TableState, answered: readonly Answered[]): void {
  const span = spanOf(state);
  const still = new Set(stoodNow(state).map(({ key }) => key));
  const over = state.standing.filter((key) => !still.has(key));
  const idOf = ({ offers, chosen }: Answered) => offers.find(({ text }) => text === chosen)?.standing;
  const always = [...new Set(answered.flatMap((one) => idOf(one) ?? []))].map((id) => keyOf(id, span));
  const all = answered.flatMap(({ offers }) => offers.flatMap(({ standing }) => standing ?? []));
  const asked = all.map((id) => keyOf(id, span));
  state.stand(always.length === 1 ? always : [], [...asked, ...over]);
}
