import { isFreeTakeBack } from "../../core/match/take-back.ts";
import type { Tools } from "../context/tools.ts";
import { askerAt } from "../session/placing.ts";
import { nextStop } from "../session/stops.ts";
import { takenBackTo } from "../session/turns.ts";

/**
 * Undoes the viewer's last edit; when there is none, takes back what somebody at the screen did last: at once where
 * that is free for the seat at the screen; where it is not, everybody is asked. `typing`: only edits, so that a text field keeps its own undo.
 */
export function undoStep({ store, page }: Tools, typing = false): boolean {
  const state = store.getState();
  if (state.undoDraft()) return true;
  const count = nextStop(state, 0, 1);
  if (typing || count === undefined || state.watching) return false;
  const asker = askerAt(state.seats, state.computers, state.viewer);
  if (asker !== undefined && isFreeTakeBack(state.open.match, count, asker)) {
    const note = takenBackTo(state, count);
    if (state.takeBack(count, asker).ok) page.setState({ note });
  } else page.setState({ dialog: "take-back" });
  return true;
}

/** Redoes an edit, else puts back the step that was taken back last. */
export function redoStep({ store }: Tools, typing = false): boolean {
  const state = store.getState();
  if (state.redoDraft()) return true;
  if (typing || state.redoable === 0) return false;
  state.redo();
  return true;
}
