import type { Chart } from "../../../../tabletop/chart.ts";
import { QUARTERS } from "../../data/calendar.ts";
import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import { COMPLEXES } from "../../data/tables.ts";
import { factorsOf, isBombed, livingAmericans, livingGermans, tablesOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { SIZE } from "../grid.ts";
import { phrase, type Say } from "../phrase.ts";

/** The board leans up from a line behind the map; inches of its left edge, its upper edge, and between charts. */
const FOOT = SIZE.depth + 0.4;
const LEFT = -4.4;
const TOP = FOOT + 4.75;
const GAP = 0.2;
const TOTE = { size: 2.1, tone: "tote", stands: FOOT } as const satisfies Partial<Chart>;
const [RAID, TARGETS, FORCES] = [16.4, 22.4, 11.4] as const;

const TWELVE = 12;
const COLUMNS = ["turn", "aircraft", "pilots", "fuel", "reserve", "replacements"] as const;

/** A fraction in twelfths to a tenth, as a board has room for. */
function tenths(twelfths: number): string {
  return `${Math.round((twelfths * 10) / TWELVE) / 10}`;
}

/** The quarter, the turn of the raid, fuel, aircraft and pilots as far as both sides see them (LW-L52). */
function raid(view: View, say: Say): Chart {
  const { economy, quarter, turn, replacements } = view;
  const cells = [
    say(phrase("tote.turn", { turn })),
    tenths(economy.aircraft),
    `${economy.pilots}`,
    tenths(economy.fuel),
    tenths(economy.reserve),
    `${replacements}`,
  ];
  return {
    id: "tote-raid",
    title: say(phrase("tote.campaign", { month: QUARTERS[quarter] ?? "" })),
    at: { x: LEFT, y: TOP },
    width: RAID,
    headings: 0.4,
    ...TOTE,
    columns: COLUMNS.map((column) => say(phrase("tote.column", { column }))),
    rows: [{ heading: "", cells }],
  };
}

/** Targets of each complex: bombed and left; a lamp burns where none is left. */
function targets(view: View, say: Say): Chart {
  const all = tablesOf(view.setup).targets;
  const counts = COMPLEXES.map((complex) => {
    const own = all.filter((one) => one.complex === complex);
    const bombed = own.filter(({ id }) => isBombed(view, id)).length;
    return { bombed, left: own.length - bombed };
  });
  const bombed = counts.reduce((sum, one) => sum + one.bombed, 0);
  return {
    id: "tote-targets",
    title: say(phrase("tote.targets", { bombed, of: all.length })),
    at: { x: LEFT + RAID + GAP, y: TOP },
    width: TARGETS,
    headings: 4,
    ...TOTE,
    columns: COMPLEXES.map((complex) => say(phrase("tote.complex", { complex }))),
    rows: [
      { heading: say(phrase("tote.row", { row: "bombed" })), cells: counts.map((one) => `${one.bombed}`) },
      { heading: say(phrase("tote.row", { row: "left" })), cells: counts.map((one) => `${one.left}`) },
    ],
    lit: counts.flatMap(({ left }, column) => (left === 0 ? [{ row: 1, column }] : [])),
  };
}

function countsOf(view: View, side: Side): { readonly factors: number; readonly aloft: number } {
  const living = side === AMERICAN ? livingAmericans(view) : livingGermans(view);
  const aloft = living.filter(({ hex }) => hex !== null);
  return { factors: factorsOf(living), aloft: factorsOf(aloft) };
}

/** Factors of both sides, all and in the air. */
function forces(view: View, say: Say): Chart {
  const counts = [countsOf(view, AMERICAN), countsOf(view, GERMAN)];
  return {
    id: "tote-forces",
    title: say(phrase("tote.forces")),
    at: { x: LEFT + RAID + TARGETS + 2 * GAP, y: TOP },
    width: FORCES,
    headings: 4,
    ...TOTE,
    columns: [AMERICAN, GERMAN].map((side) => say(phrase("tote.side", { side }))),
    rows: [
      { heading: say(phrase("tote.row", { row: "factors" })), cells: counts.map((one) => `${one.factors}`) },
      { heading: say(phrase("tote.row", { row: "aloft" })), cells: counts.map((one) => `${one.aloft}`) },
    ],
  };
}

/** The board behind the map: the campaign, targets by complex, what both sides have. */
export function chartsOf(view: View, say: Say): readonly Chart[] {
  return [raid(view, say), targets(view, say), forces(view, say)];
}
