import type { NextMove } from "../../../games/great-war/move/index.ts";
import { usePanelWords } from "./words.ts";

interface HeightKeysProps {
  /** Metres as written. */
  readonly climb: number;
  readonly safeDive: number;
  readonly heights: NonNullable<NextMove["heights"]>;
  onChange(metres: number): void;
}

const STEP = 50;

/** Up and down by 50 m, with what is still safe. */
export function HeightKeys({ climb, safeDive, onChange }: HeightKeysProps) {
  const t = usePanelWords();
  return (
    <fieldset className="gw-keys">
      <legend>
        {t("move.height")} · {t("move.dive", safeDive)}
      </legend>
      <button
        type="button"
        className="gw-key"
        aria-label={t("move.climb", -STEP)}
        onClick={() => onChange(climb - STEP)}
      >
        <b>−50</b>
      </button>
      <output className="gw-climb">{climb === 0 ? t("move.level") : t("move.climb", climb)}</output>
      <button
        type="button"
        className="gw-key"
        aria-label={t("move.climb", STEP)}
        onClick={() => onChange(climb + STEP)}
      >
        <b>+50</b>
      </button>
    </fieldset>
  );
}
