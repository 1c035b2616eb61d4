import { type ReactNode, useId } from "react";
import type { Text } from "../../face/text.ts";
import { useTexts } from "../face/speech.ts";
import "./pick.css";

interface Card {
  readonly id: string;
  readonly label: Text;
}

interface CardsProps<Choice extends Card> {
  readonly label: Text;
  readonly choices: readonly Choice[];
  readonly value: string;
  /** What stands above the name. */
  readonly drawingOf?: (choice: Choice) => ReactNode;
  readonly onChange: (id: string) => void;
}

/** One of a few, side by side as printed cards. */
export function Cards<Choice extends Card>({
  label,
  choices,
  value,
  drawingOf,
  onChange,
}: CardsProps<Choice>) {
  const text = useTexts();
  const name = useId();
  return (
    <fieldset className="pick">
      <legend>{text(label)}</legend>
      <div className="pick__cards">
        {choices.map((choice) => (
          <label key={choice.id} className="pick__card">
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={choice.id === value}
              onChange={() => onChange(choice.id)}
            />
            <span className="pick__face">
              {drawingOf?.(choice)}
              {text(choice.label)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
