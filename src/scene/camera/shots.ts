import { type Clip, endOf } from "../../tabletop/clips.ts";
import { turnBetween } from "../../tabletop/flight.ts";
import type { TimeSpan } from "../../tabletop/span.ts";
import type { Cue, Piece, Place } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";

/** A piece or a counter by its id, or a place on the mat. */
export type Subject = string | Place;

/** From where something is looked at: a player's edge, behind a piece, or from some pieces on towards others. */
type From =
  | { readonly kind: "edge" }
  | { readonly kind: "tail"; readonly piece: string }
  | { readonly kind: "line"; readonly from: readonly Subject[]; readonly to: readonly Subject[] };

/** What a shot is about, and from where it is seen. */
export interface Framing {
  /** Looked at is the middle of these. */
  readonly at: readonly Subject[];
  readonly from: From;
  /** Inches from the eye to what is looked at; farther, where that takes up more room. */
  readonly distance: number;
  /** Degrees from straight above. */
  readonly tilt: number;
  /** Degrees by which the eye goes round what it looks at, from the beginning of the shot to its end. */
  readonly sweep?: number;
}

/** A stretch of a timeline that is seen in one way. */
export interface CameraShot extends TimeSpan {
  readonly kind: "table" | "establishing" | "shoulder" | "chase" | "follow" | "aim" | "close";
  /** Left out: the whole table, as its player sees it. */
  readonly framing?: Framing;
  /** How long the eye is on its way there, in ms. */
  readonly travel: number;
  /** Whether dice fall in it. */
  readonly dice: boolean;
}

/** A shot without its time. */
type Seen = Pick<CameraShot, "kind" | "framing">;

/** How long the eye is on its way, in ms. */
const TRAVEL = 900;
const SHORT_TRAVEL = 420;

/** The share of a reveal in which the whole fight is seen, and of a flight of all that is followed before the table is. */
const ESTABLISHED = 0.45;
const CHASED = 0.72;
/** Shorter flights are followed to their end, in ms. */
const LONG_FLIGHT = 2000;
/** The share of a hit after which what is hit fills the picture. */
const STRUCK = 0.4;
/** Degrees to either side of the nose in which a piece without printed arcs is taken to fire. */
const NOSE = 45;

const TABLE: Seen = { kind: "table" };
const EDGE: From = { kind: "edge" };

function isFlying({ status, kind }: Piece): boolean {
  return status === "flying" && kind !== "gun";
}

function flyingIn({ before, after }: Timeline): readonly Piece[] {
  const flying = after.pieces.filter(isFlying);
  return flying.length > 0 ? flying : before.pieces.filter(isFlying);
}

/** Low and wide over everybody who flies. */
function establishing(line: Timeline): Seen {
  const at = flyingIn(line).map(({ id }) => id);
  if (at.length === 0) return TABLE;
  return { kind: "establishing", framing: { at, from: EDGE, distance: 24, tilt: 66, sweep: 14 } };
}

function bearing(from: Piece, to: Piece): number {
  return (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI - from.heading;
}

/** Whether a piece has another in an arc that it can still fire into. */
function aimsAt(from: Piece, to: Piece): boolean {
  const at = bearing(from, to);
  const ready = from.arcs?.filter(({ state }) => state !== "lost") ?? [];
  if (ready.length === 0) return Math.abs(turnBetween(0, at)) <= NOSE;
  return ready.some((arc) => {
    const half = (((arc.to - arc.from) % 360) + 360) % 360 || 360;
    return Math.abs(turnBetween(arc.from + half / 2, at)) <= half / 2;
  });
}

interface Pursuit {
  readonly hunter: string;
  readonly prey: string;
}

/** Who fires at whom after a clip of the timeline, if both are pieces. */
function nextShot({ clips, parts }: Timeline, after: Clip): Pursuit | undefined {
  for (const { cue, start } of clips) {
    if (start <= after.start || cue.kind !== "shot") continue;
    const { from, to } = cue;
    if (typeof from === "string" && typeof to === "string" && parts.has(from) && parts.has(to))
      return { hunter: from, prey: to };
  }
  return undefined;
}

/** The two enemies that are nearest to each other when a flight is over, of which one has the other before its guns. */
function closest(line: Timeline, clip: Clip): Pursuit | undefined {
  const flying = line.after.pieces.filter(isFlying);
  let best: Pursuit | undefined;
  let least = Infinity;
  for (const hunter of flying) {
    if (line.parts.get(hunter.id)?.fly !== clip) continue;
    for (const prey of flying) {
      if (prey.side === hunter.side || !aimsAt(hunter, prey)) continue;
      const away = Math.hypot(prey.x - hunter.x, prey.y - hunter.y);
      if (away >= least) continue;
      least = away;
      best = { hunter: hunter.id, prey: prey.id };
    }
  }
  return best;
}

function pursuitIn(line: Timeline, clip: Clip): Pursuit | undefined {
  const coming = nextShot(line, clip);
  const flies = (id: string | undefined) => id !== undefined && line.parts.get(id)?.fly === clip;
  return coming && (flies(coming.hunter) || flies(coming.prey)) ? coming : closest(line, clip);
}

/** Over the shoulder of a flight, on towards its enemies: that of whoever is followed next. */
function shoulder(line: Timeline): Seen {
  const fly = line.clips.find(({ cue }) => cue.kind === "fly");
  const flying = flyingIn(line);
  const hunter = fly && pursuitIn(line, fly)?.hunter;
  const { side } = flying.find(({ id }) => id === hunter) ?? flying[0] ?? { side: 0 };
  const ids = (own: boolean) => flying.filter((one) => (one.side === side) === own).map(({ id }) => id);
  const [own, foes] = [ids(true), ids(false)];
  if (own.length === 0 || foes.length === 0) return establishing(line);
  const from: From = { kind: "line", from: own, to: foes };
  return { kind: "shoulder", framing: { at: own, from, distance: 12, tilt: 64 } };
}

/** Behind whoever is about to fire; a piece that flies alone and fires at nobody is followed from the edge. */
function chase(line: Timeline, clip: Clip, alone: readonly string[] | undefined): Seen {
  const pursuit = pursuitIn(line, clip);
  const fires = pursuit && (!alone || nextShot(line, clip)?.hunter === pursuit.hunter);
  if (fires) {
    const { hunter, prey } = pursuit;
    const from: From = { kind: "tail", piece: hunter };
    return { kind: "chase", framing: { at: [hunter, hunter, hunter, prey], from, distance: 9.5, tilt: 66 } };
  }
  if (!alone || alone.length === 0) return TABLE;
  return { kind: "follow", framing: { at: alone, from: EDGE, distance: 15, tilt: 54 } };
}

function close(at: Subject, from: From = EDGE): Seen {
  return { kind: "close", framing: { at: [at], from, distance: 8.5, tilt: 60 } };
}

/** Over the shoulder of whoever fires; fire from the ground is seen where it goes. */
function aim(from: Subject, to: Subject): Seen {
  if (typeof from !== "string") return close(to);
  const along: From = { kind: "line", from: [from], to: [to] };
  return { kind: "aim", framing: { at: [from, to], from: along, distance: 9, tilt: 62 } };
}

/** What a clip is about; undefined for dice, which are about what they decide. */
function seenIn(cue: Cue, clip: Clip, line: Timeline): Seen | undefined {
  switch (cue.kind) {
    case "dice":
      return undefined;
    case "reveal":
      return shoulder(line);
    case "fly":
      // With something on the table that is to be seen as well.
      return cue.meanwhile ? TABLE : chase(line, clip, cue.pieces);
    case "shot":
      return aim(cue.from, cue.to);
    case "burst":
      return close(cue.at);
    case "drop":
      return close({ ...cue.at, level: 0 });
    case "battle":
      return close({ ...cue.at, level: 0 });
    case "fall":
      return { kind: "close", framing: { at: [cue.piece], from: EDGE, distance: 10, tilt: 62, sweep: 34 } };
    case "mark":
    case "chute":
    case "leave":
      return close(cue.piece);
    default:
      return TABLE;
  }
}

/** A part of a clip's time, in shares of it. */
function part({ start, duration }: Clip, from: number, to: number): TimeSpan {
  return { start: start + from * duration, duration: (to - from) * duration };
}

function shot(seen: Seen, span: TimeSpan, travel: number = TRAVEL): CameraShot {
  return { ...seen, ...span, travel: Math.min(travel, span.duration), dice: false };
}

/** The shots of one clip. `held`: what is seen before it. */
function shotsIn(clip: Clip, line: Timeline, held: Seen, opens: boolean): readonly CameraShot[] {
  const { cue, duration } = clip;
  const whole = part(clip, 0, 1);
  if (cue.kind === "dice") {
    const decided = line.clips.find((one) => one.start > clip.start && one.cue.kind !== "dice");
    const about = decided && seenIn(decided.cue, decided, line);
    return [{ ...shot(opens ? establishing(line) : (about ?? held), whole), dice: true }];
  }
  const seen = seenIn(cue, clip, line) ?? held;
  if (opens && cue.kind === "reveal")
    return [
      shot(establishing(line), part(clip, 0, ESTABLISHED), Infinity),
      shot(seen, part(clip, ESTABLISHED, 1), Infinity),
    ];
  if (cue.kind === "fly" && !cue.pieces && duration > LONG_FLIGHT && seen.kind === "chase")
    return [shot(seen, part(clip, 0, CHASED)), shot(TABLE, part(clip, CHASED, 1), Infinity)];
  if (cue.kind === "shot" && cue.hit && seen.framing)
    return [
      shot(seen, part(clip, 0, STRUCK)),
      shot(close(cue.to, seen.framing.from), part(clip, STRUCK, 1), SHORT_TRAVEL),
    ];
  return [shot(seen, whole)];
}

/** Whether another clip that begins with it goes on after it: that one is seen. */
function isOutlasted({ start, duration }: Clip, { clips }: Timeline): boolean {
  return clips.some((other) => other.start === start && other.duration > duration);
}

function sameSeen(a: Seen, b: Seen): boolean {
  return a.kind === b.kind && JSON.stringify(a.framing) === JSON.stringify(b.framing);
}

/**
 * The film of a timeline: what is seen when, without a gap, from its first instant to its last. `opens`: whether a turn
 * begins with it. The same timeline always gives the same film.
 */
export function shotsOf(line: Timeline, opens: boolean): readonly CameraShot[] {
  const shots: CameraShot[] = [];
  const add = (next: CameraShot) => {
    const last = shots.at(-1);
    if (!last || !sameSeen(last, next) || last.dice !== next.dice) return void shots.push(next);
    shots[shots.length - 1] = { ...last, duration: last.duration + next.duration };
  };
  let first = opens;
  for (const clip of line.clips) {
    if (clip.duration === 0 || isOutlasted(clip, line)) continue;
    for (const next of shotsIn(clip, line, shots.at(-1) ?? TABLE, first)) add(next);
    first = false;
  }
  const last = line.clips.at(-1);
  const start = last ? endOf(last) : 0;
  if (start < line.duration || shots.length === 0)
    add(shot(TABLE, { start, duration: line.duration - start }));
  return shots;
}
