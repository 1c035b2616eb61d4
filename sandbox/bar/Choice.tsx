import { useId } from "react";

/** Choices that belong together; without a name they stand alone. */
export interface Choices {
  readonly name?: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

interface ChoiceProps {
  readonly label: string;
  readonly of: readonly Choices[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function Options({ choices }: Choices) {
  return choices.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
}

/** One of several, in a list with a name. */
export function Choice({ label, of, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <p className="bar__field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {of.map(({ name, choices }) =>
          name === undefined ? (
            <Options key="" choices={choices} />
          ) : (
            <optgroup key={name} label={name}>
              <Options choices={choices} />
            </optgroup>
          ),
        )}
      </select>
    </p>
  );
}
