import { itemAt } from "../../core/item-at.ts";
import { present } from "../../core/present.ts";
import { remembered } from "../../core/remember.ts";
import { BLOWS, type Clip, endOf, risen, shareOf } from "../clips.ts";
import type { Counter } from "../counter.ts";
import { ease, turnBetween } from "../flight.ts";
import { type CounterPlace, counterSide, stackPlaces, stacksOf } from "../layout/counter-layout.ts";
import type { LiveCounter } from "../live-counter.ts";
import type { Spot } from "../place.ts";
import { GLIDING, middleOf, type TimeSpan, turnOf } from "../span.ts";
import type { Tabletop } from "../tabletop.ts";
import { apart, between, follow, type Path, pathThrough, SAME } from "./path.ts";

/** What happens to one counter, worked out once. */
export interface CounterPart {
  readonly before: Counter | undefined;
  readonly after: Counter | undefined;
  /** Where it lies in its stack before and after. */
  readonly from: CounterPlace;
  readonly to: CounterPlace;
  readonly path: Path;
  /** When it is on its way. */
  readonly move: TimeSpan;
  /** When it is turned over, where it is. */
  readonly flip: TimeSpan | undefined;
  readonly battles: readonly Clip[];
  /** The shells that shake it. */
  readonly shakes: readonly Clip[];
  /** When it leaves the map, where a cue says so. */
  readonly leave: TimeSpan | undefined;
  /** From when on it looks as it does afterwards. */
  readonly settles: number;
}

interface Change {
  readonly before: Tabletop;
  readonly after: Tabletop;
  readonly clips: readonly Clip[];
}

/** The way of a counter: from where it was, through the given points, to where it is. */
export function wayOf(
  { before, after }: Pick<Change, "before" | "after">,
  id: string,
  path: readonly Spot[] = [],
): readonly Spot[] {
  const [from, to] = [countersById(before).get(id), countersById(after).get(id)];
  const ends = [from, to].flatMap((end) => (end ? [{ x: end.x, y: end.y }] : []));
  const points = from ? [...ends.slice(0, 1), ...path, ...ends.slice(1)] : [...path, ...ends];
  return points.filter((point, i) => i === 0 || apart(itemAt(points, i - 1), point) > SAME);
}

const NOT_ASIDE: Spot = { x: 0, y: 0 };

/** Where each counter of a table lies in its stack; worked out once a table. */
export const stillPlaces = remembered(
  ({ counters = [], mat }: Tabletop): ReadonlyMap<string, CounterPlace> => {
    const side = counterSide(mat);
    const places = new Map<string, CounterPlace>();
    for (const stack of stacksOf(counters)) {
      const laid = stackPlaces(stack, side);
      stack.forEach(({ id, aside = NOT_ASIDE }, i) => {
        const { x, y, up } = itemAt(laid, i);
        places.set(id, { x: x + aside.x, y: y + aside.y, up });
      });
    }
    return places;
  },
);

const countersById = remembered(
  ({ counters = [] }: Tabletop): ReadonlyMap<string, Counter> =>
    new Map(counters.map((counter) => [counter.id, counter])),
);

function isPush({ cue, duration }: Clip, id: string): boolean {
  return cue.kind === "push" && duration > 0 && cue.counters.includes(id);
}

function isLeave({ cue }: Clip, id: string): boolean {
  return (cue.kind === "leave" || cue.kind === "fall") && cue.piece === id;
}

/** When something rises that is lost of a counter. */
function lossOf(clips: readonly Clip[], id: string): TimeSpan | undefined {
  for (const { cue, start } of clips) {
    const index = cue.kind === "losses" ? cue.lost.findIndex(({ of }) => of.includes(id)) : -1;
    if (index >= 0) return { ...risen(index), start: start + risen(index).start };
  }
  return undefined;
}

function isBattle({ cue }: Clip, id: string): boolean {
  return cue.kind === "battle" && (cue.counters?.includes(id) ?? false);
}

function isShake({ cue }: Clip, id: string): boolean {
  return cue.kind === "burst" && cue.hit && cue.at === id;
}

/** When a counter looks as afterwards: turned over half, else after what happens to it, else once it is there. */
function settling(flip: TimeSpan | undefined, blows: readonly Clip[], move: TimeSpan): number {
  if (flip) return middleOf(flip);
  const last = blows.at(-1);
  return last ? endOf(last) : move.start + move.duration;
}

/** How long a counter takes to go that is lost in what has just happened to it, in ms. */
const LOST = 400;

/** When a counter that no cue moves finds its place: with the first push, as its stack does; lost ones at the last. */
function arrangeSpan(clips: readonly Clip[], blows: readonly Clip[], lost: boolean): TimeSpan {
  const last = blows.at(-1);
  if (lost && last) return { start: endOf(last) - LOST, duration: LOST };
  return clips.find(({ cue, duration }) => cue.kind === "push" && duration > 0) ?? GLIDING;
}

/** Where counters lie in their stacks, before and after. */
interface Laid {
  readonly old: ReadonlyMap<string, CounterPlace>;
  readonly now: ReadonlyMap<string, CounterPlace>;
}

function partOf(
  change: Change,
  laid: Laid,
  before: Counter | undefined,
  after: Counter | undefined,
): CounterPart | undefined {
  const { id } = (after ?? before) as Counter;
  const { clips } = change;
  const push = clips.find((clip) => isPush(clip, id));
  const path = push?.cue.kind === "push" ? push.cue.path : undefined;
  const battles = clips.filter((clip) => isBattle(clip, id));
  const shakes = clips.filter((clip) => isShake(clip, id));
  const loss = lossOf(clips, id);
  const leave = after ? undefined : (loss ?? clips.find((clip) => isLeave(clip, id)));
  const blows = clips.filter((clip) => battles.includes(clip) || shakes.includes(clip));
  const move: TimeSpan = push ?? leave ?? arrangeSpan(clips, blows, after === undefined);
  const flips = before && after && (before.down ?? false) !== (after.down ?? false);
  const flip = flips ? (turnOf(clips, id) ?? move) : undefined;
  const from = laid.old.get(id) ?? laid.now.get(id);
  const to = laid.now.get(id) ?? laid.old.get(id);
  if (!from || !to) return undefined;
  return {
    before,
    after,
    from,
    to,
    path: pathThrough(wayOf(change, id, path)),
    move,
    flip,
    battles,
    shakes,
    leave,
    settles: loss?.start ?? settling(flip, blows, move),
  };
}

/** What happens to each counter of two tables. */
export function counterParts(change: Change): ReadonlyMap<string, CounterPart> {
  const [before, after] = [countersById(change.before), countersById(change.after)];
  const laid = { old: stillPlaces(change.before), now: stillPlaces(change.after) };
  const parts = new Map<string, CounterPart>();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const part = partOf(change, laid, before.get(id), after.get(id));
    if (part) parts.set(id, part);
  }
  return parts;
}

/** Whether anything of a counter changes its place, its side or its being there. */
export function counterMoves({ before, after, from, to, flip }: CounterPart): boolean {
  return !before || !after || flip !== undefined || apart(from, to) > SAME || from.up !== to.up;
}

/** Writes how it lies in its stack at a share of its way. */
function setStacked({ before, after, from, to, path }: CounterPart, share: number, out: LiveCounter): void {
  follow(path, share, out);
  const first = itemAt(path.points, 0);
  const last = present(path.points.at(-1));
  const [old, now] = [before ?? first, after ?? last];
  out.x += between(from.x - old.x, to.x - now.x, share);
  out.y += between(from.y - old.y, to.y - now.y, share);
  const [left, right] = [before?.aside ?? NOT_ASIDE, after?.aside ?? NOT_ASIDE];
  out.asideX = between(left.x, right.x, share);
  out.asideY = between(left.y, right.y, share);
  out.up = between(from.up, to.up, share);
  out.level = between(before?.level ?? after?.level ?? 0, after?.level ?? before?.level ?? 0, share);
  const [course, next] = [before?.heading ?? after?.heading ?? 0, after?.heading ?? before?.heading ?? 0];
  out.heading = course + turnBetween(course, next) * share;
}

/** How far counters that fight go towards each other, as a share of the way, and at most in inches. */
const LUNGE = 0.42;
const FARTHEST = 0.55;
/** Inches from the place of a battle to which those draw back first that are nearer: fire is seen between them. */
const BACK = 1.3;
/** How many times as fast as the battle passes they do. */
const DRAWS = 8;

/** Counters that fight draw apart, go at each other and back again. */
function setBattle(clip: Clip, ms: number, out: LiveCounter): void {
  const u = shareOf(clip, ms);
  if (u <= 0 || u >= 1 || clip.cue.kind !== "battle") return;
  const turn = (u * BLOWS) % 1;
  const swing = 4 * turn * (1 - turn);
  const { at } = clip.cue;
  const far = apart(out, at);
  out.lean += (u < 0.5 ? 7 : -7) * swing;
  if (far < SAME) return;
  const off = far + Math.max(0, BACK - far) * ease(DRAWS * Math.min(u, 1 - u));
  const share = (off * (1 - Math.min(LUNGE, FARTHEST / off) * swing)) / far;
  out.x = at.x + (out.x - at.x) * share;
  out.y = at.y + (out.y - at.y) * share;
}

const SHAKE = 9;
const SWINGS = 3;

function setShake(clip: Clip, ms: number, out: LiveCounter): void {
  const u = shareOf(clip, ms);
  if (u <= 0 || u >= 1) return;
  const turn = (u * SWINGS) % 1;
  out.lean += SHAKE * (turn < 0.5 ? 4 * turn - 1 : 3 - 4 * turn) * (1 - u);
}

function openness({ before, after, flip }: CounterPart, ms: number): number {
  const to = (after ?? before)?.down ? 0 : 1;
  if (!flip) return to;
  return 1 - to + (2 * to - 1) * ease(shareOf(flip, ms));
}

/**
 * How a counter lies at an instant of a timeline, in milliseconds. Writes into `out` and allocates nothing. False when
 * the timeline does not know the counter; `out` is untouched then.
 */
export function counterAt(
  line: { readonly counters: ReadonlyMap<string, CounterPart>; readonly duration: number },
  id: string,
  ms: number,
  out: LiveCounter,
): boolean {
  const part = line.counters.get(id);
  if (!part) return false;
  const { before, after, move, leave, battles, shakes } = part;
  const over = ms >= line.duration;
  const share = over ? 1 : shareOf(move, ms);
  setStacked(part, ease(share), out);
  out.lean = 0;
  out.open = over ? Number(!(after ?? before)?.down) : openness(part, ms);
  out.present = before && after ? 1 : after ? share : over ? 0 : 1 - shareOf(leave ?? move, ms);
  out.settled = after !== undefined && (over || ms >= part.settles);
  if (over) return true;
  for (let i = 0; i < battles.length; i++) setBattle(itemAt(battles, i), ms, out);
  for (let i = 0; i < shakes.length; i++) setShake(itemAt(shakes, i), ms, out);
  return true;
}

/** How a counter of a table lies when nothing happens. Writes into `out`; false when there is no such counter. */
export function counterStill(table: Tabletop, id: string, out: LiveCounter): boolean {
  const counter = countersById(table).get(id);
  const place = counter && stillPlaces(table).get(id);
  if (!counter || !place) return false;
  out.x = place.x;
  out.y = place.y;
  out.asideX = counter.aside?.x ?? 0;
  out.asideY = counter.aside?.y ?? 0;
  out.up = place.up;
  out.level = counter.level ?? 0;
  out.heading = counter.heading ?? 0;
  out.lean = 0;
  out.open = counter.down ? 0 : 1;
  out.present = 1;
  out.settled = true;
  return true;
}
