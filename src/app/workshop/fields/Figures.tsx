import type { KeyboardEvent } from "react";
import { numberOf } from "../../../face/figures.ts";
import type { DesignField } from "../../../face/workshop.ts";
import { useTexts } from "../../face/speech.ts";
import { Field } from "../../ui/field.tsx";
import { useDesign } from "../form.ts";
import { shownIn } from "../typed.ts";

interface FiguresProps {
  readonly field: Extract<DesignField, { readonly kind: "figures" }>;
}

/** Figures to type in: what is typed stays, right or wrong; the arrow keys count a single one up and down. */
export function Figures({ field }: FiguresProps) {
  const text = useTexts();
  const { workshop, draft, problem } = useDesign();
  const { id, label, hint, step = 1 } = field;
  const shown = shownIn(workshop, draft, field);
  const fault = draft.faults.find((one) => one.field === id);
  const count = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? step : event.key === "ArrowDown" ? -step : 0;
    const now = numberOf(shown);
    if (by === 0 || Number.isNaN(now)) return;
    event.preventDefault();
    draft.type(id, `${now + by}`);
  };
  return (
    <Field
      label={text(label)}
      inputMode="numeric"
      value={shown}
      onKeyDown={count}
      onChange={(event) => draft.type(id, event.target.value)}
      {...(hint !== undefined && { hint: text(hint) })}
      {...(fault && { error: problem(fault.problem) })}
    />
  );
}
