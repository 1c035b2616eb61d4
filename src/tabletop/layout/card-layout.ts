import { perEdge } from "../per-edge.ts";

/** A playing card, in inches; a little thicker than print, so that a pile has a height to be seen. */
export const CARD_SIZE = { width: 2.5, height: 3.5, radius: 0.15, thickness: 0.02 } as const;

/** How a card lies: its middle, in inches, and its turn in degrees clockwise as the reader at the lower edge sees it. */
export interface CardPose {
  readonly x: number;
  readonly y: number;
  /** Inches from the table to its lower face. */
  readonly up: number;
  readonly turn: number;
  /** Against its usual size: 1, or more where it is held towards its reader. */
  readonly size: number;
  /** Held in a hand, leaning towards its holder. */
  readonly held: boolean;
}

/** What decides where the cards of a group lie. */
interface LaidGroup {
  readonly id: string;
  readonly kind: "hand" | "pile" | "row" | "cascade";
  readonly side?: 0 | 1;
  readonly at?: { readonly x: number; readonly y: number };
  readonly width?: number;
  readonly size?: number;
  readonly count?: number;
}

interface LaidCard {
  readonly id: string;
  readonly group: string;
  readonly state?: "spent" | "beaten";
}

interface LaidTable {
  readonly mat: { readonly width: number; readonly depth: number };
  readonly groups?: readonly LaidGroup[];
  readonly cards?: readonly LaidCard[];
}

/** Where a group lies and how wide it may get. */
export interface GroupPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** How much larger a held card is, and inches from the mat's edge to the middle of a hand without a place of its own. */
const HELD = 1.25;
const BEYOND = 2.7;
/** Share of its edge that the hands of a side take up together. */
const EDGE_SHARE = 0.9;
/** From card to card where there is room, in widths of a card: in a hand they overlap, in a row they don't. */
const HAND_STEP = 0.74;
const ROW_STEP = 1.1;
/** How much of a card is seen above the next one of a cascade, in heights of a card: its caption and its title. */
const CASCADE_STEP = 0.29;
/** So many cards of a cascade lie from its place on towards the reader; only one more moves those that lie there. */
const CASCADE_CARDS = 3;
/** The circle on which the cards of a hand stand, in inches, and degrees of turn an inch along it. */
const FAN_RADIUS = 46;
const FAN_TURN = 57.3 / FAN_RADIUS;
/** How far the cards of a pile are askew, in degrees. */
const ASKEW = 0.7;
/** How large a step of askewness is told by a card's number in its pile. */
const SCATTER = [0, 2, -1, 1, -2, 3, -3] as const;

const HALF_TURN = 180;
const SIDEWAYS = 90;

/** Middle of an edge's share that belongs to one of its hands, as a share of the edge. */
function shareOfEdge(hands: readonly LaidGroup[], id: string): { readonly at: number; readonly of: number } {
  const index = hands.findIndex((one) => one.id === id);
  return { at: (index + 0.5) / hands.length, of: 1 / hands.length };
}

/** Where a group lies: where it says, or a hand at its side's edge of the table, beside the other hands of that side. */
export function groupPlace({ mat, groups = [] }: LaidTable, group: LaidGroup): GroupPlace {
  const { side = 0, at } = group;
  const hands = groups.filter((one) => one.kind === "hand" && !one.at && (one.side ?? 0) === side);
  const { at: share, of } = at ? { at: 0.5, of: 1 } : shareOfEdge(hands, group.id);
  const width = group.width ?? of * mat.width * EDGE_SHARE;
  if (at) return { x: at.x, y: at.y, width };
  const along = side === 0 ? share : 1 - share;
  return { x: along * mat.width, y: side === 0 ? -BEYOND : mat.depth + BEYOND, width };
}

/** Inches from card to card: as much as usual, or as little as the width leaves. */
function stepOf(count: number, usual: number, size: number, width: number): number {
  const card = CARD_SIZE.width * size;
  return count < 2 ? 0 : Math.min(usual * card, Math.max(0.12, (width - card) / (count - 1)));
}

/** How a card lies that is not held: its turn is counted from the reader. */
type Lying = Pick<CardPose, "x" | "y" | "up"> & { readonly turn?: number; readonly size?: number };

/** A hand is a gentle arc around its holder. Cards read from the viewer's edge wherever they are held. */
function handPose(group: LaidGroup, place: GroupPlace, index: number, count: number, edge: 0 | 1): CardPose {
  const towards = edge === 1 ? -1 : 1;
  const step = stepOf(count, HAND_STEP, HELD, place.width);
  const along = (index - (count - 1) / 2) * step;
  const own = (group.side ?? 0) === edge;
  const drop = (along * along) / (2 * FAN_RADIUS);
  return {
    x: place.x + towards * along,
    y: place.y - towards * (own ? drop : -drop),
    up: index * CARD_SIZE.thickness * HELD,
    turn: (own ? 1 : -1) * along * FAN_TURN + (edge === 1 ? HALF_TURN : 0),
    size: HELD,
    held: true,
  };
}

/** One of so many cards that lie one on the other, after those that the table does not list. */
function pilePose(place: GroupPlace, index: number, { count: all = 0 }: LaidGroup, count: number): Lying {
  const nth = Math.max(0, all - count) + index;
  return { ...place, up: nth * CARD_SIZE.thickness, turn: (SCATTER[nth % SCATTER.length] ?? 0) * ASKEW };
}

function rowPose({ x, y, width }: GroupPlace, index: number, count: number, towards: number): Lying {
  const step = stepOf(count, ROW_STEP, 1, width);
  const along = (index - (count - 1) / 2) * step;
  // Cards that overlap lie one on the other, from the left.
  const up = step < CARD_SIZE.width ? index * CARD_SIZE.thickness : 0;
  return { x: x + towards * along, y, up };
}

/** One over the other, towards the reader. */
function cascadePose(
  { x, y }: GroupPlace,
  index: number,
  { size = 1 }: LaidGroup,
  count: number,
  towards: number,
): Lying {
  const along = index - Math.max(0, count - CASCADE_CARDS);
  const step = CASCADE_STEP * CARD_SIZE.height * size;
  return { x, y: y - towards * along * step, up: index * CARD_SIZE.thickness * size, size };
}

/** How a card of a group that lies at a place lies: the `index`-th of `count`, from the left or the lowest. */
function poseIn(
  place: GroupPlace,
  group: LaidGroup,
  index: number,
  count: number,
  edge: 0 | 1,
  state: LaidCard["state"],
): CardPose {
  if (group.kind === "hand") return handPose(group, place, index, count, edge);
  const towards = edge === 1 ? -1 : 1;
  const lying =
    group.kind === "pile"
      ? pilePose(place, index, group, count)
      : group.kind === "row"
        ? rowPose(place, index, count, towards)
        : cascadePose(place, index, group, count, towards);
  const { x, y, up, turn = 0, size = 1 } = lying;
  const spent = state === "spent" ? SIDEWAYS : 0;
  return { x, y, up, turn: turn + (edge === 1 ? HALF_TURN : 0) + spent, size, held: false };
}

/** How many cards lie in a group, those included that the table does not list. */
export function countOf({ cards = [] }: LaidTable, group: LaidGroup): number {
  return Math.max(group.count ?? 0, cards.filter((card) => card.group === group.id).length);
}

/** Where a card comes from that leaves a group without having been told apart in it: a pile's top, a hand's middle. */
export function groupPose(table: LaidTable, group: LaidGroup, edge: 0 | 1): CardPose {
  const listed = (table.cards ?? []).filter((card) => card.group === group.id).length;
  const last = group.kind === "pile" ? Math.max(0, listed - 1) : 0;
  return poseIn(groupPlace(table, group), group, last, last + 1, edge, undefined);
}

function layCards(table: LaidTable, edge: 0 | 1): ReadonlyMap<string, CardPose> {
  const poses = new Map<string, CardPose>();
  for (const group of table.groups ?? []) {
    const place = groupPlace(table, group);
    const cards = (table.cards ?? []).filter((card) => card.group === group.id);
    for (const [index, { id, state }] of cards.entries())
      poses.set(id, poseIn(place, group, index, cards.length, edge, state));
  }
  return poses;
}

/**
 * How every card of a table lies, by its id, for a viewer at an edge (0 the mat's lower, 1 its upper one): face up
 * they all read from there. Worked out once for a table and an edge.
 */
export const cardPoses: (table: LaidTable, edge: 0 | 1) => ReadonlyMap<string, CardPose> = perEdge(layCards);
