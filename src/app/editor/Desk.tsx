import { useEffect, useMemo, useState } from "react";
import { usePageTitle } from "../frame/page-title.ts";
import { useDropped } from "../pages/matches/FileDrop.tsx";
import { Bar } from "./Bar.tsx";
import type { Beginning } from "./beginning.ts";
import { EditorDialogs } from "./Dialogs.tsx";
import { EditorNote } from "./EditorNote.tsx";
import { EditorForm } from "./form/Form.tsx";
import { listenToEditorKeys } from "./keys.ts";
import { Trouble } from "./Trouble.tsx";
import { useEditorDesk } from "./use-desk.ts";
import type { Loaded } from "./use-editor.ts";
import { useEditorWords } from "./words.ts";
import "../pages/matches/file-drop.css";
import "../table/table.css";
import "./editor.css";
import "./open-dialog.css";

export interface DeskProps {
  readonly loaded: Loaded;
  readonly id: string | null;
  readonly beginning: Extract<Beginning, { readonly ok: true }>;
}

/** The editor with a set-up on its table. */
export function Desk({ loaded, id, beginning }: DeskProps) {
  const t = useEditorWords();
  const desk = useEditorDesk(loaded, id, beginning);
  const { work, edits } = desk;
  usePageTitle(work.title.trim() || t("page"));
  const [draft, setDraft] = useMemo(
    () => [work.draft, (next: unknown, tag?: string) => edits.edit({ ...work, draft: next }, tag)] as const,
    [work, edits],
  );
  const dropped = useDropped((file) => void desk.openFile(file));
  const [keys] = useState(() => ({ current: desk }));
  keys.current = desk;
  useEffect(() => listenToEditorKeys(() => keys.current), [keys]);
  return (
    <main className="editor">
      <Bar desk={desk} />
      <Trouble onFile={desk.download} />
      <EditorForm
        game={loaded.entry.meta.id}
        editor={loaded.editor}
        draft={draft}
        say={loaded.say}
        onEdit={setDraft}
      />
      <EditorNote desk={desk} />
      <EditorDialogs desk={desk} />
      {dropped && (
        <div className="file-drop__over">
          <p className="paper">{t("fileDropHere")}</p>
        </div>
      )}
    </main>
  );
}
