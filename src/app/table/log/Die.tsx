import { SymbolDrawing } from "../../../scene/drawing/SymbolDrawing.tsx";
import type { ThrownDie } from "../../../tabletop/tabletop.ts";
import { sideColours } from "../../ui/side.tsx";
import { useWords } from "../../words.ts";

/** Where the pips of a six-sided die sit, on a grid of three by three. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 2],
    [2, 0],
  ],
  3: [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

/** A thrown die: its face drawn and its number beside it. */
export function Die({ die }: { readonly die: ThrownDie }) {
  const { t } = useWords();
  const { kind, face, side, title } = die;
  const symbol = die.symbols?.[face - 1];
  const pips = kind === "d6" && !symbol ? PIPS[face] : undefined;
  const called = symbol ? title : undefined;
  return (
    <span className="die" role="img" aria-label={called ?? t("slip.die", { kind, face })}>
      <svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="28" height="28" rx="6" fill={sideColours(side).ink} />
        {pips?.map(([x, y]) => (
          <circle key={`${x}${y}`} cx={7.5 + 7.5 * x} cy={7.5 + 7.5 * y} r="2.7" fill="#fbf5e6" />
        ))}
        {symbol && symbol !== "blank" && (
          <SymbolDrawing symbol={symbol} x={15} y={15} size={20} colour="#fbf5e6" />
        )}
        {!pips && !symbol && (
          <text x="15" y="21" textAnchor="middle" fontSize="17" fontWeight="700" fill="#fbf5e6">
            {face}
          </text>
        )}
      </svg>
      <b aria-hidden="true">{symbol ? called : face}</b>
    </span>
  );
}
