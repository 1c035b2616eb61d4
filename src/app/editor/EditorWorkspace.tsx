import { useEffect, useMemo, useState } from "react";
import { usePageTitle } from "../frame/page-title.ts";
import { DropAnywhere } from "../ui/drop-anywhere.tsx";
import { Bar } from "./Bar.tsx";
import type { Beginning } from "./beginning.ts";
import { EditorDialogs } from "./Dialogs.tsx";
import { EditorNote } from "./EditorNote.tsx";
import { EditorForm } from "./form/Form.tsx";
import { listenToEditorKeys } from "./keys.ts";
import { Trouble } from "./Trouble.tsx";
import type { Loaded } from "./use-editor.ts";
import { useWorkspace } from "./use-workspace.ts";
import { useEditorWords } from "./words.ts";
import "../table/table.css";
import "./editor.css";
import "./open-dialog.css";

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
