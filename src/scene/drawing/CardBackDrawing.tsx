import type { CardBack } from "../../tabletop/card.ts";
import { BACKS } from "../cards/tones.ts";
import { CARD } from "../colours.ts";
import { SymbolDrawing } from "./SymbolDrawing.tsx";

/** A card is drawn around its middle, one unit half its width, and so many high. */
export const HIGH = 1.4;

export function Stock({ colour }: { readonly colour: string }) {
  return (
    <g>
      <rect
        x={-0.95}
        y={-HIGH + 0.06}
        width={2}
        height={2 * HIGH}
        rx={0.12}
        fill="#150f09"
        fillOpacity={0.35}
      />
      <rect
        x={-1}
        y={-HIGH}
        width={2}
        height={2 * HIGH}
        rx={0.12}
        fill={colour}
        stroke="#3b2e1c"
        strokeOpacity={0.5}
        strokeWidth={0.02}
      />
    </g>
  );
}

/** The back of a card around its middle, one unit half its width. */
export function CardBackDrawing({ back }: { readonly back: CardBack }) {
  const { ground, line } = BACKS[back];
  return (
    <g>
      <Stock colour={CARD} />
      <rect x={-0.9} y={-1.3} width={1.8} height={2.6} rx={0.1} fill={ground} />
      <rect
        x={-0.9}
        y={-1.3}
        width={1.8}
        height={2.6}
        rx={0.1}
        fill={`url(#back-${back})`}
        fillOpacity={0.6}
      />
      <rect
        x={-0.82}
        y={-1.22}
        width={1.64}
        height={2.44}
        rx={0.07}
        fill="none"
        stroke={line}
        strokeWidth={0.03}
      />
      <circle r={0.36} fill={ground} stroke={line} strokeWidth={0.03} />
      <SymbolDrawing symbol="fighter" x={0} y={0} size={0.46} colour={line} />
    </g>
  );
}
