import { balanced, type Unit } from "../../../../games/great-war/initiative/balance.ts";
import { SideMark } from "../../../ui/side.tsx";
import { useExampleWords } from "./words.ts";

interface LineUpProps {
  readonly title: string;
  readonly units: readonly Unit[];
}

function named(units: readonly Unit[]): readonly { readonly id: string; readonly side: Unit["side"] }[] {
  return units.map(({ lead, side }) => ({ id: `${side === 0 ? "A" : "G"}${lead + 1}`, side }));
}

function LineUp({ title, units }: LineUpProps) {
  return (
    <div>
      <p>
        <b>{title}</b>
      </p>
      <ol className="gwr-line-up">
        {named(units).map(({ id, side }) => (
          <li key={id}>
            <SideMark side={side} size={20} />
            {id}
          </li>
        ))}
      </ol>
    </div>
  );
}

const SORTED: readonly Unit[] = [
  { side: 0, lead: 0 },
  { side: 0, lead: 1 },
  { side: 0, lead: 2 },
  { side: 1, lead: 0 },
  { side: 1, lead: 1 },
  { side: 1, lead: 2 },
];

/** A line-up before and after balance. */
export function Balance() {
  const t = useExampleWords();
  return (
    <div className="gwr-pair">
      <LineUp title={t("sorted")} units={SORTED} />
      <LineUp title={t("moves")} units={balanced(SORTED)} />
    </div>
  );
}
