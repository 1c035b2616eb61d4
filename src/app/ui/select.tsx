import { type ReactNode, useId } from "react";

interface SelectChoice {
  readonly id: string;
  readonly label: string;
}

export interface SelectProps {
  readonly label: ReactNode;
  readonly choices: readonly SelectChoice[];
  readonly value: string;
  /** One line about what is chosen. */
  readonly hint?: ReactNode;
  readonly onChange: (id: string) => void;
}

/** One of several in a list that folds out, with its name above it. */
export function Select({ label, choices, value, hint, onChange }: SelectProps) {
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
        onChange={(event) => onChange(event.target.value)}
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
