import type { CSSProperties } from "react";
import type { NextMove } from "../../../games/great-war/rules/advice/next.ts";
import { usePanelWords } from "./words.ts";

interface HeightKeysProps {
  /** Metres as written. */
  readonly climb: number;
  /** Metres where the move begins. */
  readonly altitude: number;
  /** Metres where the move ends as far as it is written, with what maneuvers climb and fall. */
  readonly end: number;
  readonly safeDive: number;
  readonly heights: NonNullable<NextMove["heights"]>;
  onChange(metres: number): void;
}

const STEP = 50;

/** Up and down by 50 m on a scale of what may be climbed and dived; where diving is a risk, the scale is hatched. */
export function HeightKeys({ climb, altitude, end, safeDive, heights, onChange }: HeightKeysProps) {
  const t = usePanelWords();
  const from = -heights.dive;
  const to = heights.climb;
  const held = Math.max(from, Math.min(to, climb));
  const span = Math.max(STEP, to - from);
  const risky = Math.max(0, heights.dive - safeDive) / span;
  const at = t("move.reaches", climb, end - altitude - climb, end);
  const scale = {
    "--risky": `${Math.round(risky * 100)}%`,
    "--level": `${Math.round((heights.dive * 100) / span)}%`,
  } as CSSProperties;
  const key = (by: number, face: string) => (
    <button
      type="button"
      className="gw-key"
      aria-label={t("move.change", by)}
      disabled={climb + by < from || climb + by > to}
      onClick={() => onChange(climb + by)}
    >
      <b>{face}</b>
    </button>
  );
  return (
    <fieldset className="gw-group">
      <legend>
        {t("move.height")} <span className="gw-why">{at}</span>
      </legend>
      <div className="gw-height" data-point="height" style={scale}>
        {key(-STEP, "−50")}
        <input
          type="range"
          aria-label={t("move.height")}
          aria-valuetext={at}
          min={from}
          max={to}
          step={STEP}
          value={held}
          disabled={from === to}
          onChange={({ target }) => onChange(Number(target.value))}
        />
        {key(STEP, "+50")}
      </div>
      {heights.dive > safeDive && <p className="gw-why">{t("move.safe", safeDive)}</p>}
    </fieldset>
  );
}
