import { remembered } from "../../core/remember.ts";
import type { Card, CardGroup } from "../card.ts";
import { type Clip, dealt, shareOf } from "../clips.ts";
import { ease, turnBetween } from "../flight.ts";
import { type CardPose, cardPoses, countOf, groupPose } from "../layout/card-layout.ts";
import { type LiveCard, layCard } from "../live-card.ts";
import { perEdge } from "../per-edge.ts";
import { GLIDING, middleOf, type TimeSpan, turnOf } from "../span.ts";
import type { Tabletop } from "../tabletop.ts";

/** What happens to one card, worked out once. */
export interface CardPart {
  readonly before: Card | undefined;
  readonly after: Card | undefined;
  /** The group that it comes from, where the table did not list it before, and the one it goes to for good. */
  readonly source: CardGroup | undefined;
  readonly goal: CardGroup | undefined;
  /** When it is on its way from where it lay to where it lies. */
  readonly slide: TimeSpan;
  /** When it is turned over, where it is. */
  readonly flip: TimeSpan | undefined;
  /** Whether it lies before as it does afterwards. */
  readonly stays: boolean;
  /** From when on it looks as it does afterwards. */
  readonly settles: number;
}

/** Two tables and what leads from one to the other. */
interface Change {
  readonly before: Tabletop;
  readonly after: Tabletop;
  readonly clips: readonly Clip[];
}

export function groupOf({ groups = [] }: Tabletop, id: string | undefined): CardGroup | undefined {
  return groups.find((group) => group.id === id);
}

/** The time that a cue gives to one card. */
function spanIn({ cue, start, duration }: Clip, id: string): TimeSpan | undefined {
  if (cue.kind === "play") return cue.card === id ? { start, duration } : undefined;
  if (cue.kind !== "deal") return undefined;
  const index = cue.cards.indexOf(id);
  if (index < 0) return undefined;
  const own = dealt(index);
  return { start: start + own.start, duration: own.duration };
}

/** Whether a cue takes cards from a group or brings them there. */
function concernsGroup({ cue }: Clip, { before, after }: Change, group: string): boolean {
  const lies = (id: string) =>
    [before, after].some(({ cards = [] }) => cards.some((card) => card.id === id && card.group === group));
  if (cue.kind === "deal") return cue.from === group || cue.cards.some(lies);
  return cue.kind === "play" && (cue.from === group || lies(cue.card));
}

/** When a card that no cue names closes up or makes room: with the cue about its group, else at the beginning. */
function arrangeSpan(change: Change, one: Card): TimeSpan {
  return change.clips.find((clip) => clip.duration > 0 && concernsGroup(clip, change, one.group)) ?? GLIDING;
}

/** The pile that has become smaller, or larger, while a card came or went that no cue tells of. */
function changedPile({ before, after }: Change, by: 1 | -1): CardGroup | undefined {
  return after.groups?.find((group) => {
    const old = groupOf(before, group.id);
    return group.kind === "pile" && old && (countOf(after, group) - countOf(before, old)) * by > 0;
  });
}

/** The group that a cue takes a card from. */
function namedSource({ cue }: Clip, id: string): string | undefined {
  if (cue.kind === "deal") return cue.cards.includes(id) ? cue.from : undefined;
  return cue.kind === "play" && cue.card === id ? cue.from : undefined;
}

function sourceOf(change: Change, id: string): CardGroup | undefined {
  const named = change.clips.flatMap((clip) => namedSource(clip, id) ?? []).at(0);
  return groupOf(change.before, named) ?? changedPile(change, -1);
}

/** A card of a hand that was played under another id: it is gone as soon as that one is seen. */
function unmasked({ clips }: Change, one: Card): TimeSpan | undefined {
  const clip = clips.find(({ cue }) => cue.kind === "play" && cue.from === one.group);
  return clip && { start: clip.start, duration: 1 };
}

function sameLie(a: CardPose | undefined, b: CardPose | undefined): boolean {
  if (!a || !b) return false;
  return a.x === b.x && a.y === b.y && a.up === b.up && a.turn === b.turn && a.size === b.size;
}

function partOf(
  change: Change,
  before: Card | undefined,
  after: Card | undefined,
  stays: boolean,
): CardPart | undefined {
  const card = after ?? before;
  if (!card) return undefined;
  const { clips } = change;
  const gone = before && !after ? unmasked(change, before) : undefined;
  const own = clips.flatMap((clip) => spanIn(clip, card.id) ?? []).at(0);
  const slide = own ?? gone ?? arrangeSpan(change, card);
  const flips = before && after && before.up !== after.up;
  const flip = flips ? (turnOf(clips, card.id) ?? slide) : undefined;
  return {
    before,
    after,
    source: before ? undefined : sourceOf(change, card.id),
    goal: after || gone ? undefined : changedPile(change, 1),
    slide,
    flip,
    stays,
    settles: flip ? middleOf(flip) : slide.start,
  };
}

/** What happens to each card of two tables. */
export function cardParts(change: Change): ReadonlyMap<string, CardPart> {
  const [before, after] = [cardsById(change.before), cardsById(change.after)];
  const [old, now] = [cardPoses(change.before, 0), cardPoses(change.after, 0)];
  const parts = new Map<string, CardPart>();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const stays = sameLie(old.get(id), now.get(id));
    const part = partOf(change, before.get(id), after.get(id), stays);
    if (part) parts.set(id, part);
  }
  return parts;
}

/** Where a card is on its way from and to. */
interface Way {
  readonly from: CardPose;
  readonly to: CardPose;
}

export interface MovedCards {
  readonly before: Tabletop;
  readonly after: Tabletop;
  readonly cards: ReadonlyMap<string, CardPart>;
}

type Ways = ReadonlyMap<string, Way>;

function waysOf({ before, after, cards }: MovedCards, edge: 0 | 1): Ways {
  const [old, now] = [cardPoses(before, edge), cardPoses(after, edge)];
  const ways = new Map<string, Way>();
  for (const [id, { source, goal }] of cards) {
    const from = old.get(id) ?? (source && groupPose(before, source, edge));
    const to = now.get(id) ?? (goal && groupPose(after, goal, edge));
    const known = from ?? to;
    if (known) ways.set(id, { from: from ?? known, to: to ?? known });
  }
  return ways;
}

/** Where each card moves from and to, for a viewer at an edge; worked out once a timeline. */
const cardWays = perEdge(waysOf);

/** Whether a card comes, goes, turns over or changes its place. */
export function cardMoves({ before, after, flip, stays }: CardPart): boolean {
  return !before || !after || flip !== undefined || !stays;
}

/** How high a card is lifted on its way: a little, and with the distance, up to a bound, in inches. */
const LIFT = 0.25;
const LIFT_INCH = 0.06;
const HIGHEST = 1.6;

function setOnWay({ from, to }: Way, share: number, out: LiveCard): void {
  const u = ease(share);
  const far = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const arc = far < 0.01 ? 0 : 4 * share * (1 - share) * Math.min(HIGHEST, LIFT + LIFT_INCH * far);
  out.x = from.x + (to.x - from.x) * u;
  out.y = from.y + (to.y - from.y) * u;
  out.up = from.up + (to.up - from.up) * u + arc;
  out.turn = from.turn + turnBetween(from.turn, to.turn) * u;
  out.size = from.size + (to.size - from.size) * u;
  out.held = Number(from.held) + (Number(to.held) - Number(from.held)) * u;
}

/** How much of a card is there: it comes out of a pile and goes into one; where there is none it fades. */
function presence({ before, after, source, goal, slide }: CardPart, ms: number): number {
  const share = shareOf(slide, ms);
  if (!before) return source ? Number(share > 0) : share;
  if (!after) return goal ? Number(share < 1) : 1 - share;
  return 1;
}

/** How far a card lies open, 0 to 1. */
function openness({ before, after, flip }: CardPart, ms: number): number {
  const to = Number((after ?? before)?.up);
  if (!flip || !before) return to;
  const from = Number(before.up);
  return from + (to - from) * ease(shareOf(flip, ms));
}

/**
 * How a card lies at an instant of a timeline, in milliseconds, for a viewer at an edge. Writes into `out` and
 * allocates nothing. False when the timeline does not know the card; `out` is untouched then.
 */
export function cardAt(
  line: MovedCards & { readonly duration: number },
  id: string,
  ms: number,
  edge: 0 | 1,
  out: LiveCard,
): boolean {
  const part = line.cards.get(id);
  const way = cardWays(line, edge).get(id);
  if (!part || !way) return false;
  const { after } = part;
  if (ms >= line.duration) {
    layCard(way.to, after?.up ?? openness(part, ms) === 1, out);
    out.present = after ? 1 : 0;
    return true;
  }
  setOnWay(way, shareOf(part.slide, ms), out);
  out.open = openness(part, ms);
  out.present = presence(part, ms);
  out.settled = after !== undefined && ms >= part.settles;
  return true;
}

const cardsById = remembered(
  ({ cards = [] }: Tabletop): ReadonlyMap<string, Card> => new Map(cards.map((card) => [card.id, card])),
);

/** How a card of a table lies when nothing happens. Writes into `out`; false when there is no such card. */
export function cardStill(table: Tabletop, id: string, edge: 0 | 1, out: LiveCard): boolean {
  const card = cardsById(table).get(id);
  const pose = cardPoses(table, edge).get(id);
  if (!card || !pose) return false;
  layCard(pose, card.up, out);
  return true;
}
