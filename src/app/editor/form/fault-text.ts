import { useContext } from "react";
import type { Fault } from "../../../face/editor.ts";
import { RulesContext } from "../../face/Cited.tsx";
import { citing } from "../../match/refusal.ts";
import { useEditorWords } from "../words.ts";
import { useForm } from "./form.ts";

/** The referee's sentence for a fault, about what people call the place. */
export function useFaultText(): (fault: Fault, name: string) => string {
  const t = useEditorWords();
  const { say } = useForm();
  const numbers = useContext(RulesContext)?.numbers;
  return ({ problem: { code, values, rule } }, name) => {
    const { found } = values;
    // A figure is told as it was typed.
    const figure = code === "config-number" && typeof found === "string";
    const told = figure ? (found === "" ? t("emptyField") : t("typed", found)) : found;
    const shown = { ...values, path: name, ...(told !== undefined && { found: told }) };
    return citing(say({ key: code, values: shown }), rule, numbers);
  };
}
