import { chartPlace, trackPlace } from "../../tabletop/board-layout.ts";
import { CARD_SIZE, cardPoses, groupPlace } from "../../tabletop/card-layout.ts";
import type { SideIndex, Tabletop } from "../../tabletop/tabletop.ts";
import type { Extent } from "./home.ts";

/** Inches around what lies on the table, and the share of a card of somebody else's hand that has to be seen. */
const MARGIN = 0.35;
const PEEP = 0.3;

/** Inches from the mat's lower left corner. */
interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

function stretch(box: Box, left: number, right: number, bottom: number, top: number): void {
  box.left = Math.min(box.left, left);
  box.right = Math.max(box.right, right);
  box.bottom = Math.min(box.bottom, bottom);
  box.top = Math.max(box.top, top);
}

/** Stretches a box so that groups of cards lie in it: the viewer's own hand whole, another's as far as one has to see it. */
function stretchToCards(box: Box, tabletop: Tabletop, edge: SideIndex): void {
  const { groups = [], cards = [], mat } = tabletop;
  const poses = cardPoses(tabletop, edge);
  for (const group of groups) {
    const far = group.kind === "hand" && !group.at && (group.side ?? 0) !== edge;
    const places = cards.flatMap((card) => (card.group === group.id ? (poses.get(card.id) ?? []) : []));
    for (const { x, y, size } of places.length > 0 ? places : [{ ...groupPlace(tabletop, group), size: 1 }]) {
      const [half, high] = [(CARD_SIZE.width / 2) * size, (CARD_SIZE.height / 2) * size];
      const bottom = far && y > mat.depth / 2 ? y - high : far ? y + high * (1 - 2 * PEEP) : y - high;
      const top = far && y > mat.depth / 2 ? y - high * (1 - 2 * PEEP) : far ? y + high : y + high;
      stretch(box, x - half, x + half, bottom, top);
    }
  }
}

/** A picture narrower than so many pixels leaves out what lies beside the mat, so that more is left of the map. */
const NARROW = 600;

/**
 * All of a table on which cards, counters or boards lie, in inches from the mat's lower left corner; undefined for
 * one with pieces alone, of which the mat is all. `width` of the picture in pixels.
 */
export function laidExtent(tabletop: Tabletop, edge: SideIndex, width: number): Extent | undefined {
  const { mat, groups, tracks = [], charts = [], counters, sites } = tabletop;
  const laid = [groups, tracks, charts, counters, sites].some(
    (list) => list !== undefined && list.length > 0,
  );
  if (!laid) return undefined;
  const box: Box = { left: 0, right: mat.width, bottom: 0, top: mat.depth };
  stretchToCards(box, tabletop, edge);
  for (const { x, y, width, depth } of [...tracks.map(trackPlace), ...charts.map(chartPlace)])
    stretch(box, x, x + width, y - depth, y);
  if (width < NARROW) Object.assign(box, { left: 0, right: mat.width });
  return { ...box, margin: MARGIN };
}
