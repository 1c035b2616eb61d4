import type { EditorFields, EditorRow, EditorSheet } from "../../../face/editor.ts";
import { Button } from "../../ui/button.tsx";
import { useEditorWords } from "../words.ts";
import { Fields, RowFaults } from "./Fields.tsx";
import { useForm, useTexts } from "./form.ts";

function Line({ row }: { readonly row: EditorRow }) {
  const t = useEditorWords();
  const text = useTexts();
  const { editor, draft, edit } = useForm();
  return (
    <fieldset className="line-fields">
      <legend>{text(row.title)}</legend>
      <Fields fields={row.fields} row={row.key} />
      <RowFaults row={row} told />
      <Button look="danger" onClick={() => edit(editor.remove(draft, row.key))}>
        {t("takeAway")}
      </Button>
    </fieldset>
  );
}

function Lines({ lines: { hint, rows, add } }: { readonly lines: NonNullable<EditorFields["lines"]> }) {
  const text = useTexts();
  const { editor, draft, edit } = useForm();
  return (
    <div className="lines">
      <p className="field__hint">{text(hint)}</p>
      {rows.map((row) => (
        <Line key={row.key} row={row} />
      ))}
      <Button onClick={() => edit(editor.add(draft, add.list, undefined, null).draft)}>
        {text(add.label)}
      </Button>
    </div>
  );
}

/** What is set for the whole table. */
export function TableFields({
  sheet,
}: {
  readonly sheet: Extract<EditorSheet, { readonly kind: "fields" }>;
}) {
  const text = useTexts();
  return sheet.parts.map(({ title, fields, lines }) => (
    <section key={text(title)} className="sheet">
      <h2>{text(title)}</h2>
      <Fields fields={fields} row={null} />
      {lines && <Lines lines={lines} />}
    </section>
  ));
}
