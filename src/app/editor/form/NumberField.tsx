import type { KeyboardEvent, ReactNode } from "react";
import { numberOr } from "../../../face/figures.ts";
import { Field } from "../../ui/field.tsx";

export interface NumberFieldProps {
  readonly label: string;
  /** As it was typed. */
  readonly value: string;
  readonly error?: ReactNode;
  /** What counts while nothing is written. */
  readonly usual?: string;
  /** What the arrow keys change it by; without one, 1. */
  readonly step?: number;
  /** Where the arrow keys begin in an empty field. */
  readonly start?: number;
  readonly onChange: (text: string) => void;
}

/** A figure to type in; the arrow keys count up and down. What is typed stays, right or wrong. */
export function NumberField({ label, value, error, usual, step = 1, start = 0, onChange }: NumberFieldProps) {
  const count = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? step : event.key === "ArrowDown" ? -step : 0;
    if (by === 0) return;
    event.preventDefault();
    onChange(`${numberOr(value, start) + by}`);
  };
  return (
    <Field
      label={label}
      value={value}
      inputMode="decimal"
      placeholder={usual}
      onKeyDown={count}
      onChange={(event) => onChange(event.target.value)}
      {...(error !== undefined && { error })}
    />
  );
}
