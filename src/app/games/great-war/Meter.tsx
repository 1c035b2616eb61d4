import type { NextMove } from "../../../games/great-war/rules/advice/next.ts";
import { usePanelWords } from "./words.ts";

/** MP as pips, those that are spent filled, and what is left as a large figure. */
export function Meter({ next }: { readonly next: NextMove }) {
  const t = usePanelWords();
  const { speed, spent, left } = next;
  if (speed === null) return <p>{t("move.hint")}</p>;
  return (
    <div className="gw-meter" data-point="meter">
      <span className="gw-pips" aria-hidden="true">
        {Array.from({ length: speed }, (_, pip) => (
          <i key={pip.toString()} data-spent={pip < spent} />
        ))}
      </span>
      <output className="gw-left">{left > 0 ? t("move.left", left, speed) : t("move.done", speed)}</output>
    </div>
  );
}
