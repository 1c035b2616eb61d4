import { useBench } from "./bench.ts";
import { useFaultText } from "./fault-text.ts";
import { faultsAt } from "./faults.ts";

export interface RowFaultsProps {
  readonly row: string;
  /** What people call the row. */
  readonly name: string;
  /** Fields that tell of their faults themselves. */
  readonly besides: readonly string[];
}

/** What is wrong with a row, beside what its fields say. */
export function RowFaults({ row, name, besides }: RowFaultsProps) {
  const { faults } = useBench();
  const text = useFaultText();
  const rest = faultsAt(faults, row).filter(({ field }) => field === null || !besides.includes(field));
  return rest.map((fault) => (
    <p key={`${fault.field} ${fault.problem.code}`} className="field__error">
      {text(fault, name)}
    </p>
  ));
}
