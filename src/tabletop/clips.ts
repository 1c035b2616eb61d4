import { itemAt } from "../core/item-at.ts";
import type { Cue } from "./cue.ts";
import type { Flight } from "./flight.ts";
import type { Spot } from "./place.ts";

/** One cue with its place in time, in milliseconds. */
export interface Clip {
  readonly cue: Cue;
  readonly start: number;
  readonly duration: number;
}

/** A stretch of time, in milliseconds. */
type Stretch = Omit<Clip, "cue">;

/** Milliseconds: a leg of two inches for the longest track, and the other clips. */
const LEG = 620;
/** The same for a piece that flies while all others wait. */
const LEG_ALONE = 400;
const LEG_INCHES = 2;
const SHORTEST_FLIGHT = 1400;
/** Orders that are opened: how long the last one is read, how long after one the next turns over, and the latest that one does. */
const REVEAL = 1400;
const REVEAL_NEXT = 250;
const LAST_REVEAL = 1800;
const DICE = 1700;
const SHOT = 950;
/** Down to the ground, until what it throws up has settled, and half a second of stillness. */
const FALL = 3400;
/** How often counters that fight go at each other. */
export const BLOWS = 2;
/** The share of a fall after which it lies on the ground. */
export const LANDS = 0.55;
const LEAVE = 600;
const BURST = 1100;
const MARK = 1500;
const DROP = 1900;
const CHUTE = 3000;
/** Cards and counters: one on its way, how long after it the next one sets out, one turned over, a pile riffled. */
const SLIDE = 560;
const NEXT_CARD = 130;
const TURN = 520;
/** How long losses stand there after the last of them has risen. */
const READ = 1500;
const SHUFFLE = 1500;
const BATTLE = 1500;
/** A counter on its way: the shortest push, and what each inch of the longest way adds. */
const PUSH = 500;
const PUSH_INCH = 55;
const LONGEST_PUSH = 2600;

function isStill({ length, first, last }: Flight): boolean {
  return length === 0 && first.heading === last.heading && first.level === last.level;
}

/** How long a flight of some pieces takes, in ms: as long as the longest path; no time where nobody moves or turns. */
function flightTime(cue: Cue & { readonly kind: "fly" }, flights: ReadonlyMap<string, Flight>): number {
  const moving = [...flights].filter(([id, flight]) => flies(cue, id) && !isStill(flight));
  if (moving.length === 0) return 0;
  const longest = Math.max(...moving.map(([, flight]) => flight.length));
  return Math.max(SHORTEST_FLIGHT, (longest / LEG_INCHES) * (cue.pieces ? LEG_ALONE : LEG));
}

/** Whether a piece flies in a cue, if it has a track. */
export function flies({ pieces }: Cue & { readonly kind: "fly" }, id: string): boolean {
  return !pieces || pieces.includes(id);
}

/** Inches of a way through its points. */
function lengthOf(points: readonly Spot[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [itemAt(points, i - 1), itemAt(points, i)];
    length += Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  }
  return length;
}

/** How long a push takes, in ms. `ways` are those of its counters, each from where it was to where it is. */
function pushTime(ways: readonly (readonly Spot[])[]): number {
  const longest = Math.max(0, ...ways.map(lengthOf));
  return longest === 0 ? 0 : Math.min(LONGEST_PUSH, PUSH + longest * PUSH_INCH);
}

/** How long after a deal begins a card of it sets out, and how long it is on its way, in ms. */
export function dealt(index: number): Stretch {
  return { start: index * NEXT_CARD, duration: SLIDE };
}

/** When a loss rises, in ms after losses begin. */
export function risen(index: number): Stretch {
  return dealt(2 * index);
}

/** When a loss of so many goes to where it is counted, in ms after losses begin: all have been read by then. */
export function counted(index: number, count: number): Stretch {
  return { start: risen(count - 1).start + SLIDE + READ + dealt(index).start, duration: SLIDE };
}

/** When an order of a side turns over, in ms after a reveal begins; both sides open theirs side by side. */
export function opened(index: number): number {
  return Math.min(LAST_REVEAL, index * REVEAL_NEXT);
}

const DURATIONS = {
  dice: DICE,
  shot: SHOT,
  fall: FALL,
  leave: LEAVE,
  burst: BURST,
  mark: MARK,
  drop: DROP,
  chute: CHUTE,
  play: SLIDE,
  turn: TURN,
  shuffle: SHUFFLE,
  battle: BATTLE,
} as const satisfies Record<Exclude<Cue["kind"], "reveal" | "fly" | "deal" | "push" | "losses">, number>;

/** What may move in a clip: the tracks of pieces, and the way of each counter that a push takes along. */
export interface Ways {
  readonly flights: ReadonlyMap<string, Flight>;
  way(counter: string, path: readonly Spot[] | undefined): readonly Spot[];
}

function durationOf(cue: Cue, { flights, way }: Ways): number {
  switch (cue.kind) {
    case "reveal":
      return opened(cue.orders.length - 1) + REVEAL;
    case "fly":
      return flightTime(cue, flights);
    case "push":
      return pushTime(cue.counters.map((id) => way(id, cue.path)));
    case "deal":
      return cue.cards.length === 0 ? 0 : dealt(cue.cards.length - 1).start + SLIDE;
    case "losses":
      return counted(cue.lost.length - 1, cue.lost.length).start + SLIDE;
    default:
      return DURATIONS[cue.kind];
  }
}

/** The clips of cues, one after another, but for those that are shown meanwhile. */
export function clipsOf(cues: readonly Cue[], ways: Ways): Clip[] {
  const clips: Clip[] = [];
  let end = 0;
  for (const cue of cues) {
    const duration = durationOf(cue, ways);
    const start = (cue.kind === "fly" && cue.meanwhile ? clips.at(-1)?.start : end) ?? end;
    clips.push({ cue, start, duration });
    end = Math.max(end, start + duration);
  }
  return clips;
}

/** When a clip ends, in milliseconds. */
export function endOf(clip: Clip): number {
  return clip.start + clip.duration;
}

/** How much of a clip has passed, 0 to 1. */
export function shareOf(clip: Pick<Clip, "start" | "duration">, ms: number): number {
  if (ms >= clip.start + clip.duration) return 1;
  return ms <= clip.start ? 0 : (ms - clip.start) / clip.duration;
}
