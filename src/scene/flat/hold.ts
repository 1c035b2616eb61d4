import { CARD_SIZE, cardPoses } from "../../tabletop/layout/card-layout.ts";
import { perEdge } from "../../tabletop/per-edge.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { ScreenArea } from "../props.ts";

/** Pixels across a held card: as wide as it may be, and as narrow as a thumb can pick it. */
const WIDEST = 96;
const NARROWEST = 54;
/** Of the width of the drawing: a held card, and the whole hand. */
const CARD_SHARE = 0.17;
const HAND_SHARE = 0.94;
/** How much of a held card is seen over the lower edge. */
const SEEN = 0.78;
/** How large a card of the other side's hand is, against one on the table, and how far it reaches over the mat's edge. */
export const FAR_SIZE = 0.55;
export const FAR_OVER = 0.3;

/** What a viewer's own hand takes up along the lower edge of his drawing. */
export interface Hold {
  /** Inches along the table's edge that its cards take up, from and to; nothing is held where there are none. */
  readonly from: number;
  readonly to: number;
  readonly cards: number;
}

/** What the hands of a viewer at an edge take up along it, in inches of the table; undefined without a card. */
export const holdOf = perEdge((tabletop: Tabletop, edge: SideIndex): Hold | undefined => {
  const own = new Set(
    tabletop.groups
      ?.filter(({ kind, at, side = 0 }) => kind === "hand" && !at && side === edge)
      .map(({ id }) => id),
  );
  const held = tabletop.cards?.filter(({ group }) => own.has(group)) ?? [];
  if (held.length === 0) return undefined;
  const poses = cardPoses(tabletop, edge);
  const xs = held.map(({ id }) => poses.get(id)?.x ?? 0);
  const half = CARD_SIZE.width / 2;
  return { from: Math.min(...xs) - half, to: Math.max(...xs) + half, cards: held.length };
});

/** Pixels across a held card on a drawing of some width. */
function heldWidth(width: number): number {
  return Math.max(NARROWEST, Math.min(WIDEST, width * CARD_SHARE));
}

/** How high a hand stands over the lower edge, in pixels. */
export function heldHeight(width: number): number {
  return (heldWidth(width) * CARD_SIZE.height * SEEN) / CARD_SIZE.width;
}

/** Where a held card is on the screen. */
export interface HeldPlace {
  x: number;
  y: number;
  /** Pixels across. */
  width: number;
}

/**
 * Where a held card is on the screen, in pixels of the part of it that is free: `along` is its place along the table's
 * edge in inches, `drop` how far it lies below the arc's highest point. Writes into `out`.
 */
export function holdAt(
  { from, to }: Hold,
  along: number,
  drop: number,
  area: ScreenArea,
  out: HeldPlace,
): void {
  const free = area.right - area.left;
  const width = heldWidth(free);
  const natural = width / CARD_SIZE.width;
  const span = Math.max(0.01, to - from);
  const scale = Math.min(natural, (free * HAND_SHARE) / span);
  out.x = area.left + free / 2 + (along - (from + to) / 2) * scale;
  out.y = area.bottom - (CARD_SIZE.height / CARD_SIZE.width) * width * (SEEN - 0.5) + drop * scale;
  out.width = width;
}
