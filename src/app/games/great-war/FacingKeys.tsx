import { clockOf } from "../../../games/great-war/face/clock.ts";
import type { EndFacing } from "../../../games/great-war/face/picture/dragging.ts";
import { usePanelWords } from "./words.ts";

interface FacingKeysProps {
  readonly facings: readonly EndFacing[];
  /** The table is looked at from its far edge. */
  readonly turned: boolean;
  onPick(draft: string): void;
}

/** Where the nose may point at the end of the move, in the same hex. */
export function FacingKeys({ facings, turned, onPick }: FacingKeysProps) {
  const t = usePanelWords();
  if (!facings.some(({ draft }) => draft !== undefined)) return null;
  return (
    <fieldset className="gw-group">
      <legend>{t("move.facing")}</legend>
      <div className="gw-row">
        {facings.map(({ facing, draft, current }) => (
          <button
            key={facing}
            type="button"
            className="gw-key gw-key-facing"
            aria-label={t("move.clock", clockOf(facing))}
            aria-pressed={current}
            disabled={!current && draft === undefined}
            onClick={() => draft !== undefined && onPick(draft)}
          >
            <span aria-hidden="true" style={{ transform: `rotate(${facing * 60 + (turned ? 180 : 0)}deg)` }}>
              ↑
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
