import type { EditorRow, Field, FieldValue } from "../../../face/editor.ts";
import { Cited } from "../../face/Cited.tsx";
import { Switch } from "../../ui/choice.tsx";
import { Field as TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { useFaultText } from "./fault-text.ts";
import { faultsAt, useForm, useTexts } from "./form.ts";
import { Named } from "./Named.tsx";
import { NumberField } from "./NumberField.tsx";
import { TypeSelect } from "./TypeSelect.tsx";

interface OneProps {
  readonly field: Field;
  /** The row that it is of; null: the table. */
  readonly row: string | null;
}

/** Changes a field: what is typed letter by letter is one edit. */
function useChange({ field, row }: OneProps): (value: FieldValue) => void {
  const { editor, draft, edit } = useForm();
  const typed = field.kind === "number" || field.kind === "text";
  return (value) =>
    edit(editor.change(draft, row, field.id, value), typed ? `${row ?? "table"} ${field.id}` : undefined);
}

function One({ field, row }: OneProps) {
  const text = useTexts();
  const told = useFaultText();
  const { faults } = useForm();
  const change = useChange({ field, row });
  const label = text(field.label);
  const [fault] = faultsAt(faults, row, field.id);
  const error = fault && told(fault, label);
  switch (field.kind) {
    case "number":
      return (
        <NumberField
          label={label}
          value={field.value}
          error={error}
          onChange={change}
          {...(field.step !== undefined && { step: field.step })}
          {...(field.start !== undefined && { start: field.start })}
          {...(field.usual !== undefined && { usual: text(field.usual) })}
        />
      );
    case "text":
      return (
        <TextField
          label={label}
          value={field.value}
          maxLength={40}
          onChange={(event) => change(event.target.value)}
          {...(error !== undefined && { error })}
        />
      );
    case "choice":
      return (
        <Select
          label={label}
          choices={field.choices.map((choice) => ({ id: choice.id, label: text(choice.label) }))}
          value={field.value}
          onChange={change}
          {...(error !== undefined && { hint: error })}
        />
      );
    case "switch":
      return (
        <Switch
          label={label}
          hint={<Cited text={text(field.hint)} rule={field.rule} />}
          checked={field.value}
          onChange={change}
        />
      );
    case "rows":
      return <Named field={field} label={label} onChange={change} />;
    case "type":
      return <TypeSelect field={field} label={label} error={error} onChange={change} />;
  }
}

interface FieldsProps {
  readonly fields: readonly Field[];
  readonly row: string | null;
}

/** Fields of a row or of the table, in two columns. */
export function Fields({ fields, row }: FieldsProps) {
  return (
    <div className="fields">
      {fields.map((field) => (
        <div key={field.id} className={field.wide ? "fields__wide" : undefined}>
          <One field={field} row={row} />
        </div>
      ))}
    </div>
  );
}

/** What is wrong with a row, beside what its fields say; `told`: whether they are shown. */
export function RowFaults({ row, told }: { readonly row: EditorRow; readonly told: boolean }) {
  const text = useTexts();
  const sentence = useFaultText();
  const { faults } = useForm();
  const shown = told ? row.fields.map(({ id }) => id) : [];
  const rest = faultsAt(faults, row.key).filter(({ field }) => field === null || !shown.includes(field));
  return rest.map((fault) => (
    <p key={`${fault.field} ${fault.problem.code}`} className="field__error">
      {sentence(fault, text(row.name))}
    </p>
  ));
}
