import type { Chart } from "../../tabletop/chart.ts";
import { heightOf, heightsOf } from "../../tabletop/heights.ts";
import { chartPlace, leaning, trackPlace } from "../../tabletop/layout/board-layout.ts";
import { CARD_SIZE, type CardPose, cardPoses, groupPlace } from "../../tabletop/layout/card-layout.ts";
import { counterSide } from "../../tabletop/layout/counter-layout.ts";
import { perEdge } from "../../tabletop/per-edge.ts";
import type { SideIndex, Spot, Tabletop } from "../../tabletop/tabletop.ts";
import type { Extent } from "../extent.ts";

/** Inches around what lies on the table, and the share of a card of somebody else's hand that has to be seen. */
const MARGIN = 0.35;
const PEEP = 0.3;

/** The corners of everything that has to be seen, in inches from the mat's lower left corner, and how high they are. */
type Corners = (Spot & { readonly up?: number })[];

function addBox(corners: Corners, left: number, right: number, bottom: number, top: number): void {
  for (const x of [left, right]) for (const y of [bottom, top]) corners.push({ x, y });
}

/** Adds groups of cards: the viewer's own hand whole, another's as far as one has to see it. */
function addCards(corners: Corners, tabletop: Tabletop, edge: SideIndex): void {
  const { groups = [], cards = [], mat } = tabletop;
  const poses = cardPoses(tabletop, edge);
  for (const group of groups) {
    const far = group.kind === "hand" && !group.at && (group.side ?? 0) !== edge;
    const places = cards.flatMap((card) => (card.group === group.id ? (poses.get(card.id) ?? []) : []));
    for (const { x, y, size } of places.length > 0 ? places : [{ ...groupPlace(tabletop, group), size: 1 }]) {
      const [half, high] = [(CARD_SIZE.width / 2) * size, (CARD_SIZE.height / 2) * size];
      const seen = 2 * high * (far ? PEEP : 1);
      const bottom = far && y <= mat.depth / 2 ? y + high - seen : y - high;
      addBox(corners, x - half, x + half, bottom, bottom + seen);
    }
  }
}

/** Adds a chart: one that stands reaches up. */
function addChart(corners: Corners, chart: Chart): void {
  const { x, y, width: wide, depth } = chartPlace(chart);
  const { stands } = chart;
  if (stands === undefined) addBox(corners, x, x + wide, y - depth, y);
  else
    for (const edge of [y - depth, y])
      for (const across of [x, x + wide]) corners.push({ x: across, ...leaning(stands, edge) });
}

/** Adds the counters that lie beside the mat; `asked`: of those with these ids. */
function addCounters(corners: Corners, { counters = [], mat }: Tabletop, asked?: readonly string[]): void {
  const beside = counters.filter(
    ({ id, x, y }) => (x < 0 || y < 0 || x > mat.width || y > mat.depth) && (asked?.includes(id) ?? true),
  );
  for (const { x, y, size = 1 } of beside) {
    const half = (counterSide(mat) * size) / 2;
    addBox(corners, x - half, x + half, y - half, y + half);
  }
}

/** The corners of all that lies on a table; undefined for one with pieces alone. Worked out once a table and edge. */
const cornersOf = perEdge((tabletop: Tabletop, edge: SideIndex): Corners | undefined => {
  const { mat, groups, tracks = [], charts = [], counters, sites } = tabletop;
  const laid = [groups, tracks, charts, counters, sites].some(
    (list) => list !== undefined && list.length > 0,
  );
  if (!laid) return undefined;
  const corners: Corners = [];
  addBox(corners, 0, mat.width, 0, mat.depth);
  addCards(corners, tabletop, edge);
  addCounters(corners, tabletop);
  for (const { x, y, width: wide, depth } of tracks.map(trackPlace))
    addBox(corners, x, x + wide, y - depth, y);
  for (const chart of charts) addChart(corners, chart);
  return corners;
});

/** What belongs to an aircraft: half its wings, what is above them, and its name before its foot. In inches. */
const WINGS = { half: 1.7, above: 0.6, name: 1.9 } as const;

/** Adds the pieces that cards are about, as high as they fly. */
function addPieces(corners: Corners, tabletop: Tabletop, about: readonly string[], edge: SideIndex): void {
  const heights = heightsOf(tabletop);
  const towards = edge === 1 ? -1 : 1;
  for (const { id, x, y, level } of tabletop.pieces) {
    if (!about.includes(id)) continue;
    const up = heightOf(heights, level) + WINGS.above;
    for (const aside of [-WINGS.half, WINGS.half])
      corners.push({ x: x + aside, y, up }, { x: x + aside, y: y - towards * WINGS.name, up: 0 });
  }
}

/** The corners of cards that are played about somebody, and of whom they are about; undefined where none are. */
const playedOf = perEdge((tabletop: Tabletop, edge: SideIndex): Corners | undefined => {
  const { groups = [], cards = [] } = tabletop;
  const poses = cardPoses(tabletop, edge);
  const corners: Corners = [];
  for (const { id, kind, about = [] } of groups) {
    // A card that is about nobody, alone, would be all that is seen.
    const lying = kind === "cascade" && about.length > 0 ? cards.filter(({ group }) => group === id) : [];
    for (const card of lying) {
      const { x, y, size } = poses.get(card.id) as CardPose;
      const [half, high] = [(CARD_SIZE.width / 2) * size, (CARD_SIZE.height / 2) * size];
      addBox(corners, x - half, x + half, y - high, y + high);
    }
    if (lying.length > 0) addPieces(corners, tabletop, about, edge);
  }
  return corners.length > 0 ? corners : undefined;
});

/** A picture narrower than so many pixels leaves out what lies beside the mat and is not asked about: more is left of the map. */
const NARROW = 600;

/**
 * All of a table on which cards, counters or boards lie, in inches from the mat's lower left corner; undefined for
 * one with pieces alone, of which the mat is all. `width` of the picture in pixels; `asked`: ids of what is asked about.
 */
export function laidExtent(
  tabletop: Tabletop,
  edge: SideIndex,
  width: number,
  asked: readonly string[] = [],
): Extent | undefined {
  const corners = cornersOf(tabletop, edge);
  if (!corners) return undefined;
  const onMat = ({ x }: Spot) => x >= 0 && x <= tabletop.mat.width;
  const shown = width < NARROW ? corners.filter(onMat) : corners;
  if (width < NARROW) addCounters(shown, tabletop, asked);
  return around(shown, (tabletop.sites?.length ?? 0) > 0);
}

/** The cards that are played against each other, with whom they are about, and the pieces `asked` about; undefined where none are. */
export function playedExtent(
  tabletop: Tabletop,
  edge: SideIndex,
  asked: readonly string[] = [],
): Extent | undefined {
  const corners = playedOf(tabletop, edge)?.slice();
  if (!corners) return undefined;
  addPieces(corners, tabletop, asked, edge);
  return around(corners, false);
}

function around(spots: Corners, isMap: boolean): Extent {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const ground = { left, right, bottom: Math.min(...ys), top: Math.max(...ys) };
  return { ...ground, margin: MARGIN, spots, isMap };
}
