import { useId } from "react";
import type { Block } from "../../../face/sheet.ts";
import { useTexts } from "../speech.ts";

interface GaugeProps {
  readonly of: Extract<Block, { readonly kind: "gauge" }>;
}

/** A figure on its scale. */
export function Gauge({ of: { name, value, from, to, told } }: GaugeProps) {
  const text = useTexts();
  const id = useId();
  return (
    <div className="record__gauge">
      <label className="record__name" htmlFor={id}>
        {text(name)}
      </label>
      <meter id={id} className="record__scale" min={from} max={to} value={value}>
        {text(told)}
      </meter>
      <span>{text(told)}</span>
    </div>
  );
}
