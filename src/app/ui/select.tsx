import { type ReactNode, useId } from "react";

interface SelectChoice<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface SelectProps<Id extends string> {
  readonly label: ReactNode;
  readonly choices: readonly SelectChoice<Id>[];
  readonly value: Id;
  /** One line about what is chosen. */
  readonly hint?: ReactNode;
  readonly onChange: (id: Id) => void;
}

/** One of several in a list that folds out, with its name above it. */
export function Select<Id extends string>({ label, choices, value, hint, onChange }: SelectProps<Id>) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field__input"
        value={value}
        onChange={(event) => onChange(event.target.value as Id)}
        {...(hint !== undefined && { "aria-describedby": `${id}-note` })}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <span id={`${id}-note`} className="field__hint">
          {hint}
        </span>
      )}
    </div>
  );
}
