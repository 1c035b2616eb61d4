import type { PieceId } from "../../../core/game.ts";
import { placedOffers } from "../../face/table/asking.ts";
import { give } from "../../face/table/giving.ts";
import { promptsAtScreen } from "../../session/selectors.ts";
import type { TableStore } from "../../session/session.ts";

/** Fingers can't hover. */
const FINGERS = "(hover: none)";

/** A card of the hand, or a thing that a form has a line for, is taken there, as if it had been picked there itself. */
function takesFrom(id: PieceId): boolean {
  const there = document.querySelector<HTMLElement>(`:is(.hand,.form) [data-on="${CSS.escape(id)}"]`);
  there?.click();
  there?.focus();
  return there !== null;
}

/** Answers with what is picked where it stands for one answer; where it stands for several, the first has the focus. */
function answersWith(store: TableStore, id: PieceId): boolean {
  const state = store.getState();
  const [only, ...others] = placedOffers(state).filter(({ on }) => on === id);
  if (!only) return false;
  if (others.length === 0) give(state, only.prompt, only.offer.text);
  else document.querySelector<HTMLElement>(`[data-on="${CSS.escape(id)}"]`)?.focus();
  return true;
}

/**
 * Takes a piece in hand, or lets go (null). Where fingers play, the first tap on a piece that nothing is asked about
 * only looks at it from the one in hand, as a mouse does by pointing; the second takes it. Whatever a finger takes it
 * looks at as well.
 */
export function pick(store: TableStore, id: PieceId | null): void {
  if (id !== null && (takesFrom(id) || answersWith(store, id))) return;
  const state = store.getState();
  const asked = promptsAtScreen(state).some((prompt) => prompt.about === id);
  const looks = id !== null && state.selected !== null && state.selected !== id && state.hovered !== id;
  const finger = matchMedia(FINGERS).matches;
  if (finger) state.hover(id);
  if (!finger || !looks || asked) state.select(id);
}
