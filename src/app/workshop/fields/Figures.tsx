import { type KeyboardEvent, useState } from "react";
import type { Problem } from "../../../core/game.ts";
import { numberOf } from "../../../face/figures.ts";
import type { DesignField } from "../../../face/workshop.ts";
import { useTexts } from "../../face/speech.ts";
import { Field } from "../../ui/field.tsx";
import { useDesign } from "../form.ts";

interface FiguresProps {
  readonly field: Extract<DesignField, { readonly kind: "figures" }>;
  /** What is wrong with it. */
  readonly fault: Problem | undefined;
  readonly onChange: (typed: string) => void;
}

function figuresIn(text: string): readonly number[] {
  return text
    .split(/[\s,+]+/)
    .filter((word) => word !== "")
    .map(numberOf);
}

/** Whether what is typed stands for the figures of the design; no figure at all stands for the empty value. */
function isSame(typed: string, value: string): boolean {
  const figures = figuresIn(typed);
  return figures.some(Number.isNaN) ? value === "" : figures.join() === figuresIn(value).join();
}

/** A text that is no figure is refused as it was typed. */
function asTyped(problem: Problem, typed: string): Problem {
  if (!figuresIn(typed).some(Number.isNaN)) return problem;
  return { ...problem, values: { ...problem.values, found: typed.trim() } };
}

/** Figures to type in: what is typed stays, right or wrong; the arrow keys count a single one up and down. */
export function Figures({ field: { label, hint, value, step = 1 }, fault, onChange }: FiguresProps) {
  const text = useTexts();
  const { problem } = useDesign();
  const [typed, setTyped] = useState(value);
  const shown = isSame(typed, value) ? typed : value;
  const type = (next: string) => {
    setTyped(next);
    onChange(next);
  };
  const count = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? step : event.key === "ArrowDown" ? -step : 0;
    const now = numberOf(shown);
    if (by === 0 || Number.isNaN(now)) return;
    event.preventDefault();
    type(`${now + by}`);
  };
  return (
    <Field
      label={text(label)}
      inputMode="numeric"
      value={shown}
      onKeyDown={count}
      onChange={(event) => type(event.target.value)}
      {...(hint !== undefined && { hint: text(hint) })}
      {...(fault && { error: problem(asTyped(fault, shown)) })}
    />
  );
}
