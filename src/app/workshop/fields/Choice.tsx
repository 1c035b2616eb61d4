import { useId } from "react";
import type { DesignChoice, DesignField } from "../../../face/workshop.ts";
import { useTexts } from "../../face/speech.ts";
import { Cards } from "../../paint/Cards.tsx";
import { Outline } from "../../stand/Outline.tsx";
import { Select } from "../../ui/select.tsx";

interface ChoiceProps {
  readonly field: Extract<DesignField, { readonly kind: "choice" }>;
  readonly onChange: (id: string) => void;
}

/** A row of ovals as on a record sheet: open up to the one that is chosen. */
function Ovals({ field: { label, hint, value, choices }, onChange }: ChoiceProps) {
  const text = useTexts();
  const id = useId();
  const chosen = choices.findIndex((choice) => choice.id === value);
  return (
    <fieldset className="ovals" aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend className="ovals__name">{text(label)}</legend>
      <div className="ovals__row">
        {choices.map((choice, index) => (
          <label key={choice.id} className={index > chosen ? "oval oval--filled" : "oval"}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={index === chosen}
              onChange={() => onChange(choice.id)}
              aria-label={text(choice.told ?? choice.label)}
            />
            <span aria-hidden="true">{text(choice.label)}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field__hint">
          {text(hint)}
        </p>
      )}
    </fieldset>
  );
}

function stripes(coat: readonly string[]): string {
  const [upper = "", second = upper, under = upper] = coat;
  return `linear-gradient(100deg, ${upper} 0 30%, ${second} 30% 58%, ${upper} 58% 72%, ${under} 72%)`;
}

/** Whole coats of paint, each laid on with one press. */
function Coats({ field: { label, choices }, onChange }: ChoiceProps) {
  const text = useTexts();
  return (
    <fieldset className="pick">
      <legend>{text(label)}</legend>
      <div className="coats">
        {choices.map(({ id, label: name, coat = [] }) => (
          <button key={id} type="button" className="coats__coat" onClick={() => onChange(id)}>
            <span className="coats__stripes" aria-hidden="true" style={{ background: stripes(coat) }} />
            {text(name)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function List({ field: { label, hint, value, choices }, onChange }: ChoiceProps) {
  const text = useTexts();
  return (
    <Select
      label={text(label)}
      choices={choices.map((choice) => ({ id: choice.id, label: text(choice.label) }))}
      value={value}
      onChange={onChange}
      {...(hint !== undefined && { hint: text(hint) })}
    />
  );
}

function drawn({ drawing }: DesignChoice) {
  return drawing && <Outline of={drawing} />;
}

/** One of several, as the field wants it to look. */
export function Choice({ field, onChange }: ChoiceProps) {
  switch (field.look) {
    case "ovals":
      return <Ovals field={field} onChange={onChange} />;
    case "coats":
      return <Coats field={field} onChange={onChange} />;
    case "list":
      return <List field={field} onChange={onChange} />;
    case "cards":
      return <Cards {...field} drawingOf={drawn} onChange={onChange} />;
  }
}
