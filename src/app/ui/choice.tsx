import { RadioGroup, Switch as RadixSwitch } from "radix-ui";
import { type ReactNode, useId } from "react";

export interface SwitchProps {
  readonly label: ReactNode;
  /** One line that says what the switch does. */
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** A switch with its name and a line of explanation. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  const described = hint === undefined ? {} : { "aria-describedby": `${id}-hint` };
  return (
    <label className="option" htmlFor={id}>
      <RadixSwitch.Root
        id={id}
        className="switch"
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-labelledby={`${id}-name`}
        {...described}
      >
        <RadixSwitch.Thumb className="switch__knob" />
      </RadixSwitch.Root>
      <span className="option__name" id={`${id}-name`}>
        {label}
      </span>
      {hint !== undefined && (
        <span className="option__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </label>
  );
}

interface Choice<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export interface ChoicesProps<Id extends string> {
  /** Name of the group. */
  readonly label: string;
  readonly choices: readonly Choice<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** One of several, each with a line of explanation. */
export function Choices<Id extends string>({ label, choices, value, onChange }: ChoicesProps<Id>) {
  const base = useId();
  const pick = (next: string) => {
    const found = choices.find((choice) => choice.id === next);
    if (found) onChange(found.id);
  };
  return (
    <RadioGroup.Root aria-label={label} value={value} onValueChange={pick}>
      {choices.map((choice) => {
        const id = `${base}-${choice.id}`;
        return (
          <label key={choice.id} className="option" htmlFor={id}>
            <RadioGroup.Item id={id} value={choice.id} className="radio" aria-labelledby={`${id}-name`}>
              <RadioGroup.Indicator className="radio__dot" />
            </RadioGroup.Item>
            <span className="option__name" id={`${id}-name`}>
              {choice.label}
            </span>
            {choice.hint !== undefined && <span className="option__hint">{choice.hint}</span>}
          </label>
        );
      })}
    </RadioGroup.Root>
  );
}
