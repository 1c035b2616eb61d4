import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  readonly label: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
  readonly hint?: ReactNode;
  /** What is wrong with the text and what would be right. */
  readonly error?: ReactNode;
}

/** A line to type in, with its name above it and what is wrong with it below. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  const wrong = error !== undefined;
  const note = error ?? hint;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field__input"
        aria-invalid={wrong}
        autoComplete="off"
        spellCheck={false}
        {...(note !== undefined && { "aria-describedby": `${id}-note` })}
        {...input}
      />
      {note !== undefined && (
        <span
          id={`${id}-note`}
          className={wrong ? "field__error" : "field__hint"}
          data-told={wrong ? "alert" : undefined}
        >
          {note}
        </span>
      )}
    </div>
  );
}
