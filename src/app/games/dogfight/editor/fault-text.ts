import { useBench } from "./bench.ts";
import type { Fault } from "./faults.ts";
import { useDogfightEditorWords } from "./words.ts";

/** The referee's sentence for a fault, about what people call the place. */
export function useFaultText(): (fault: Fault, name: string) => string {
  const t = useDogfightEditorWords();
  const { say } = useBench();
  return ({ problem }, name) => {
    const { code, values } = problem;
    const { found } = values;
    const figure = code === "config-number" && typeof found === "string";
    const told = figure ? (found === "" ? t("empty") : t("typed", found)) : found;
    return say({ key: code, values: { ...values, path: name, ...(told !== undefined && { found: told }) } });
  };
}
