import { type Piece, wearOf } from "../../tabletop/piece.ts";
import { CARD, INK, sideCardInk, sideColour } from "../colours.ts";
import { ChitsDrawing } from "./ChitsDrawing.tsx";
import { LETTERED } from "./lettered.ts";
import { Marking } from "./Marking.tsx";
import { PieceTag, TAG } from "./PieceTag.tsx";
import { sectorPath } from "./path.ts";
import { silhouette } from "./silhouette.ts";

const CENTRE = { x: 0, y: 0 };
const BASE = 1.12;
/** The arrow at the rim of a base without a clock face. */
const NOSE = "M0-1.12.1-1 -.1-1Z";

function ClockFace() {
  const hours = Array.from({ length: 12 }, (_, i) => i + 1);
  return hours.map((hour) => {
    const angle = (hour * Math.PI) / 6;
    return (
      <text key={hour} x={Math.sin(angle) * 0.86} y={-Math.cos(angle) * 0.86} fontSize={0.2} fill={INK}>
        {hour}
      </text>
    );
  });
}

/** The name of a piece under its base. */
function Plate({ piece, fill }: { readonly piece: Piece; readonly fill: string }) {
  return (
    <g data-part="tag" data-drop={BASE + 0.08}>
      <g data-part="box" data-wide={1.24} data-high={0.6} />
      <rect x={-0.62} y={BASE + 0.08} width={1.24} height={0.6} rx={0.1} fill={fill} />
      <Marking side={piece.side} x={-0.38} y={BASE + 0.38} />
      <text x={0.18} y={BASE + 0.4} fontSize={0.5} fill="#fffaf0">
        {piece.label}
      </text>
    </g>
  );
}

export interface PieceDrawingProps {
  readonly piece: Piece;
  readonly altitude: boolean;
  readonly chosen: boolean;
  /** Turned as it stands; what moves is turned by whoever moves it. */
  readonly still?: boolean;
  /** Metres of the air in a level, where altitude is written in metres. */
  readonly metres?: number | undefined;
  /** The highest level of the air. */
  readonly top?: number;
  /** How large its base is, 1 as usual. */
  readonly size?: number;
  /** Whether chits lie beside it where it is damaged. */
  readonly chits?: boolean | undefined;
}

/** The dice at the foot of a stand beyond the first, which the level stands for. */
function Dials({ piece, colour }: { readonly piece: Piece; readonly colour: string }) {
  return piece.dials?.slice(1).map(({ kind, face }, i) => (
    <g key={kind} transform={`translate(.95 ${-0.1 + 0.75 * i})`} data-dial={kind}>
      <rect x={-0.34} y={-0.34} width={0.68} height={0.68} rx={0.12} fill={colour} />
      <text y={0.02} fontSize={0.5} fill="#fffaf0">
        {face}
      </text>
    </g>
  ));
}

/** One piece as seen from straight above: its card with the clock face and its arcs, its outline, its figures. */
export function PieceDrawing({
  piece,
  altitude,
  chosen,
  still = false,
  metres,
  top = 1,
  size = 1,
  chits = false,
}: PieceDrawingProps) {
  const turn = still ? `rotate(${piece.heading})` : undefined;
  const colour = sideColour(piece.side);
  const wrecked = piece.status === "destroyed" || piece.status === "crashed";
  const tagged = piece.plate !== undefined || piece.marks !== undefined || metres !== undefined;
  const worn = wearOf(piece);
  return (
    <g {...LETTERED}>
      {!wrecked && (
        <g data-part="turns" transform={turn}>
          <circle r={BASE * size} fill={colour} stroke={chosen ? "#fff6e0" : "none"} strokeWidth={0.14} />
          <circle r={BASE * size * 0.9} fill={CARD} />
          {piece.arcs?.map((arc) => (
            <path
              key={arc.weapon}
              d={sectorPath(CENTRE, 0.25, 0.68, arc.from, arc.to)}
              fill={arc.state === "ready" ? `url(#hatch-${piece.side})` : "none"}
              stroke={arc.state === "ready" ? sideCardInk(piece.side) : "#777"}
              strokeWidth={0.03}
              strokeDasharray={arc.state === "ready" ? undefined : ".08 .06"}
            />
          ))}
          {tagged ? <path d={NOSE} transform={`scale(${size})`} fill="#fffaf0" /> : <ClockFace />}
        </g>
      )}
      <g data-part="turns" transform={turn}>
        <path
          d={silhouette(piece)}
          fill={wrecked ? "#2b2725" : (piece.look?.upper ?? (piece.side === 0 ? "#6d6a45" : "#737e79"))}
          fillOpacity={0.94}
          stroke={wrecked ? "#000" : INK}
          strokeWidth={0.04}
        />
        {worn > 0.3 && <circle cx={0.05} cy={-0.35} r={0.12 + 0.14 * worn} fill="#1d1b1a" opacity={0.75} />}
      </g>
      <g data-part="upright">
        {tagged || piece.hits ? (
          <g transform={`translate(0 ${BASE * size + 0.06})`}>
            <g data-part="tag" data-drop={BASE * size + 0.06} data-grows>
              <g style={TAG}>
                <PieceTag piece={piece} metres={metres} top={top} wrecked={wrecked} />
              </g>
            </g>
          </g>
        ) : (
          <Plate piece={piece} fill={wrecked ? "#55504b" : colour} />
        )}
        {chits && <ChitsDrawing piece={piece} size={size} />}
        {!wrecked && <Dials piece={piece} colour={colour} />}
        {altitude && !tagged && !wrecked && (
          <g>
            <circle cx={0.95} cy={-0.95} r={0.42} fill={CARD} stroke={colour} strokeWidth={0.08} />
            <text data-part="level" x={0.95} y={-0.93} fontSize={0.52} fill={INK}>
              {piece.level}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}
