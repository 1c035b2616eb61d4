import type { CSSProperties } from "react";

/** Boxes in a row of a pad. */
const A_ROW = 10;
/** Of a box and of what lies between two and after every fifth. */
const BOX = 10;
const APART = 2;
const FIFTH = 3;

const STEP = BOX + APART;

/** Where a box stands, by its place from 0. */
function spot(place: number): { readonly x: number; readonly y: number } {
  const column = place % A_ROW;
  return {
    x: 1 + column * STEP + (column >= A_ROW / 2 ? FIFTH : 0),
    y: 1 + Math.floor(place / A_ROW) * STEP,
  };
}

interface BoxesProps {
  readonly of: number;
  /** Boxes from the first one that are crossed off. */
  readonly crossed: number;
  /** What a screen reader says. */
  readonly label: string;
}

/** Boxes to cross off, ten a row; how large one is, `--box` of the style sheet says. */
export function Boxes({ of, crossed, label }: BoxesProps) {
  const places = Array.from({ length: of }, (_, place) => place);
  const columns = Math.min(of, A_ROW);
  const width = columns * STEP + (columns > A_ROW / 2 ? FIFTH : 0);
  const height = Math.ceil(of / A_ROW) * STEP;
  const size = { "--across": width / BOX, "--down": height / BOX } as CSSProperties;
  return (
    <svg className="gw-boxes" style={size} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {places.map((place) => {
        const { x, y } = spot(place);
        return (
          <g key={place}>
            <rect className="gw-box" x={x} y={y} width={BOX} height={BOX} />
            {place < crossed && (
              <path className="gw-cross" d={`M${x + 1.5} ${y + 2}l7 6.4M${x + 8.3} ${y + 1.6}l-6.6 7`} />
            )}
          </g>
        );
      })}
    </svg>
  );
}
