import { useId } from "react";
import { isTypeId, TYPES, type TypeId } from "../../../../games/dogfight/types.ts";
import { useExampleWords } from "./words.ts";

interface TypeChoiceProps {
  readonly value: TypeId;
  readonly onChange: (type: TypeId) => void;
}

/** One of the listed aircraft. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  const t = useExampleWords();
  const id = useId();
  return (
    <p className="field">
      <label className="field__label" htmlFor={id}>
        {t("type")}
      </label>
      <select
        id={id}
        className="field__input"
        value={value}
        onChange={({ target }) => isTypeId(target.value) && onChange(target.value)}
      >
        {Object.entries(TYPES).map(([type, { name }]) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
