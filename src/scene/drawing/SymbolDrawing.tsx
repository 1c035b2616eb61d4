import type { TableSymbol } from "../../tabletop/symbol.ts";
import { SYMBOL_PATHS } from "../signs/symbols.ts";

/** Half the square that a symbol is given in. */
const HALF = 12;

/** A symbol around a place, in one colour; `size` is the side of its square. */
export function SymbolDrawing({
  symbol,
  x,
  y,
  size,
  colour,
}: {
  readonly symbol: TableSymbol;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}) {
  const { fill, stroke } = SYMBOL_PATHS[symbol];
  const scale = size / (2 * HALF);
  return (
    <g
      transform={`translate(${x - HALF * scale} ${y - HALF * scale}) scale(${scale})`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {fill && <path d={fill} fill={colour} stroke="none" />}
      {stroke && <path d={stroke} fill="none" stroke={colour} strokeWidth={2} />}
    </g>
  );
}
