import type { Cloud } from "../../tabletop/cloud.ts";
import type { Piece } from "../../tabletop/piece.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { type Ink, InkText } from "./InkedMat.tsx";
import { svgPoint } from "./path.ts";
import { silhouette } from "./silhouette.ts";

/** Millimetres across an outline that measures so many inches, whatever the scale of the map, and of its nose's line. */
const ACROSS = 7;
const OUTLINE = 2.2;
const NOSE = 8;
/** Where a name stands beside its piece, in millimetres: the first side's below it, the second's above. */
const NAME = { x: 4.2, below: 5.2, above: -2.6, size: 3.6 } as const;

/** What is written beside a piece: its name, and how high it is where that matters. */
function nameOf({ label, kind, level }: Piece, { altitude, scale }: Tabletop): string {
  if (!altitude || kind === "gun") return label;
  return `${label} · ${scale ? Math.round(level) * scale.metres : level}`;
}

function Outline({ piece, nose, ink: { millimetres } }: { piece: Piece; nose: boolean; ink: Ink }) {
  const scale = ACROSS / OUTLINE / millimetres;
  return (
    <g transform={`translate(${svgPoint(piece.x, piece.y)}) rotate(${piece.heading})`}>
      {nose && <path d={`M0 0V${-NOSE / millimetres}`} stroke="#000" strokeWidth={0.3 / millimetres} />}
      <path
        d={silhouette(piece)}
        transform={`scale(${scale})`}
        fill={piece.side === 0 ? "#000" : "#fff"}
        stroke="#000"
        strokeWidth={0.3 / millimetres / scale}
      />
    </g>
  );
}

/** The pieces of a table in ink: the first side black, the second white; their names over all of them. */
export function InkedPieces({ tabletop, ink }: { readonly tabletop: Tabletop; readonly ink: Ink }) {
  const shown = tabletop.pieces.filter(({ status }) => status !== "disengaged");
  const { millimetres } = ink;
  const nose = tabletop.mat.grid === undefined;
  return (
    <g>
      {shown.map((piece) => (
        <Outline key={piece.id} piece={piece} nose={nose && piece.kind !== "gun"} ink={ink} />
      ))}
      {shown.map((piece) => (
        <InkText
          key={piece.id}
          text={nameOf(piece, tabletop)}
          x={piece.x + NAME.x / millimetres}
          y={-piece.y + (piece.side === 0 ? NAME.below : NAME.above) / millimetres}
          size={NAME.size}
          ink={ink}
        />
      ))}
    </g>
  );
}

/** Clouds in ink: a dashed ring, with the levels that it takes up where levels matter. */
export function InkedClouds({
  clouds,
  altitude,
  ink,
}: {
  clouds: readonly Cloud[];
  altitude: boolean;
  ink: Ink;
}) {
  const { millimetres } = ink;
  return clouds.map(({ x, y, radius, bottom, top }) => (
    <g key={`${x} ${y}`}>
      <circle
        cx={x}
        cy={-y}
        r={radius}
        fill="#fff"
        stroke="#000"
        strokeWidth={0.35 / millimetres}
        strokeDasharray={`${1.4 / millimetres} ${0.9 / millimetres}`}
      />
      {altitude && bottom !== undefined && top !== undefined && (
        <InkText
          text={`${bottom}–${top}`}
          x={x}
          y={-y + 1.2 / millimetres}
          size={NAME.size}
          anchor="middle"
          ink={ink}
        />
      )}
    </g>
  ));
}
