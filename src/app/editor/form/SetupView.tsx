import { useMemo } from "react";
import type { Phrase } from "../../../core/phrase.ts";
import type { EditorFace, EditorGroup } from "../../../face/editor.ts";
import { type Text, wordsOf } from "../../../face/text.ts";
import { SideMark } from "../../ui/side.tsx";
import { EditorTable } from "../EditorTable.tsx";
import "./form.css";
import "./stage.css";

interface SetupViewProps {
  readonly editor: EditorFace;
  readonly config: unknown;
  readonly say: (phrase: Phrase) => string;
}

interface GroupProps {
  readonly group: EditorGroup;
  readonly text: (text: Text) => string;
}

function Group({ group: { side, rows }, text }: GroupProps) {
  if (!side || rows.length === 0) return null;
  return (
    <section className="side-group">
      <header className="side-group__head" data-side={side.index}>
        <SideMark side={side.index} size={26} />
        <h2>{text(side.name)}</h2>
        <span>{side.sum !== undefined && text(side.sum)}</span>
      </header>
      <ul className="editor-rows">
        {rows.map((row) => (
          <li key={row.key} className="seen-row">
            {text(row.title)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A set-up on its table that nobody edits, with who stands there. */
export function SetupView({ editor, config, say }: SetupViewProps) {
  const draft = useMemo(() => editor.draftOf(config), [editor, config]);
  const shown = useMemo(() => editor.shown(draft, say), [editor, draft, say]);
  const text = (one: Text) => wordsOf(one, say);
  const groups = editor.sheets(draft).flatMap((sheet) => (sheet.kind === "rows" ? sheet.groups : []));
  return (
    <div className="seen">
      <div className="stage seen__table">
        <EditorTable tabletop={shown.tabletop} overlay={shown.overlay(null)} selected={null} />
      </div>
      <div>
        <ul className="terms">
          {editor.terms(draft).map((term) => (
            <li key={text(term)}>{text(term)}</li>
          ))}
        </ul>
        {groups.map((group) => (
          <Group key={group.id} group={group} text={text} />
        ))}
      </div>
    </div>
  );
}
