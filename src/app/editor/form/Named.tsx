import type { Field } from "../../../face/editor.ts";
import { useTexts } from "./form.ts";

interface NamedProps {
  readonly field: Extract<Field, { readonly kind: "rows" }>;
  readonly label: string;
  readonly onChange: (named: readonly string[] | null) => void;
}

/** Names the rows that count; with none named all that fit do. */
export function Named({ field: { rows, value, hint }, label, onChange }: NamedProps) {
  const text = useTexts();
  const toggle = (key: string) => {
    const now = value ?? [];
    const next = now.includes(key) ? now.filter((one) => one !== key) : [...now, key];
    onChange(next.length === 0 ? null : next);
  };
  return (
    <fieldset className="named">
      <legend>{label}</legend>
      {value === null && <p className="field__hint">{text(hint)}</p>}
      {rows.map(({ key, label: name }) => (
        <button
          key={key}
          type="button"
          className="button button--paper"
          aria-pressed={value?.includes(key) ?? false}
          onClick={() => toggle(key)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
