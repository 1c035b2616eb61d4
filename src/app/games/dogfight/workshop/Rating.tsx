import { useId } from "react";
import { ovalsOf } from "../../../../games/dogfight/face/ovals.ts";
import { useBenchWords } from "./words.ts";

interface RatingProps {
  readonly name: string;
  readonly value: number;
  readonly hint: string;
  readonly onChange: (value: number) => void;
}

/** A rating as the row of ovals of the record sheet: the last open one is the figure. */
export function Rating({ name, value, hint, onChange }: RatingProps) {
  const t = useBenchWords();
  const id = useId();
  return (
    <fieldset className="bench-rating" aria-describedby={`${id}-hint`}>
      <legend className="bench-rating__name">{name}</legend>
      <div className="bench-rating__ovals">
        {ovalsOf(value, value).map((state, index) => {
          const figure = index + 1;
          return (
            <label key={figure} className={`bench-oval bench-oval--${state}`}>
              <input
                type="radio"
                name={id}
                className="visually-hidden"
                checked={figure === value}
                onChange={() => onChange(figure)}
                aria-label={t("rating", name, figure)}
              />
              <span aria-hidden="true">{figure}</span>
            </label>
          );
        })}
      </div>
      <p id={`${id}-hint`} className="field__hint">
        {hint}
      </p>
    </fieldset>
  );
}
