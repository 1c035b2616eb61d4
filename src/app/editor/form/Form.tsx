import { useEffect, useMemo, useRef, useState } from "react";
import type { Phrase } from "../../../core/phrase.ts";
import type { EditorFace } from "../../../face/editor.ts";
import { type Form, FormContext, rowsOf } from "./form.ts";
import { listenToFormKeys } from "./form-keys.ts";
import { Lists } from "./Lists.tsx";
import { Stage } from "./Stage.tsx";
import "./form.css";
import "./stage.css";

interface EditorFormProps {
  readonly game: string;
  readonly editor: EditorFace;
  readonly draft: unknown;
  readonly say: (phrase: Phrase) => string;
  readonly onEdit: (draft: unknown, tag?: string) => void;
}

/** A draft on its table, and everything on it as lists in which everything can be typed. */
export function EditorForm({ game, editor, draft, say, onEdit }: EditorFormProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [wanted, turnTo] = useState<string | null>(null);
  const sheets = useMemo(() => editor.sheets(draft), [editor, draft]);
  const faults = useMemo(() => editor.faults(draft), [editor, draft]);
  const form = useMemo<Form>(() => {
    const rows = rowsOf(sheets);
    // An edit that is taken back may take the row in hand away.
    const chosen = rows.find(({ key }) => key === picked);
    const tab = wanted ?? chosen?.sheet ?? sheets[0]?.id ?? "";
    const choose = (row: string | null) => {
      setPicked(row);
      // What is taken in hand shows its own sheet; what is put down leaves the sheet that is open.
      turnTo(row === null ? tab : null);
    };
    return { game, editor, draft, sheets, faults, chosen, tab, say, edit: onEdit, choose, turnTo };
  }, [game, editor, draft, sheets, faults, picked, wanted, say, onEdit]);
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => listenToFormKeys(() => latest.current), []);
  return (
    <FormContext value={form}>
      <Stage />
      <Lists />
    </FormContext>
  );
}
