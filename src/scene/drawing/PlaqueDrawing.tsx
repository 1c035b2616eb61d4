import type { Counter } from "../../tabletop/counter.ts";
import { CLOCK, INK } from "../colours.ts";
import { ALARM, ARROW, PLAQUE } from "../counters/plaque.ts";
import type { Livery } from "../livery.ts";
import { fitted } from "./text.ts";

const HEAD = `M${ARROW.map((point) => point.join(" ")).join("L")}Z`;

/** The face of a plaque: its name over its strength, and the arrow of its last move. One unit is half its side. */
export function PlaqueFace({ counter, livery }: { readonly counter: Counter; readonly livery: Livery }) {
  const { label, figures: [figure, second] = [], heading, clock, marks } = counter;
  const aside = heading === undefined && second === undefined ? 0 : PLAQUE.aside;
  return (
    <g>
      <path d="M-.2 1H.2L.34 1.3H-.34Z" fill={livery.ink} />
      <rect x={-1} y={-1} width={2} height={2} rx={0.1} fill={livery.wash} />
      <path d={`M-.96-1H.96V${PLAQUE.foot}H-.96Z`} fill={livery.shape} />
      <text y={PLAQUE.label} fontSize={fitted(label, PLAQUE.letters, 1.8)} fill="#fffaf0">
        {label}
      </text>
      {figure && (
        <text
          x={-aside}
          y={PLAQUE.figure + 0.02}
          fontSize={fitted(figure.value, PLAQUE.size, aside > 0 ? 0.8 : 1.8)}
          fontWeight={700}
          fill={livery.ink}
        >
          {figure.value}
        </text>
      )}
      {second && heading === undefined && (
        <g data-part="second">
          <rect
            x={0.06}
            y={0.12}
            width={0.82}
            height={0.78}
            rx={0.16}
            fill={marks?.includes("fuel") ? ALARM : INK}
          />
          <text
            x={0.47}
            y={PLAQUE.figure + 0.02}
            fontSize={fitted(second.value, PLAQUE.second, 0.74)}
            fontWeight={700}
            fill="#fffaf0"
          >
            {second.value}
          </text>
        </g>
      )}
      {heading !== undefined && (
        <path
          data-part="pointer"
          d={HEAD}
          transform={`translate(${aside} ${PLAQUE.figure}) rotate(${heading})`}
          fill={clock ? CLOCK[clock] : livery.ink}
          stroke={INK}
          strokeWidth={0.05}
        />
      )}
      <rect
        x={-0.97}
        y={-0.97}
        width={1.94}
        height={1.94}
        rx={0.08}
        fill="none"
        stroke={livery.shape}
        strokeWidth={0.07}
      />
    </g>
  );
}
