import type { ReactNode } from "react";

/** The two sides of a table differ by colour, by marking and by name: roundel for the first, cross for the second. */
export type SideIndex = 0 | 1;

/** CSS custom properties of a side: colour for shapes, ink for words on paper, wash for grounds. */
export function sideColours(side: SideIndex): { shape: string; ink: string; wash: string } {
  const name = `--side-${(side + 1).toString()}`;
  return { shape: `var(${name})`, ink: `var(${name}-ink)`, wash: `var(${name}-wash)` };
}

function Roundel() {
  return (
    <>
      <circle cx="12" cy="12" r="11" fill="var(--side-1)" />
      <circle cx="12" cy="12" r="7.2" fill="#fbf5e6" />
      <circle cx="12" cy="12" r="3.6" fill="var(--side-1)" />
    </>
  );
}

function BeamCross() {
  return (
    <>
      <rect x="1" y="1" width="22" height="22" rx="3" fill="var(--side-2)" />
      <path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z" fill="#fbf5e6" />
      <path d="M10.6 4.6h2.8v6h6v2.8h-6v6h-2.8v-6h-6v-2.8h6z" fill="var(--ink)" />
    </>
  );
}

/** The marking of a side. Decoration: the name of the side stands beside it. */
export function SideMark({ side, size = 24 }: { readonly side: SideIndex; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {side === 0 ? <Roundel /> : <BeamCross />}
    </svg>
  );
}

export interface SideNameProps {
  readonly side: SideIndex;
  readonly children: ReactNode;
}

/** A side's name with its marking, in its ink. For paper grounds. */
export function SideName({ side, children }: SideNameProps) {
  return (
    <span
      style={{ display: "inline-flex", alignItems: "center", gap: "0.4em", color: sideColours(side).ink }}
    >
      <SideMark side={side} />
      <b>{children}</b>
    </span>
  );
}
