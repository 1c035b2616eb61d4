import { type ReactNode, useId } from "react";

interface PickProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly Id[];
  readonly value: Id;
  readonly nameOf: (id: Id) => string;
  /** A drawing above the name. */
  readonly drawingOf?: (id: Id) => ReactNode;
  readonly onChange: (id: Id) => void;
}

/** One of a few, side by side as printed cards. */
export function Pick<Id extends string>({
  label,
  choices,
  value,
  nameOf,
  drawingOf,
  onChange,
}: PickProps<Id>) {
  const name = useId();
  return (
    <fieldset className="pick">
      <legend>{label}</legend>
      <div className="pick__cards">
        {choices.map((id) => (
          <label key={id} className="pick__card">
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <span className="pick__face">
              {drawingOf?.(id)}
              {nameOf(id)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
