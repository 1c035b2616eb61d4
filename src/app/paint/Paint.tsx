import { useState } from "react";
import { keysOf } from "../../core/keys-of.ts";
import { PAINTS } from "../../core/paints.ts";
import { Cards } from "./Cards.tsx";
import { usePaintWords } from "./words.ts";
import "./paint.css";

/** Something that has one colour. */
export interface Painted {
  readonly id: string;
  readonly label: string;
  /** Written `#80694a`. */
  readonly colour: string;
}

interface PaintProps {
  readonly label: string;
  readonly parts: readonly Painted[];
  /** Told the part and its colour. */
  readonly onChange: (part: string, colour: string) => void;
}

interface ShelfProps {
  readonly part: Painted;
  readonly onPaint: (colour: string) => void;
}

/** The tins, and one to mix. */
function Shelf({ part: { label, colour }, onPaint }: ShelfProps) {
  const t = usePaintWords();
  return (
    <fieldset className="paint__shelf" aria-label={label}>
      {keysOf(PAINTS).map((paint) => (
        <button
          key={paint}
          type="button"
          className="paint__tin"
          style={{ background: PAINTS[paint] }}
          aria-label={t("tin", paint)}
          title={t("tin", paint)}
          aria-pressed={colour === PAINTS[paint]}
          onClick={() => onPaint(PAINTS[paint])}
        />
      ))}
      <label className="paint__mix">
        <input
          type="color"
          value={colour}
          onChange={(event) => onPaint(event.target.value.toLowerCase())}
          aria-label={t("mix", label)}
        />
        <span aria-hidden="true">+</span>
      </label>
    </fieldset>
  );
}

/** One part of a coat after the other: a shelf of paints, and one to mix. */
export function Paint({ label, parts, onChange }: PaintProps) {
  const [chosen, choose] = useState(parts[0]?.id);
  const part = parts.find(({ id }) => id === chosen) ?? parts[0];
  if (!part) return null;
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
      <Shelf part={part} onPaint={(colour) => onChange(part.id, colour)} />
    </>
  );
}
