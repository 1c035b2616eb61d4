import { memo } from "react";
import type { Counter, CounterState } from "../../tabletop/counter.ts";
import type { Figure } from "../../tabletop/figure.ts";
import type { Mark } from "../../tabletop/piece.ts";
import { CARD, INK } from "../colours.ts";
import { STATES } from "../counters/states.ts";
import { type Livery, liveryOf } from "../livery.ts";
import { LETTERED } from "./lettered.ts";
import { Marking } from "./Marking.tsx";
import { PlaqueFace } from "./PlaqueDrawing.tsx";
import { Sign } from "./Sign.tsx";
import { SymbolDrawing } from "./SymbolDrawing.tsx";
import { fitted } from "./text.ts";

/** A counter is drawn around its middle; one unit is half its side. */
const CREAM = "#fffaf0";
/** The foot of the band with its name, and the middle of its letters. */
const BAND = { foot: -0.44, middle: -0.69, letters: 0.46 } as const;
const FIGURES = { y: 0.66, size: 0.62, alone: 1.15 } as const;
const BADGE = { x: 0.7, y: -0.16, radius: 0.23 } as const;
/** A marking is drawn with a radius of so many inches. */
const MARKING = 0.17;

/** A side's marking with a radius. */
function SideMarking({ side, x, y, radius }: { side: 0 | 1; x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / MARKING})`}>
      <Marking side={side} x={0} y={0} />
    </g>
  );
}

function Band({ counter, livery }: { readonly counter: Counter; readonly livery: Livery }) {
  const { label, side } = counter;
  const room = side === undefined ? 1.8 : 1.34;
  return (
    <g>
      <path d="M-1-.88Q-1-1-.88-1H.88Q1-1 1-.88V-.44H-1Z" fill={livery.shape} />
      {side !== undefined && <SideMarking side={side} x={-0.72} y={BAND.middle - 0.03} radius={0.19} />}
      <text
        x={side === undefined ? 0 : 0.2}
        y={BAND.middle}
        fontSize={fitted(label, BAND.letters, room)}
        fill={CREAM}
      >
        {label}
      </text>
    </g>
  );
}

/** Up to three figures side by side, the first in its side's ink. */
function Figures({ figures, alone, ink }: { figures: readonly Figure[]; alone: boolean; ink: string }) {
  const shown = figures.slice(0, 3);
  const size = alone && shown.length === 1 ? FIGURES.alone : FIGURES.size;
  const share = 1.8 / Math.max(1, shown.length);
  const placed = shown.map(({ value }, i) => ({ value, x: (i - (shown.length - 1) / 2) * share }));
  return placed.map(({ value, x }, i) => (
    <text
      key={x}
      x={x}
      y={alone ? 0.3 : FIGURES.y}
      fontSize={fitted(value, size, share * 0.92)}
      fontWeight={700}
      fill={i === 0 ? ink : INK}
    >
      {value}
    </text>
  ));
}

function Badge({ state, y = BADGE.y }: { readonly state: CounterState; readonly y?: number }) {
  const { ground, line } = STATES[state];
  return (
    <g transform={`translate(${BADGE.x} ${y}) scale(${BADGE.radius})`} data-state={state}>
      <circle r={1.16} fill={CARD} />
      <circle r={1} fill={ground} />
      <path
        d={line}
        fill="none"
        stroke="#fff8e8"
        strokeWidth={0.26}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  return marks
    .slice(0, 3)
    .map((mark, i) => <Sign key={mark} emblem={mark} x={-0.74} y={-0.18 + i * 0.42} radius={0.19} />);
}

/** The arrow head at the rim that says where a counter points. */
function Pointer({ heading, livery }: { readonly heading: number; readonly livery: Livery }) {
  return (
    <path
      data-part="pointer"
      transform={`rotate(${heading})`}
      d="M0-1.3.26-1.02H-.26Z"
      fill={livery.ink}
      stroke={CREAM}
      strokeWidth={0.07}
    />
  );
}

/** What lies over the face of a counter that is battered, used up or kept from flying. */
function Worn({ state }: { readonly state: CounterState | undefined }) {
  const box = "M-1-.44H1V.88Q1 1 .88 1H-.88Q-1 1-1 .88Z";
  if (state === "damaged") return <path d={box} fill="url(#worn-damaged)" />;
  if (state === "grounded") return <path d={box} fill="url(#worn-grounded)" />;
  return state === "used" ? <path d={box} fill="#6f6759" fillOpacity={0.34} /> : null;
}

/** The cut edge below a counter and its shadow. */
function Edge({ round, livery }: { readonly round: boolean; readonly livery: Livery }) {
  if (round)
    return (
      <g>
        <circle cx={0.06} cy={0.15} r={1.02} fill="#1a120b" fillOpacity={0.35} />
        <circle cy={0.07} r={1} fill={livery.ink} />
      </g>
    );
  return (
    <g>
      <rect x={-0.96} y={-0.87} width={2.04} height={2.04} rx={0.14} fill="#1a120b" fillOpacity={0.35} />
      <rect x={-1} y={-0.93} width={2} height={2} rx={0.12} fill={livery.ink} />
    </g>
  );
}

function SquareFace({ counter, livery }: { readonly counter: Counter; readonly livery: Livery }) {
  const { symbol, figures = [], state } = counter;
  const noted = figures.length > 0;
  return (
    <g>
      <rect x={-1} y={-1} width={2} height={2} rx={0.12} fill={livery.wash} />
      <Worn state={state} />
      <Band counter={counter} livery={livery} />
      {symbol && (
        <SymbolDrawing
          symbol={symbol}
          x={0}
          y={noted ? 0.02 : 0.28}
          size={noted ? 0.84 : 1.2}
          colour={livery.ink}
        />
      )}
      {noted && <Figures figures={figures} alone={symbol === undefined} ink={livery.ink} />}
      <rect
        x={-0.98}
        y={-0.98}
        width={1.96}
        height={1.96}
        rx={0.1}
        fill="none"
        stroke={livery.shape}
        strokeWidth={0.05}
      />
    </g>
  );
}

/** A round marker has a rim of its side's colour and room for one thing. */
function RoundFace({ counter, livery }: { readonly counter: Counter; readonly livery: Livery }) {
  const { symbol, label, figures: [figure] = [] } = counter;
  const text = figure?.value ?? label;
  return (
    <g>
      <circle r={1} fill={livery.shape} />
      <circle r={0.8} fill={livery.wash} />
      {symbol && <SymbolDrawing symbol={symbol} x={0} y={-0.14} size={0.96} colour={livery.ink} />}
      <text
        y={symbol ? 0.54 : 0.05}
        fontSize={fitted(text, symbol ? 0.42 : 0.8, symbol ? 0.9 : 1.3)}
        fill={livery.ink}
      >
        {text}
      </text>
    </g>
  );
}

function Back({ counter, livery }: { readonly counter: Counter; readonly livery: Livery }) {
  const { side, shape } = counter;
  const outline = { fill: livery.shape };
  return (
    <g>
      {shape === "round" ? (
        <circle r={1} {...outline} />
      ) : (
        <rect x={-1} y={-1} width={2} height={2} rx={0.12} {...outline} />
      )}
      {shape === "round" ? (
        <circle r={0.98} fill="url(#counter-back)" />
      ) : (
        <rect x={-0.98} y={-0.98} width={1.96} height={1.96} rx={0.12} fill="url(#counter-back)" />
      )}
      <circle r={0.62} fill={livery.shape} stroke={CREAM} strokeWidth={0.06} />
      {side === undefined ? (
        <SymbolDrawing symbol="star" x={0} y={0} size={0.9} colour={CREAM} />
      ) : (
        <SideMarking side={side} x={0} y={0} radius={0.46} />
      )}
    </g>
  );
}

export interface CounterDrawingProps {
  readonly counter: Counter;
  /** Whether its back is seen. */
  readonly down?: boolean;
}

/** A counter around its middle; one unit is half its side. It reads from the lower edge. */
export const CounterDrawing = memo(function CounterDrawing({
  counter,
  down = counter.down ?? false,
}: CounterDrawingProps) {
  const livery = liveryOf(counter.side);
  const { heading, state, marks, shape } = counter;
  return (
    <g {...LETTERED}>
      <Edge round={shape === "round"} livery={livery} />
      {heading !== undefined && !down && shape !== "plaque" && <Pointer heading={heading} livery={livery} />}
      {down ? (
        <Back counter={counter} livery={livery} />
      ) : shape === "round" ? (
        <RoundFace counter={counter} livery={livery} />
      ) : shape === "plaque" ? (
        <PlaqueFace counter={counter} livery={livery} />
      ) : (
        <SquareFace counter={counter} livery={livery} />
      )}
      {state && !down && shape !== "plaque" && <Badge state={state} />}
      {state && !down && shape === "plaque" && heading === undefined && <Badge state={state} y={0.72} />}
      {marks && !down && <Marks marks={marks} />}
    </g>
  );
});
