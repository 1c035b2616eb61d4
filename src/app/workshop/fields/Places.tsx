import type { CSSProperties } from "react";
import type { DesignField } from "../../../face/workshop.ts";
import { useTexts } from "../../face/speech.ts";

interface PlacesProps {
  readonly field: Extract<DesignField, { readonly kind: "places" }>;
  /** Told which place is turned on or off. */
  readonly onChange: (place: string, on: boolean) => void;
}

function standing(x: number, y: number): CSSProperties {
  const [across, down] = [`${100 * x}%`, `${100 * y}%`];
  return { left: across, top: down, transform: `translate(-${across}, -${down})` };
}

/** A drawing with a switch at each of its places. */
export function Places({ field: { label, hint, outline, box, places }, onChange }: PlacesProps) {
  const text = useTexts();
  return (
    <fieldset className="places">
      <legend className="ovals__name">{text(label)}</legend>
      <div className="places__plan">
        <svg viewBox={box.join(" ")} aria-hidden="true" focusable="false">
          <path className="record__outline" d={outline} />
        </svg>
        {places.map(({ id, label: name, told, on, x, y }) => (
          <label key={id} className="place" style={standing(x, y)}>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={on}
              onChange={(event) => onChange(id, event.target.checked)}
              aria-label={text(told)}
            />
            <span aria-hidden="true">{text(name)}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p className="field__hint" data-told="status">
          {text(hint)}
        </p>
      )}
    </fieldset>
  );
}
