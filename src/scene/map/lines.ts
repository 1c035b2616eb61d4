import type { LineKind, MapLine } from "../../tabletop/line.ts";
import { CLOCK, sideColour } from "../colours.ts";
import { ink } from "../overlay/ink.ts";
import type { Ribbon } from "../overlay/ribbon.ts";
import { PATTERN, type Pattern } from "./ink.ts";
import { layMapStrip } from "./strip.ts";

/** Inches above the mat. */
const UP = 0.006;

interface Manner {
  readonly colour: string;
  readonly pattern: Pattern;
  /** Inches across. */
  readonly width: number;
  readonly strength: number;
  /** In the colour of its side, where it has one. */
  readonly sided?: true;
}

const MANNERS: Readonly<Record<LineKind, Manner>> = {
  coast: { colour: "#2f4a52", pattern: PATTERN.coast, width: 0.62, strength: 0.9 },
  river: { colour: "#4f7f92", pattern: PATTERN.river, width: 0.1, strength: 0.95 },
  border: { colour: "#5a2e28", pattern: PATTERN.border, width: 0.09, strength: 0.9 },
  sector: { colour: "#3b3530", pattern: PATTERN.sector, width: 0.075, strength: 0.85, sided: true },
  front: { colour: "#3b1512", pattern: PATTERN.front, width: 0.5, strength: 0.95, sided: true },
  radar: { colour: "#0b6b5c", pattern: PATTERN.radar, width: 0.72, strength: 0.95 },
  route: { colour: "#23262a", pattern: PATTERN.route, width: 0.2, strength: 0.95, sided: true },
  tether: { colour: "#23262a", pattern: PATTERN.solid, width: 0.09, strength: 0.9, sided: true },
  road: { colour: "#6b5a3c", pattern: PATTERN.road, width: 0.13, strength: 0.9 },
};

/** What is under a line, so that it stands out from every ground: how much wider, and how strong. */
const PAPER = { ink: ink("#fbf4df", 0.5), wider: 0.08 } as const;
const UNDERLAID: readonly LineKind[] = ["route", "front", "sector", "border", "tether"];
const DARK = ink("#4a4a48", 0.75);

/** Prints a line; one that is of no effect now is grey and broken. */
export function layLine(ribbon: Ribbon, { kind, points, side, out, clock }: MapLine): void {
  const { colour, pattern, width, strength, sided } = MANNERS[kind];
  const own = clock ? CLOCK[clock] : sided && side !== undefined ? sideColour(side) : colour;
  if (UNDERLAID.includes(kind)) {
    const half = Math.min(width, 0.2) / 2 + PAPER.wider / 2;
    const paper = { ink: PAPER.ink, pattern: PATTERN.solid, width: 2 * half };
    layMapStrip(ribbon, points, UP, -half, half, paper);
  }
  const pen = out ? { ink: DARK, pattern: PATTERN.dark } : { ink: ink(own, strength), pattern };
  layMapStrip(ribbon, points, UP, -width / 2, width / 2, { ...pen, width });
}
