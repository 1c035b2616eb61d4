import { type Hex, spiral } from "../../../../core/hex.ts";
import { hexCorners } from "../../../../core/hex-layout.ts";
import { tabletopOf } from "../../../../games/great-war/face/tabletop.ts";
import { layoutOf, spotOf } from "../../../../games/great-war/places.ts";
import type { View } from "../../../../games/great-war/view.ts";
import { FlatCells } from "../../../../scene/flat/FlatCells.tsx";
import { FlatOverlay } from "../../../../scene/flat/FlatOverlay.tsx";
import { FlatPiece } from "../../../../scene/flat/FlatPiece.tsx";
import { NO_OVERLAY, type Overlay } from "../../../../tabletop/overlay.ts";
import { MIDDLE } from "./board.ts";

/** Hexes from the middle of a drawing to its edges. */
export interface Frame {
  readonly aside: number;
  readonly ahead: number;
  readonly behind: number;
}

interface HexDrawingProps {
  /** What a reader who does not see it is told. */
  readonly label: string;
  readonly view: View;
  readonly overlay?: Partial<Overlay>;
  readonly frame: Frame;
  /** How wide it is on paper at most, in rem. */
  readonly width?: number;
  /** Pieces that are drawn; left out: all of them. */
  readonly shown?: readonly string[];
}

/** Inches from column to column of hexes that are two inches wide. */
const COLUMN = 1.732;
const HEX = 2;
/** Hexes drawn around the middle: beyond any frame. */
const FIELD = 11;

function Grid({ view: { setup } }: { readonly view: View }) {
  const layout = layoutOf(setup);
  const outline = (hex: Hex) =>
    `M${hexCorners(layout, hex)
      .map(({ x, y }) => `${x.toFixed(2)} ${(-y).toFixed(2)}`)
      .join("L")}Z`;
  return <path className="gwr-grid" d={spiral(MIDDLE, FIELD).map(outline).join("")} />;
}

/** A part of the board from straight above, as the flat table draws it. */
export function HexDrawing({ label, view, overlay = {}, frame, width = 26, shown }: HexDrawingProps) {
  const { aside, ahead, behind } = frame;
  const { x, y } = spotOf(view.setup, MIDDLE);
  const tabletop = tabletopOf(view, []);
  const { grid } = tabletop.mat;
  const left = x - aside * COLUMN;
  const top = -y - ahead * HEX;
  const pieces = tabletop.pieces.filter(({ id }) => shown?.includes(id) ?? true);
  return (
    <svg
      className="gwr-drawing"
      role="img"
      aria-label={label}
      viewBox={`${left} ${top} ${2 * aside * COLUMN} ${(ahead + behind) * HEX}`}
      style={{ maxWidth: `${width}rem` }}
    >
      <Grid view={view} />
      {grid?.shape === "hex" && overlay.cells && <FlatCells grid={grid} cells={overlay.cells} turn={0} />}
      <FlatOverlay overlay={{ ...NO_OVERLAY, ...overlay }} turn={0} />
      {pieces.map((piece) => (
        <g key={piece.id} transform={`translate(${piece.x} ${-piece.y})`}>
          <FlatPiece piece={piece} altitude={false} chosen={false} still />
        </g>
      ))}
    </svg>
  );
}
