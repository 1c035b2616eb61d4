import { useMemo } from "react";
import {
  type ArcOverlay,
  type Envelope,
  type Ghost,
  isSeen,
  type Overlay,
  type SightLine,
  strengthOf,
  type Tape,
} from "../../tabletop/overlay.ts";
import { CARD, INK, sideColour } from "../colours.ts";
import { outlineAround, REACH } from "../overlay/union.ts";
import { LETTERED } from "./lettered.ts";
import { rimPath, sectorPath, svgPoint, trackPath } from "./path.ts";
import { rangeSlips, slipAt } from "./ranges.ts";
import { silhouette } from "./silhouette.ts";

/** Text stays upright for a player at the upper edge: it is turned back by what the drawing is turned. */
interface Upright {
  readonly turn: number;
}

function Slip({ x, y, text, size, turn }: Upright & { x: number; y: number; text: string; size: number }) {
  const { wide, high } = slipAt(x, y, text, size);
  return (
    <g transform={`translate(${svgPoint(x, y)}) rotate(${-turn})`}>
      <rect x={-wide} y={-high} width={2 * wide} height={2 * high} rx={size * 0.2} fill={CARD} />
      <text fontSize={size} fill={INK}>
        {text}
      </text>
    </g>
  );
}

function Arc({ arc, turn, strength }: Upright & { readonly arc: ArcOverlay; readonly strength: number }) {
  return (
    <g opacity={strength}>
      {arc.bands.map((outer, i) => (
        <path
          key={outer}
          d={sectorPath(arc.at, arc.bands[i - 1] ?? 0, outer, arc.from, arc.to)}
          fill={`url(#hatch-${arc.side})`}
          fillOpacity={1 - 0.16 * i}
          stroke={sideColour(arc.side)}
          strokeWidth={0.08}
        />
      ))}
      {rangeSlips(arc).map(({ x, y, text, size }) => (
        <Slip key={text} x={x} y={y} text={text} size={size} turn={turn} />
      ))}
    </g>
  );
}

/** Where a piece can be after its next move: one outlined shape around all ends, a dart at each for how it would point. */
function Reach({ envelope: { ends, side } }: { readonly envelope: Envelope }) {
  const { spots, rims } = outlineAround(ends);
  const rim = useMemo(() => rims.map((part) => rimPath(part, REACH)).join(""), [rims]);
  const colour = sideColour(side);
  return (
    <g data-part="reach">
      <g opacity={0.24} fill={colour}>
        {spots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={-y} r={REACH} />
        ))}
      </g>
      <path d={rim} fill="none" stroke="#fff6e0" strokeOpacity={0.75} strokeWidth={0.25} />
      <path d={rim} fill="none" stroke={colour} strokeWidth={0.12} />
      {ends.map(({ x, y, heading, order }) => (
        <path
          key={`${order} ${x} ${y} ${heading}`}
          transform={`translate(${svgPoint(x, y)}) rotate(${heading})`}
          d="M0-.3 .19.21 0 .09-.19.21Z"
          fill={colour}
          opacity={0.8}
        />
      ))}
    </g>
  );
}

/** Inches from the end of a ghost to what is written there: clear of a stand. */
const AHEAD = 1.6;

function colourOf({ legal, side }: Ghost): string {
  return legal ? sideColour(side) : "#5b2020";
}

function GhostPath({ ghost }: { readonly ghost: Ghost }) {
  const { width, opacity } = strengthOf(ghost.weight);
  const path = trackPath(ghost.track);
  return (
    <g fill="none" opacity={opacity}>
      <path d={path} stroke="#fff6e0" strokeWidth={width + 0.16} />
      <path
        d={path}
        stroke={colourOf(ghost)}
        strokeWidth={width}
        strokeDasharray={ghost.legal ? undefined : ".4 .3"}
      />
    </g>
  );
}

/** One of several paths that were weighed: the stronger, the more it weighs. */
function WeighedGhost({ ghost, turn }: Upright & { readonly ghost: Ghost }) {
  const end = ghost.track.at(-1);
  if (!end) return null;
  const angle = (end.heading * Math.PI) / 180;
  return (
    <g data-part="weighed">
      <GhostPath ghost={ghost} />
      <g
        transform={`translate(${svgPoint(end.x, end.y)}) rotate(${end.heading})`}
        opacity={strengthOf(ghost.weight).opacity}
      >
        <path d="M0-.55 .34.38 0 .16-.34.38Z" fill={colourOf(ghost)} stroke="#fff6e0" strokeWidth={0.08} />
      </g>
      {ghost.label !== undefined && (
        <Slip
          x={end.x + Math.sin(angle) * AHEAD}
          y={end.y + Math.cos(angle) * AHEAD}
          text={ghost.label}
          size={0.6}
          turn={turn}
        />
      )}
    </g>
  );
}

function GhostShape({ ghost, turn }: Upright & { readonly ghost: Ghost }) {
  const end = ghost.track.at(-1);
  if (!end) return null;
  const colour = colourOf(ghost);
  return (
    <g>
      {ghost.arcs.map((arc) => (
        <Arc key={arc.weapon} arc={arc} turn={turn} strength={0.6} />
      ))}
      <GhostPath ghost={ghost} />
      <g transform={`translate(${svgPoint(end.x, end.y)}) rotate(${end.heading})`}>
        <circle r={1.12} fill="#fff6e0" fillOpacity={0.35} stroke={colour} strokeWidth={0.09} />
        <path d={silhouette(ghost)} fill={colour} fillOpacity={0.6} stroke="#fff6e0" strokeWidth={0.05} />
      </g>
    </g>
  );
}

function Sight({ line }: { readonly line: SightLine }) {
  return (
    <path
      d={`M${svgPoint(line.from.x, line.from.y)}L${svgPoint(line.to.x, line.to.y)}`}
      stroke={line.clear ? "#fff3c9" : "#6d1512"}
      strokeWidth={0.1}
      strokeDasharray={line.clear ? undefined : ".4 .3"}
    />
  );
}

/** The measuring tape; it lies over the pieces. */
export function TapeDrawing({ tape, turn }: Upright & { readonly tape: Tape }) {
  const end = tape.points.at(-1);
  const d = tape.points.map((point, i) => `${i === 0 ? "M" : "L"}${svgPoint(point.x, point.y)}`).join("");
  return (
    <g {...LETTERED}>
      <path d={d} fill="none" stroke="#e8d9a8" strokeWidth={0.26} />
      <path d={d} fill="none" stroke="#3a2c10" strokeWidth={0.26} strokeDasharray=".05 .95" />
      {end && tape.caption && <Slip x={end.x} y={end.y + 1} text={tape.caption} size={0.8} turn={turn} />}
    </g>
  );
}

/** Everything that lies over the table for the person who looks. */
export function OverlayDrawing({ overlay, turn }: Upright & { readonly overlay: Overlay }) {
  return (
    <g {...LETTERED}>
      {overlay.envelopes.map((envelope) => (
        <Reach key={envelope.piece} envelope={envelope} />
      ))}
      {overlay.arcs.map((arc) => (
        <Arc key={`${arc.weapon} ${arc.at.x} ${arc.at.y} ${arc.from}`} arc={arc} turn={turn} strength={0.9} />
      ))}
      {overlay.ghosts
        .filter((ghost) => ghost.weight === undefined && isSeen(ghost))
        .map((ghost) => (
          <GhostShape key={ghost.piece} ghost={ghost} turn={turn} />
        ))}
      {overlay.ghosts
        .filter(({ weight }) => weight !== undefined)
        .map((ghost) => (
          <WeighedGhost
            key={`${ghost.piece} ${ghost.track.map(({ x, y }) => `${x} ${y}`).join()}`}
            ghost={ghost}
            turn={turn}
          />
        ))}
      {overlay.sightLines.map((line) => (
        <Sight key={`${line.from.x} ${line.from.y} ${line.to.x} ${line.to.y}`} line={line} />
      ))}
    </g>
  );
}
