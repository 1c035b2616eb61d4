import type { Workspace } from "./use-workspace.ts";

/** A sheet above the page has the keys for itself. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

function actOn(event: KeyboardEvent, workspace: Workspace): boolean {
  const key = event.key.toLowerCase();
  if (key === "z" && event.shiftKey) workspace.edits.redo();
  else if (key === "z") workspace.edits.undo();
  else if (key === "y") workspace.edits.redo();
  else if (key === "s") void workspace.keep();
  else return false;
  return true;
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+S anywhere on the page; in a field too, for a field's text is part of the draft. */
export function listenToEditorKeys(workspace: () => Workspace): () => void {
  const down = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isCovered()) return;
    if (actOn(event, workspace())) event.preventDefault();
  };
  addEventListener("keydown", down, { capture: true });
  return () => removeEventListener("keydown", down, { capture: true });
}
