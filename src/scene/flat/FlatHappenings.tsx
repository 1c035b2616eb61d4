import type { Cue, Emblem } from "../../tabletop/tabletop.ts";
import { CARD, INK } from "../colours.ts";
import { Letters } from "../drawing/Letters.tsx";
import { LETTERED } from "../drawing/lettered.ts";
import { TAG } from "../drawing/PieceTag.tsx";
import { Sign } from "../drawing/Sign.tsx";
import { SymbolDrawing } from "../drawing/SymbolDrawing.tsx";

/** The slip of an emblem, to be shown over its piece. */
function EmblemSlip({ mark, caption, turn }: { mark: Emblem; caption: string | undefined; turn: number }) {
  const width = caption === undefined ? 0 : caption.length * 0.28 + 0.3;
  return (
    <g transform={`rotate(${-turn})`}>
      <g style={TAG}>
        <rect x={-width / 2 - 0.4} y={-0.42} width={width + 0.8} height={0.84} rx={0.14} fill={CARD} />
        <Sign emblem={mark} x={-width / 2} y={0} radius={0.34} />
        <Letters x={0.26} y={-0.02} size={0.56} fill={INK}>
          {caption}
        </Letters>
      </g>
    </g>
  );
}

const PUFFS = [0, 1, 2, 3, 4, 5].map((i) => ({
  i,
  x: Math.sin(i * 1.05) * 0.42,
  y: Math.cos(i * 1.05) * 0.42,
}));

function Burst({ side = 1 }: { readonly side?: 0 | 1 | undefined }) {
  return (
    <g>
      {PUFFS.map(({ i, x, y }) => (
        <circle key={i} cx={x} cy={y} r={0.36} fill={side === 0 ? "#e9e6dd" : "#24211f"} fillOpacity={0.86} />
      ))}
      <path d="M0-.4.12-.12.4 0 .12.12 0 .4-.12.12-.4 0-.12-.12Z" fill="#ffc46b" />
    </g>
  );
}

function Bomb() {
  return (
    <g>
      <ellipse data-part="bomb" rx={0.13} ry={0.24} fill="#17171a" />
      <circle data-part="blast" r={0.8} fill="#54463a" fillOpacity={0.85} />
    </g>
  );
}

function Chute() {
  return (
    <g stroke="#23262a" strokeWidth={0.03}>
      <circle r={0.46} fill="#e2d9c2" />
      <path d="M-.46 0H.46M0-.46V.46M-.33-.33.33.33M-.33.33.33-.33" />
    </g>
  );
}

/** A fight on the map: a flash with its words below it. */
function Clash({ caption, turn }: { readonly caption: string | undefined; readonly turn: number }) {
  const half = (caption?.length ?? 0) * 0.13 + 0.24;
  return (
    <g transform={`rotate(${-turn})`}>
      <circle r={0.9} fill="#ffb52e" fillOpacity={0.4} />
      <SymbolDrawing symbol="burst" x={0} y={0} size={1.7} colour="#d2601a" />
      <SymbolDrawing symbol="burst" x={0} y={0} size={1} colour="#fff3c9" />
      {caption !== undefined && (
        <g transform="translate(0 1.3)">
          <g style={TAG}>
            <rect x={-half} y={-0.36} width={2 * half} height={0.72} rx={0.12} fill={CARD} />
            <Letters size={0.54} fill={INK}>
              {caption}
            </Letters>
          </g>
        </g>
      )}
    </g>
  );
}

function Happening({ cue, turn }: { readonly cue: Cue; readonly turn: number }) {
  switch (cue.kind) {
    case "burst":
      return <Burst side={cue.side} />;
    case "drop":
      return <Bomb />;
    case "chute":
      return <Chute />;
    case "battle":
      return <Clash caption={cue.caption} turn={turn} />;
    case "mark":
      return <EmblemSlip mark={cue.mark} caption={cue.caption} turn={turn} />;
    default:
      return null;
  }
}

const KINDS: readonly Cue["kind"][] = ["burst", "drop", "chute", "mark", "battle"];

/** What happens in the clips of a table, hidden until its clip runs; told apart by the clip's number. */
export function FlatHappenings({ cues, turn }: { readonly cues: readonly Cue[]; readonly turn: number }) {
  const shown = cues.map((cue, clip) => ({ cue, clip })).filter(({ cue }) => KINDS.includes(cue.kind));
  return (
    <g {...LETTERED} pointerEvents="none">
      {shown.map(({ cue, clip }) => (
        <g key={clip} data-clip={clip} visibility="hidden">
          <Happening cue={cue} turn={turn} />
        </g>
      ))}
    </g>
  );
}
