import type { Piece } from "../../tabletop/tabletop.ts";
import { CARD, INK, sideCardInk, sideColour } from "../colours.ts";
import { GROTESQUE } from "../fontNames.ts";
import { sectorPath } from "./path.ts";
import { silhouette } from "./silhouette.ts";

const CENTRE = { x: 0, y: 0 };
const BASE = 1.12;

/** A roundel or a cross. */
function Marking({ side, x, y }: { readonly side: 0 | 1; readonly x: number; readonly y: number }) {
  if (side === 0)
    return (
      <g transform={`translate(${x} ${y})`}>
        <circle r={0.17} fill="#1f3f77" />
        <circle r={0.115} fill="#f4efe2" />
        <circle r={0.06} fill="#b3272d" />
      </g>
    );
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-.16-.1H-.1V-.16H.1V-.1H.16V.1H.1V.16H-.1V.1H-.16Z" fill="#f4efe2" />
      <path d="M-.16-.05H-.05V-.16H.05V-.05H.16V.05H.05V.16H-.05V.05H-.16Z" fill="#1b1b1b" />
    </g>
  );
}

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

/** One piece as seen from straight above: its card with the clock face and its arcs, its outline, its figures. */
export function FlatPiece({
  piece,
  altitude,
  chosen,
  still = false,
}: {
  readonly piece: Piece;
  readonly altitude: boolean;
  readonly chosen: boolean;
  /** Turned as it stands; what moves is turned by whoever moves it. */
  readonly still?: boolean;
}) {
  const turn = still ? `rotate(${piece.heading})` : undefined;
  const colour = sideColour(piece.side);
  const wrecked = piece.status === "destroyed" || piece.status === "crashed";
  const worn = Math.max(piece.damage.airframe, piece.damage.engine);
  return (
    <g fontFamily={GROTESQUE} fontWeight={600} textAnchor="middle" dominantBaseline="central">
      {!wrecked && (
        <g data-part="turns" transform={turn}>
          <circle r={BASE} fill={colour} stroke={chosen ? "#fff6e0" : "none"} strokeWidth={0.14} />
          <circle r={BASE * 0.9} fill={CARD} />
          {piece.arcs.map((arc) => (
            <path
              key={arc.weapon}
              d={sectorPath(CENTRE, 0.25, 0.68, arc.from, arc.to)}
              fill={arc.state === "ready" ? `url(#hatch-${piece.side})` : "none"}
              stroke={arc.state === "ready" ? sideCardInk(piece.side) : "#777"}
              strokeWidth={0.03}
              strokeDasharray={arc.state === "ready" ? undefined : ".08 .06"}
            />
          ))}
          <ClockFace />
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
        <rect
          x={-0.62}
          y={BASE + 0.08}
          width={1.24}
          height={0.6}
          rx={0.1}
          fill={wrecked ? "#55504b" : colour}
        />
        <Marking side={piece.side} x={-0.38} y={BASE + 0.38} />
        <text x={0.18} y={BASE + 0.4} fontSize={0.5} fill="#fffaf0">
          {piece.label}
        </text>
        {altitude && !wrecked && (
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
