import { isFreeTakeBack } from "../../core/match.ts";
import { lastMoment } from "./replay.ts";
import type { Tools } from "./tools.ts";

/**
 * Undoes the viewer's last edit; when there is none, takes back the latest step at once where that is free, and
 * asks everybody where it is not. `typing`: only edits, so that a text field keeps its own undo.
 */
export function undoStep({ store, page }: Tools, typing = false): boolean {
  const state = store.getState();
  if (state.undoDraft()) return true;
  if (typing || lastMoment(state) === 0) return false;
  if (isFreeTakeBack(state.open.match, 1)) state.takeBack(1);
  else page.setState({ dialog: "take-back" });
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
