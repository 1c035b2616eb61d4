import { useBench } from "./bench.ts";
import { useFaultText } from "./fault-text.ts";

/** The sentence for what is wrong with a field of the table's sheet, by its path in the set-up. */
export function useTableFault(): (path: string, label: string) => string | undefined {
  const { faults } = useBench();
  const text = useFaultText();
  return (path, label) => {
    const fault = faults.find(({ sheet, field }) => sheet === "table" && field === path);
    return fault && text(fault, label);
  };
}
