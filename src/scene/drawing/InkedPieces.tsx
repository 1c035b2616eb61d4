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
/** How high names are, and how wide a letter of theirs, in millimetres. */
const NAME = 3.6;
const LETTER = 1.75;
/** Where a name may stand beside its piece, in millimetres: the first side's rather below it, the second's above. */
const BELOW: readonly NameSpot[] = [
  { dx: 4.2, dy: 5.2, end: false },
  { dx: -4.2, dy: 5.2, end: true },
  { dx: 4.2, dy: 9.2, end: false },
  { dx: -4.2, dy: 9.2, end: true },
  { dx: 4.2, dy: 13.2, end: false },
];
const ABOVE: readonly NameSpot[] = BELOW.map(({ dx, dy, end }) => ({ dx, dy: NAME - 1 - dy, end }));

/** A place for a name: from the middle of its piece, y down; at its end, or at its beginning. */
interface NameSpot {
  readonly dx: number;
  readonly dy: number;
  readonly end: boolean;
}

/** A name where it stands, in millimetres of the paper, y down. */
interface Named {
  readonly piece: Piece;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly end: boolean;
}

function overlap(a: Named, b: Named): boolean {
  const left = ({ x, text, end }: Named) => (end ? x - text.length * LETTER : x);
  const right = (name: Named) => left(name) + name.text.length * LETTER;
  return left(a) < right(b) && left(b) < right(a) && Math.abs(a.y - b.y) < NAME;
}

/** Lays the names of pieces beside them so that, where there is room, none lies on another. */
function layNames(tabletop: Tabletop, pieces: readonly Piece[], millimetres: number): readonly Named[] {
  const laid: Named[] = [];
  for (const piece of pieces) {
    const text = nameOf(piece, tabletop);
    const spots = (piece.side === 0 ? BELOW : ABOVE).map(({ dx, dy, end }): Named => {
      const [x, y] = [piece.x * millimetres + dx, -piece.y * millimetres + dy];
      return { piece, text, x, y, end };
    });
    const free = spots.find((spot) => !laid.some((other) => overlap(spot, other)));
    const chosen = free ?? spots[0];
    if (chosen) laid.push(chosen);
  }
  return laid;
}

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
      {layNames(tabletop, shown, millimetres).map(({ piece, text, x, y, end }) => (
        <InkText
          key={piece.id}
          text={text}
          x={x / millimetres}
          y={y / millimetres}
          size={NAME}
          anchor={end ? "end" : "start"}
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
    <g key={`${x} ${y} ${radius} ${bottom} ${top}`}>
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
          size={NAME}
          anchor="middle"
          ink={ink}
        />
      )}
    </g>
  ));
}
