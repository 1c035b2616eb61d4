import { useEffect, useMemo, useState } from "react";
import { usePageTitle } from "../frame/page-title.ts";
import { DropAnywhere } from "../ui/drop-anywhere.tsx";
import { Bar } from "./Bar.tsx";
import type { Beginning } from "./beginning.ts";
import { EditorNote } from "./EditorNote.tsx";
import { EditorForm } from "./form/Form.tsx";
import { Trouble } from "./Trouble.tsx";
import type { Loaded } from "./use-editor.ts";
import { useWorkspace, type Workspace } from "./use-workspace.ts";
import { useEditorWords } from "./words.ts";
import "../table/layout/table.css";
import "./editor.css";
import "./open-dialog.css";
import { actOf } from "../../scene/keystroke.ts";
import { OpenDialog } from "./OpenDialog.tsx";
import { PlayDialog } from "./PlayDialog.tsx";
import { ShareSetup } from "./ShareSetup.tsx";

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
function listenToEditorKeys(workspace: () => Workspace): () => void {
  const down = (event: KeyboardEvent) => {
    const act = isCovered() ? undefined : actOf(event, ACTS, "command");
    if (!act) return;
    event.preventDefault();
    act(workspace(), event.shiftKey);
  };
  addEventListener("keydown", down, { capture: true });
  return () => removeEventListener("keydown", down, { capture: true });
}

/** The sheet that lies above the editor, if one does. */
function EditorDialogs({ workspace }: { readonly workspace: Workspace }) {
  const close = () => workspace.show(null);
  if (workspace.dialog === "open") return <OpenDialog workspace={workspace} />;
  if (workspace.dialog === "share") return <ShareSetup setup={workspace.setup} onClose={close} />;
  return workspace.dialog === "play" ? <PlayDialog setup={workspace.setup} onClose={close} /> : null;
}

export interface WorkspaceProps {
  readonly loaded: Loaded;
  readonly id: string | null;
  readonly beginning: Extract<Beginning, { readonly ok: true }>;
}

/** The editor with a set-up on its table. */
export function EditorWorkspace({ loaded, id, beginning }: WorkspaceProps) {
  const t = useEditorWords();
  const workspace = useWorkspace(loaded, id, beginning);
  const { work, edits } = workspace;
  usePageTitle(work.title.trim() || t("page"));
  const [draft, setDraft] = useMemo(
    () => [work.draft, (next: unknown, tag?: string) => edits.edit({ ...work, draft: next }, tag)] as const,
    [work, edits],
  );
  const [keys] = useState(() => ({ current: workspace }));
  keys.current = workspace;
  useEffect(() => listenToEditorKeys(() => keys.current), [keys]);
  return (
    <main className="editor">
      <Bar workspace={workspace} />
      <Trouble onFile={workspace.download} />
      <EditorForm
        game={loaded.entry.meta.id}
        editor={loaded.editor}
        draft={draft}
        say={loaded.say}
        onEdit={setDraft}
      />
      <EditorNote workspace={workspace} />
      <EditorDialogs workspace={workspace} />
      <DropAnywhere label={t("fileDropHere")} onFile={(...files) => void workspace.openFile(...files)} />
    </main>
  );
}
