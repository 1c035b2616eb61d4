import { Button } from "../../../ui/button.tsx";
import { MOST_SHEETS, type PrintChoice } from "./choice.ts";
import type { PrintableType } from "./printable-types.ts";
import { useDogfightPrintWords } from "./words.ts";

interface TypeCountsProps {
  readonly known: readonly PrintableType[];
  readonly types: PrintChoice["types"];
  readonly onChange: (types: PrintChoice["types"]) => void;
}

interface RowProps {
  readonly name: string;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

function Row({ name, count, onCount }: RowProps) {
  const t = useDogfightPrintWords();
  return (
    <li className="counts__row">
      <span>{name}</span>
      <Button
        size="icon"
        disabled={count === 0}
        onClick={() => onCount(count - 1)}
        aria-label={t("count.fewer", name)}
      >
        −
      </Button>
      <output aria-label={t("count.of", name, count)}>{count}</output>
      <Button
        size="icon"
        disabled={count === MOST_SHEETS}
        onClick={() => onCount(count + 1)}
        aria-label={t("count.more", name)}
      >
        +
      </Button>
    </li>
  );
}

/** How many sheets of each type. */
export function TypeCounts({ known, types, onChange }: TypeCountsProps) {
  const t = useDogfightPrintWords();
  return (
    <ul className="counts" aria-label={t("choice.types")}>
      {known.map(({ id, name }) => (
        <Row
          key={id}
          name={name}
          count={types[id] ?? 0}
          onCount={(count) => onChange({ ...types, [id]: count })}
        />
      ))}
    </ul>
  );
}
