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
type Place = Pick<Chart, "at" | "width" | "headings">;

/** The board leans up from a line behind the map; inches of its left edge, of its rows of charts, and between charts. */
const FOOT = SIZE.depth + 0.5;
const LEFT = -6;
const LOWER = FOOT + 5.55;
const UPPER = LOWER + 5.65;
const GAP = 0.2;
const TOTE = { size: 1.7, tone: "tote", stands: FOOT } as const satisfies Partial<Chart>;

const [RAIDS, WINGS] = [11.4, 22.6] as const;
const [FLEETS, CAMPAIGN, GROUPS] = [9, 12.6, 12.2] as const;

const PLACES = {
  raids: { at: { x: LEFT, y: LOWER }, width: RAIDS, headings: 3.4 },
  wings: { at: { x: LEFT + RAIDS + GAP, y: LOWER }, width: WINGS, headings: 3.6 },
  fleets: { at: { x: LEFT, y: UPPER }, width: FLEETS, headings: 3.4 },
  campaign: { at: { x: LEFT + FLEETS + GAP, y: UPPER }, width: CAMPAIGN, headings: 3.6 },
  groups: { at: { x: LEFT + FLEETS + CAMPAIGN + 2 * GAP, y: UPPER }, width: GROUPS, headings: 4 },
} as const satisfies Readonly<Record<string, Place>>;

/** A lamp burns in the row of each column that is what it is now, with its strength in it. */
interface Lamps {
  readonly row: number;
  readonly text: string;
}

/** The rows of a board with a lamp a column. */
function lit(
  headings: readonly string[],
  lamps: readonly (Lamps | undefined)[],
): Pick<Chart, "rows" | "lit"> {
  return {
    rows: headings.map((heading, row) => ({
      heading,
      cells: lamps.map((lamp) => (lamp?.row === row ? lamp.text : "")),
    })),
    lit: lamps.flatMap((lamp, column): readonly Cell[] => (lamp ? [{ row: lamp.row, column }] : [])),
  };
}

const WING_ROWS = ["ready", "aloft", "landed", "field-out"] as const;

const ROW_OF: Readonly<Record<WingStatus, (typeof WING_ROWS)[number] | undefined>> = {
  none: undefined,
  aloft: "aloft",
  patrol: "aloft",
  landed: "landed",
  "field-out": "field-out",
  ready: "ready",
};

/** Each wing by what it does. */
function wings(view: View, say: Say): Chart {
  const lamps = view.wings.map((one): Lamps | undefined => {
    const row = ROW_OF[statusOf(view, one)];
    return row && { row: WING_ROWS.indexOf(row), text: `${one.squadrons.length}` };
  });
  return {
    id: "tote-wings",
    title: say(phrase("tote.fighter-command")),
    ...PLACES.wings,
    ...TOTE,
    columns: view.wings.map(({ id }) => id),
    ...lit(
      WING_ROWS.map((row) => say(phrase("tote.row", { row }))),
      lamps,
    ),
  };
}

const RAID_ROWS = ["home", "aloft", "back"] as const;

function raidRow({ square, flown }: Geschwader): (typeof RAID_ROWS)[number] {
  if (square !== null) return "aloft";
  return flown ? "back" : "home";
}

/** Each geschwader by where it is; its fuel while it is aloft. */
function raids(view: View, say: Say): Chart {
  const lamps = view.geschwader.map((one): Lamps | undefined =>
    one.squadrons.length === 0
      ? undefined
      : { row: RAID_ROWS.indexOf(raidRow(one)), text: `${one.squadrons.length}` },
  );
  const board = lit(
    RAID_ROWS.map((row) => say(phrase("tote.row", { row }))),
    lamps,
  );
  const fuel = view.geschwader.map(({ square, fuel: left }) => (square === null ? "" : `${left}`));
  return {
    id: "tote-raids",
    title: say(phrase("tote.luftwaffe")),
    ...PLACES.raids,
    ...TOTE,
    columns: view.geschwader.map(({ id }) => id),
    ...board,
    rows: [...board.rows, { heading: say(phrase("tote.row", { row: "fuel" })), cells: fuel }],
  };
}

function countOf(damaged: PoolState["damaged"]): number {
  return Object.values(damaged).reduce((sum, count) => sum + count, 0);
}

/** Squadrons with the formations of a Group or a Luftflotte. */
function formed({ wings: all, geschwader }: View, id: string): number {
  const own = [...all.filter(({ group }) => group === id), ...geschwader.filter(({ pool }) => pool === id)];
  return own.reduce((sum, { squadrons }) => sum + squadrons.length, 0);
}

/** Squadrons of Groups or Luftflotten: in the pile, with formations, stood down, in the Damaged box. */
function pools(view: View, side: Side, place: Place, say: Say): Chart {
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
    ...place,
    ...TOTE,
    columns: own.map(({ id }) => id),
    rows: Object.entries(counts).map(([row, count]) => ({
      heading: say(phrase("tote.row", { row })),
      cells: own.map(({ id }) => `${count(present(view.pools[id]), id)}`),
    })),
  };
}

/** The turn and its weather, combats left in it, targets done and to do, losses and their rate so far. */
function campaign(view: View, say: Say): Chart {
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
    ...PLACES.campaign,
    ...TOTE,
    columns: [say(phrase("tote.rate", { british, german }))],
    rows: lines.map(([row, text]) => ({ heading: say(phrase("tote.row", { row })), cells: [say(text)] })),
  };
}

/** The tote board behind the map: Luftwaffe on the left, the campaign in the middle, Fighter Command on the right. */
export function chartsOf(view: View, say: Say): readonly Chart[] {
  return [
    raids(view, say),
    wings(view, say),
    pools(view, GERMAN, PLACES.fleets, say),
    campaign(view, say),
    pools(view, BRITISH, PLACES.groups, say),
  ];
}
