import { actOf } from "../../scene/keystroke.ts";
import type { Workspace } from "./use-workspace.ts";

/** A sheet above the page has the keys for itself. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

const ACTS: Readonly<Record<string, (workspace: Workspace, shift: boolean) => void>> = {
  z: ({ edits }, shift) => (shift ? edits.redo() : edits.undo()),
  y: ({ edits }) => edits.redo(),
  s: (workspace) => void workspace.keep(),
};

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+S anywhere on the page; in a field too, for a field's text is part of the draft. */
export function listenToEditorKeys(workspace: () => Workspace): () => void {
  const down = (event: KeyboardEvent) => {
    const act = isCovered() ? undefined : actOf(event, ACTS, "command");
    if (!act) return;
    event.preventDefault();
    act(workspace(), event.shiftKey);
  };
  addEventListener("keydown", down, { capture: true });
  return () => removeEventListener("keydown", down, { capture: true });
}
