import { present } from "../../../../core/present.ts";
import type { Chart } from "../../../../tabletop/chart.ts";
import { entryOf } from "../../data/calendar.ts";
import { BRITISH, GERMAN, type Side } from "../../data/sides.ts";
import { germanLosses } from "../../rules/outcome/deal.ts";
import { tablesOf } from "../../rules/state/look.ts";
import type { Geschwader, PoolState } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase, type Say } from "../phrase.ts";
import type { WingStatus } from "../words/tabletop-values.ts";
import { statusOf } from "./counters.ts";
import { SIZE } from "./mat.ts";

type Cell = NonNullable<Chart["lit"]>[number];

/** Boards lie in a column on either side of the map; inches across, from the map's edge, between two, and where the first begins. */
const WIDTH = 5.6;
const BESIDE = 0.25;
const GAP = 0.2;
const TOP = SIZE.depth;
const [LEFT, RIGHT] = [-BESIDE - WIDTH, SIZE.width + BESIDE] as const;
const TOTE = { size: 1.65, tone: "tote", width: WIDTH } as const satisfies Partial<Chart>;

/** Inches of a board's title with its rim, and of a line of it. */
const [HEAD, LINE] = [1.46, 0.76] as const;

/** What is known of a board before it has a place in its column. */
type Unplaced = Omit<Chart, "at">;

/** Boards one below the other. */
function columnOf(x: number, boards: readonly Unplaced[]): readonly Chart[] {
  let y = TOP;
  return boards.map((board) => {
    const chart: Chart = { ...board, at: { x, y } };
    y -= HEAD + (board.rows.length + 1) * LINE + GAP;
    return chart;
  });
}

/** What a formation does: how many squadrons it has, what is told of it, and whether a lamp burns for it. */
interface FormationRow {
  readonly id: string;
  readonly squadrons: number;
  readonly text: string;
  readonly lit: boolean;
}

/** The inches of a board that its formations are named in. */
const NAMES = 1.1;

/** A board with a line a formation; those that count now are lit. */
function standings(all: readonly FormationRow[], say: Say): Omit<Unplaced, "id" | "title"> {
  return {
    ...TOTE,
    headings: NAMES,
    columns: (["squadrons", "doing"] as const).map((column) => say(phrase("tote.column", { column }))),
    rows: all.map(({ id, squadrons, text }) => ({ heading: id, cells: [`${squadrons}`, text] })),
    lit: all.flatMap(({ lit }, row): readonly Cell[] => (lit ? [{ row, column: 1 }] : [])),
  };
}

const ROW_OF: Readonly<Record<WingStatus, "ready" | "aloft" | "landed" | "field-out" | undefined>> = {
  none: undefined,
  aloft: "aloft",
  patrol: "aloft",
  landed: "landed",
  "field-out": "field-out",
  ready: "ready",
};

/** Each wing by what it does. */
function wings(view: View, say: Say): Unplaced {
  const all = view.wings.map((one): FormationRow => {
    const row = ROW_OF[statusOf(view, one)];
    const text = row ? say(phrase("tote.row", { row })) : "";
    return { id: one.id, squadrons: one.squadrons.length, text, lit: row === "aloft" };
  });
  return { id: "tote-wings", title: say(phrase("tote.fighter-command")), ...standings(all, say) };
}

/** Where a geschwader is; its fuel while it is aloft. */
function whereabouts({ square, flown, fuel, squadrons }: Geschwader, say: Say): string {
  if (square !== null) return say(phrase("tote.fuel", { fuel }));
  if (squadrons.length === 0) return "";
  return say(phrase("tote.row", { row: flown ? "back" : "home" }));
}

/** Each geschwader by where it is. */
function raids(view: View, say: Say): Unplaced {
  const all = view.geschwader.map((one): FormationRow => {
    const { id, squadrons, square } = one;
    return { id, squadrons: squadrons.length, text: whereabouts(one, say), lit: square !== null };
  });
  return { id: "tote-raids", title: say(phrase("tote.luftwaffe")), ...standings(all, say) };
}

function countOf(damaged: PoolState["damaged"]): number {
  return Object.values(damaged).reduce((sum, count) => sum + count, 0);
}

/** Squadrons with the formations of a Group or a Luftflotte. */
function formed({ wings: all, geschwader }: View, id: string): number {
  const own = [...all.filter(({ group }) => group === id), ...geschwader.filter(({ pool }) => pool === id)];
  return own.reduce((sum, { squadrons }) => sum + squadrons.length, 0);
}

/** The inches of a board that what is counted is named in, and the lines of the campaign. */
const [COUNTS, LINES] = [2.3, 1.4] as const;

/** Squadrons of Groups or Luftflotten: in the pile, with formations, stood down, in the Damaged box. */
function pools(view: View, side: Side, say: Say): Unplaced {
  const own = tablesOf(view.setup).pools.filter((pool) => pool.side === side && view.pools[pool.id]);
  const counts = {
    pile: ({ pile }: PoolState) => pile.length,
    formed: (_: PoolState, id: string) => formed(view, id),
    "stood-down": ({ stoodDown }: PoolState) => stoodDown.length,
    [side === GERMAN ? "lost" : "damaged"]: ({ damaged }: PoolState) => countOf(damaged),
  };
  return {
    id: `tote-pools-${side}`,
    title: say(phrase("tote.pools", { side })),
    ...TOTE,
    headings: COUNTS,
    columns: own.map(({ id }) => id),
    rows: Object.entries(counts).map(([row, count]) => ({
      heading: say(phrase("tote.row", { row })),
      cells: own.map(({ id }) => `${count(present(view.pools[id]), id)}`),
    })),
  };
}

/** The turn and its weather, combats left in it, targets done and to do, losses and their rate so far. */
function campaign(view: View, say: Say): Unplaced {
  const [british, german] = [view.rafLosses, germanLosses(view)];
  const { turn, flying, markers, successes, targets } = view;
  const lines = [
    ["turn", phrase("tote.turn", { turn, of: view.setup.to, phase: entryOf(Math.max(1, turn)).phase })],
    ["weather", phrase("tote.weather", { flying, turn, markers })],
    ["targets", phrase("tote.of", { count: successes, of: targets })],
    ["losses", phrase("tote.losses", { british, german })],
  ] as const;
  return {
    id: "tote-campaign",
    title: say(phrase("tote.campaign")),
    ...TOTE,
    headings: LINES,
    columns: [say(phrase("tote.rate", { british, german }))],
    rows: lines.map(([row, text]) => ({ heading: say(phrase("tote.row", { row })), cells: [say(text)] })),
  };
}

/** The tote boards beside the map: Fighter Command on the left, the Luftwaffe and the campaign on the right. */
export function chartsOf(view: View, say: Say): readonly Chart[] {
  return [
    ...columnOf(LEFT, [wings(view, say), pools(view, BRITISH, say)]),
    ...columnOf(RIGHT, [raids(view, say), pools(view, GERMAN, say), campaign(view, say)]),
  ];
}
