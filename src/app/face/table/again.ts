import type { Prompt } from "../../../core/game.ts";
import type { Offer } from "../../../face/offer.ts";
import { lastAnswers } from "../../session/last-time.ts";
import { viewOf } from "../../session/selectors.ts";
import type { TableShown } from "../../session/session.ts";
import { ownOf } from "./asking.ts";

/** The offers with the answer of the turn before, where the game has it offered and it is legal still. */
export function withLast(state: TableShown, prompt: Prompt, offers: readonly Offer[]): readonly Offer[] {
  if (!state.face.again?.(prompt)) return offers;
  const [view, own] = [viewOf(state), ownOf(state, prompt)];
  const ending = new Set(offers.flatMap(({ last, text }) => (last ? [text] : [])));
  const text = lastAnswers(state.open.match, prompt).find(
    (one) => !ending.has(one) && state.game.parse(one, prompt, view, own).ok,
  );
  if (text === undefined) return offers;
  const again = offers.find((offer) => offer.text === text) ?? { text, title: text, lines: [] };
  const [usual, others] = [offers.filter((one) => one.usual), offers.filter((one) => !one.usual)];
  if (again.usual) return offers.map((one) => (one === again ? { ...one, again: true } : one));
  return [...usual, { ...again, again: true }, ...others.filter((one) => one !== again)];
}
