import type { PieceId } from "../../core/game.ts";
import { deskPrompts } from "./selectors.ts";
import type { TableStore } from "./session.ts";

/** Fingers can't hover. */
const FINGERS = "(hover: none)";

/**
 * Takes a piece in hand, or lets go (null). Where fingers play, the first tap on a piece that nothing is asked about
 * only looks at it from the one in hand, as a mouse does by pointing; the second takes it.
 */
export function pick(store: TableStore, id: PieceId | null): void {
  const state = store.getState();
  const asked = deskPrompts(state).some((prompt) => prompt.about === id);
  const looks = id !== null && state.selected !== null && state.selected !== id && state.hovered !== id;
  if (looks && !asked && matchMedia(FINGERS).matches) state.hover(id);
  else state.select(id);
}
