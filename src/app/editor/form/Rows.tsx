import { useEffect, useRef, useState } from "react";
import type { EditorGroup, EditorRow, EditorSheet, FieldValue } from "../../../face/editor.ts";
import { Button } from "../../ui/button.tsx";
import { SideMark } from "../../ui/side.tsx";
import { useEditorWords } from "../words.ts";
import { Fields, RowFaults } from "./Fields.tsx";
import { faultsAt, useForm, useTexts } from "./form.ts";
import { takeAway, twin } from "./form-keys.ts";
import { TypeDialog } from "./TypeDialog.tsx";

/** The line of a row: a press takes it in hand and unfolds it. */
function Head({ row }: { readonly row: EditorRow }) {
  const t = useEditorWords();
  const text = useTexts();
  const { chosen, choose, faults } = useForm();
  const button = useRef<HTMLButtonElement>(null);
  const open = chosen?.key === row.key;
  useEffect(() => {
    if (open) button.current?.closest("li")?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const wrong = faultsAt(faults, row.key).length > 0;
  return (
    <button
      ref={button}
      type="button"
      className="row-head"
      data-row={row.key}
      data-wrong={wrong}
      aria-expanded={open}
      onClick={() => choose(open ? null : row.key)}
    >
      {row.side !== undefined && <SideMark side={row.side} size={22} />}
      <span className="row-head__title">{text(row.title)}</span>
      <span className="row-head__about">{text(row.about)}</span>
      {wrong && <span className="row-head__wrong">{t("wrong")}</span>}
    </button>
  );
}

function Row({ row }: { readonly row: EditorRow }) {
  const t = useEditorWords();
  const text = useTexts();
  const form = useForm();
  const open = form.chosen?.key === row.key;
  return (
    <li className="editor-row" data-chosen={open}>
      <Head row={row} />
      {open && (
        <div className="editor-row__body">
          <Fields fields={row.fields} row={row.key} />
          {row.hint !== undefined && <p className="field__hint">{text(row.hint)}</p>}
          <RowFaults row={row} told />
          <div className="row-tools">
            <Button onClick={() => twin(form, row.key)}>{t("twin")}</Button>
            <Button look="danger" onClick={() => takeAway(form, row.key)}>
              {t("takeAway")}
            </Button>
          </div>
        </div>
      )}
      {!open && <RowFaults row={row} told={false} />}
    </li>
  );
}

/** Puts another one on the table, of a type that is asked for where it has one. */
function useAdd({ add, side }: EditorGroup): (type: FieldValue) => void {
  const { editor, draft, edit, choose } = useForm();
  return (type) => {
    const added = editor.add(draft, add.list, side?.index, type);
    edit(added.draft);
    choose(added.row);
  };
}

function Group({ group }: { readonly group: EditorGroup }) {
  const text = useTexts();
  const [picking, setPicking] = useState(false);
  const put = useAdd(group);
  const { side, rows, none, add } = group;
  const name = side && text(side.name);
  const press = () => (add.types ? setPicking(true) : put(null));
  const list = (
    <>
      {rows.length === 0 && <p className="quiet">{text(none)}</p>}
      <ul className="editor-rows">
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
      {picking && (
        <TypeDialog
          side={name ?? ""}
          onPick={(type) => {
            put(type);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
  if (!side) {
    return (
      <>
        {list}
        <Button onClick={press}>{text(add.label)}</Button>
      </>
    );
  }
  return (
    <section className="side-group" aria-label={name}>
      <header className="side-group__head" data-side={side.index}>
        <SideMark side={side.index} size={26} />
        <h2>{name}</h2>
        <span>{side.sum !== undefined && text(side.sum)}</span>
        <Button onClick={press} aria-label={text(add.label)} className="side-group__add">
          +
        </Button>
      </header>
      {list}
    </section>
  );
}

/** Everything of a kind on the table, in groups. */
export function Rows({ sheet }: { readonly sheet: Extract<EditorSheet, { readonly kind: "rows" }> }) {
  const text = useTexts();
  return (
    <>
      {sheet.note !== undefined && <p className="balance">{text(sheet.note)}</p>}
      {sheet.groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </>
  );
}
