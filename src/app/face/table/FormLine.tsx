import { useId } from "react";
import type { FormChange, FormField, FormLine as Line } from "../../../face/form.ts";
import { wordsOf } from "../../../face/text.ts";
import { Button } from "../../ui/button.tsx";
import { Cited } from "../Cited.tsx";
import type { SpokenPart } from "../use-part.ts";
import { useQuestionWords } from "./words.ts";

type Say = SpokenPart<"form">["say"];

interface FieldProps {
  readonly field: FormField;
  readonly say: Say;
  onChange(value: string): void;
}

/** One of several values. */
function OneOf({ field, say, onChange }: FieldProps & { readonly field: { readonly kind: "one" } }) {
  const id = useId();
  const { label, chosen, values } = field;
  return (
    <div className="form__field">
      <label htmlFor={id}>{wordsOf(label, say)}</label>
      <select id={id} value={chosen} onChange={({ target }) => onChange(target.value)}>
        {values.map((value) => (
          <option key={value.id} value={value.id}>
            {wordsOf(value.label, say)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Any number of values. */
function SomeOf({ field, say, onChange }: FieldProps & { readonly field: { readonly kind: "some" } }) {
  return (
    <fieldset className="form__field">
      <legend>{wordsOf(field.label, say)}</legend>
      <div className="form__ticks">
        {field.values.map(({ id, label, chosen }) => (
          <label key={id} className="form__tick" data-chosen={chosen}>
            <input type="checkbox" checked={chosen} onChange={() => onChange(id)} />
            <span>{wordsOf(label, say)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FormLineProps {
  readonly line: Line;
  readonly open: boolean;
  readonly say: Say;
  onOpen(opens: boolean): void;
  onLook(looking: boolean): void;
  onTakeOut(): void;
  onChange(change: FormChange): void;
}

/** A line of a form: what it says, and, where it is open, what can be changed in it. */
export function FormLine({ line, open, say, onOpen, onLook, onTakeOut, onChange }: FormLineProps) {
  const t = useQuestionWords();
  const title = wordsOf(line.title, say);
  return (
    <li className="form__line" data-open={open}>
      <div className="form__head">
        <button
          type="button"
          className="form__name"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
          onPointerEnter={() => onLook(true)}
          onPointerLeave={() => onLook(false)}
        >
          <b>{title}</b>
          {line.notes.map((note) => {
            const text = wordsOf(note, say);
            return <small key={text}>{text}</small>;
          })}
          {line.warnings.map((warning) => {
            const text = wordsOf(warning, say);
            return (
              <small key={text} className="form__warning">
                <Cited text={text} plain />
              </small>
            );
          })}
        </button>
        <Button look="quiet" size="icon" aria-label={t("answer.takeOut", title)} onClick={onTakeOut}>
          <span aria-hidden="true">✕</span>
        </Button>
      </div>
      {line.fields.map((field) => {
        const change = (value: string) => onChange({ line: line.id, field: field.id, value });
        return field.kind === "one" ? (
          <OneOf key={field.id} field={field} say={say} onChange={change} />
        ) : (
          <SomeOf key={field.id} field={field} say={say} onChange={change} />
        );
      })}
    </li>
  );
}
