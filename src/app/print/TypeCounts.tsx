import { Button } from "../ui/button.tsx";
import { MOST_SHEETS } from "./choice.ts";
import { usePrintWords } from "./words.ts";

/** A type that sheets can be printed of. */
export interface CountedType {
  /** Its id in a choice. */
  readonly id: string;
  readonly name: string;
}

interface TypeCountsProps {
  readonly known: readonly CountedType[];
  /** How many of each, by id; none where it is absent. */
  readonly types: Readonly<Record<string, number>>;
  readonly onChange: (types: Readonly<Record<string, number>>) => void;
}

interface RowProps {
  readonly name: string;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

function Row({ name, count, onCount }: RowProps) {
  const t = usePrintWords();
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
      <span className="counts__count" data-told="status">
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{t("count.of", name, count)}</span>
      </span>
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
  const t = usePrintWords();
  return (
    <ul className="counts" aria-label={t("counts")}>
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
