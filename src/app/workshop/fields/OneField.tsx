import { useState } from "react";
import type { DesignField } from "../../../face/workshop.ts";
import { Cited } from "../../face/Cited.tsx";
import { useTexts } from "../../face/speech.ts";
import { Paint } from "../../paint/Paint.tsx";
import { Button } from "../../ui/button.tsx";
import { Switch } from "../../ui/choice.tsx";
import { Field } from "../../ui/field.tsx";
import { useDesign } from "../form.ts";
import { Choice } from "./Choice.tsx";
import { Figures } from "./Figures.tsx";
import { Places } from "./Places.tsx";

interface LineProps {
  readonly field: Extract<DesignField, { readonly kind: "text" }>;
}

/** A line of text; that it is still empty is told once somebody has been there. */
function Line({ field: { id, label, hint, value } }: LineProps) {
  const text = useTexts();
  const { draft, problem } = useDesign();
  const [touched, setTouched] = useState(value !== "");
  const fault = touched ? draft.faults.find(({ field }) => field === id) : undefined;
  return (
    <Field
      label={text(label)}
      value={value}
      onBlur={() => setTouched(true)}
      onChange={(event) => draft.set(id, event.target.value)}
      {...(hint !== undefined && { hint: text(hint) })}
      {...(fault && { error: problem(fault.problem) })}
    />
  );
}

interface OneProps {
  readonly field: DesignField;
}

/** A field of a design, whatever it is. */
export function OneField({ field }: OneProps) {
  const text = useTexts();
  const { draft } = useDesign();
  const { id, label, hint } = field;
  const set = (value: string | boolean) => draft.set(id, value);
  switch (field.kind) {
    case "text":
      return <Line field={field} />;
    case "figures":
      return <Figures field={field} />;
    case "choice":
      return <Choice field={field} onChange={set} />;
    case "switch":
      return (
        <Switch
          label={text(label)}
          hint={hint === undefined ? undefined : <Cited text={text(hint)} />}
          checked={field.value}
          onChange={set}
        />
      );
    case "places":
      return <Places field={field} onChange={(place, on) => draft.set(`${id}.${place}`, on)} />;
    case "paint":
      return (
        <Paint
          label={text(label)}
          parts={field.parts.map((part) => ({ ...part, label: text(part.label) }))}
          onChange={(part, colour) => draft.set(`${id}.${part}`, colour)}
        />
      );
    case "press":
      return (
        <Button look={field.look === "quiet" ? "quiet" : "paper"} onClick={() => set(true)}>
          {text(label)}
        </Button>
      );
  }
}
