import { useId } from "react";
import "./slider.css";

interface SliderProps {
  readonly label: string;
  /** The value in words. */
  readonly told: string;
  readonly range: readonly [least: number, most: number];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number to be slid. */
export function Slider({ label, told, range: [least, most], value, onChange }: SliderProps) {
  const id = useId();
  return (
    <p className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        className="slider"
        min={least}
        max={most}
        value={value}
        aria-valuetext={told}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span aria-hidden="true">{told}</span>
    </p>
  );
}
