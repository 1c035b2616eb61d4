import { useState } from "react";
import type { DesignField } from "../../../face/workshop.ts";
import { useTexts } from "../../face/speech.ts";
import { useWorkshopWords } from "../words.ts";
import { Cards } from "./Cards.tsx";

interface PaintProps {
  readonly field: Extract<DesignField, { readonly kind: "paint" }>;
  /** Told the part and its colour, written `#80694a`. */
  readonly onChange: (part: string, colour: string) => void;
}

/** One part of a coat after the other: a shelf of paints, and one to mix. */
export function Paint({ field: { label, parts, tins }, onChange }: PaintProps) {
  const t = useWorkshopWords();
  const text = useTexts();
  const [chosen, choose] = useState(parts[0]?.id);
  const part = parts.find(({ id }) => id === chosen) ?? parts[0];
  if (!part) return null;
  const paint = (colour: string) => onChange(part.id, colour);
  return (
    <>
      <Cards
        label={label}
        choices={parts}
        value={part.id}
        drawingOf={({ colour }) => (
          <i className="paint__drop" style={{ background: colour }} aria-hidden="true" />
        )}
        onChange={choose}
      />
      <fieldset className="paint__shelf" aria-label={text(part.label)}>
        {tins.map(({ id, label: name, colour }) => (
          <button
            key={id}
            type="button"
            className="paint__tin"
            style={{ background: colour }}
            aria-label={text(name)}
            title={text(name)}
            aria-pressed={part.colour === colour}
            onClick={() => paint(colour)}
          />
        ))}
        <label className="paint__mix">
          <input
            type="color"
            value={part.colour}
            onChange={(event) => paint(event.target.value.toLowerCase())}
            aria-label={t("mix", text(part.label))}
          />
          <span aria-hidden="true">+</span>
        </label>
      </fieldset>
    </>
  );
}
