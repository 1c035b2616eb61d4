import { type Clip, counted, dealt, LANDS, opened, risen } from "../../tabletop/clips.ts";
import type { Lost, OpenedOrder } from "../../tabletop/cue.ts";
import type { Piece } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import { calibreOf, engineCount, engineOf } from "./airframes.ts";
import { type Calibre, type EngineKind, type Sound, THUMP } from "./sounds.ts";

/** A sound and when it begins, in milliseconds of its timeline. */
export interface Cued {
  readonly at: number;
  readonly sound: Sound;
}

/** Pitch of an aircraft that stands still, and what each inch of its path adds, in hertz. */
const IDLE = 58;
const FASTER = 4.5;
/** Distinct drones at once; more would be mud. */
const DRONES = 4;
/** How long the guns fire of the time that a shot is shown. */
const BURST = 0.62;

/** Inches between two steps of a path, by the legs it is made of. */
function lengthOf({ track = [] }: Piece): number {
  return track.reduce((sum, step, index) => {
    const next = track[index + 1];
    return next ? sum + Math.hypot(next.x - step.x, next.y - step.y) : sum;
  }, 0);
}

function pitchOf(piece: Piece): number {
  return Math.round(IDLE + FASTER * lengthOf(piece));
}

/** Aircraft that sound alike: what turns on them, how fast, and how often. */
interface Drone {
  readonly engine: EngineKind;
  readonly hertz: number;
  readonly of: readonly string[];
  readonly count: number;
}

/** The drones of all that fly in a clip: those alike are one sound, and the most numerous are heard. */
function engines({ after, parts }: Timeline, clip: Clip, seconds: number): readonly Sound[] {
  const flying = new Map<string, Drone>();
  for (const piece of after.pieces) {
    if ((piece.track?.length ?? 0) < 2 || parts.get(piece.id)?.fly !== clip) continue;
    const [engine, hertz] = [engineOf(piece), pitchOf(piece)];
    const key = `${engine} ${hertz}`;
    const { of = [], count = 0 } = flying.get(key) ?? {};
    flying.set(key, { engine, hertz, of: [...of, piece.id], count: count + engineCount(piece) });
  }
  return [...flying.values()]
    .sort((one, other) => other.of.length - one.of.length || one.hertz - other.hertz)
    .slice(0, DRONES)
    .map((drone) => ({ kind: "engine", ...drone, seconds }));
}

const CARD: Sound = { kind: "card" };

/** A piece before or after what happens. */
function pieceOf({ before, after }: Timeline, id: string): Piece | undefined {
  const named = (piece: Piece) => piece.id === id;
  return after.pieces.find(named) ?? before.pieces.find(named);
}

/** What is fired by a piece, or from a place on the ground. */
function fired(line: Timeline, from: unknown): { readonly calibre: Calibre; readonly of: readonly string[] } {
  const piece = typeof from === "string" ? pieceOf(line, from) : undefined;
  return piece ? { calibre: calibreOf(piece), of: [piece.id] } : { calibre: "rifle", of: [] };
}

function engineNamed(line: Timeline, id: string): EngineKind {
  const piece = pieceOf(line, id);
  return piece ? engineOf(piece) : "inline";
}

/** Shares of a throw's time at which its dice knock, each a little softer, closer together towards the end. */
const KNOCKS = [0.1, 0.3, 0.45, 0.57, 0.66, 0.73, 0.79, 0.84] as const;

/** Two dice knock a little apart; more than four are heard as four. */
function knocks(count: number, { start, duration }: Clip): readonly Cued[] {
  return Array.from({ length: Math.min(4, count) }, (_, die) =>
    KNOCKS.map((share, index) => ({
      at: start + (share + die * 0.035) * duration,
      sound: { kind: "knock", on: "felt", force: 0.9 * (1 - index / KNOCKS.length) } as const,
    })),
  ).flat();
}

/** Counters are raked over the map, and stand. */
function raked({ start, duration }: Clip): readonly Cued[] {
  return [
    { at: start, sound: { kind: "rake", seconds: duration / 1000 } },
    { at: start + duration, sound: { kind: "knock", on: "wood", force: 0.3 } },
  ];
}

/** What is lost is dealt out, and laid down where it is counted. */
function dealtOut(lost: readonly Lost[], start: number): readonly Cued[] {
  return lost.flatMap((_, index): readonly Cued[] => {
    const go = counted(index, lost.length);
    return [
      { at: start + risen(index).start, sound: CARD },
      { at: start + go.start + go.duration, sound: { kind: "knock", on: "wood", force: 0.3 } },
    ];
  });
}

/** When orders turn over: those of both sides that do so at once are heard as one. */
function openings(orders: readonly OpenedOrder[]): readonly number[] {
  const sides = [0, 1].map((side) => orders.filter((order) => order.side === side));
  return [...new Set(sides.flatMap((own) => own.map((_, index) => opened(index))))];
}

function clipSounds(clip: Clip, line: Timeline, tray: boolean): readonly Cued[] {
  const { cue, start, duration } = clip;
  const seconds = duration / 1000;
  const here = (sound: Sound): Cued => ({ at: start, sound });
  switch (cue.kind) {
    case "fly":
      return duration > 0 ? engines(line, clip, seconds).map(here) : [];
    case "dice":
      return tray ? [] : knocks(cue.dice.length, clip);
    case "shot":
      return [here({ kind: "guns", ...fired(line, cue.from), seconds: seconds * BURST })];
    case "fall":
      return [
        here({
          kind: "fall",
          spin: cue.how === "crashed",
          seconds: seconds * LANDS + THUMP,
          of: [cue.piece],
        }),
      ];
    case "leave":
      return [
        here({
          kind: "leave",
          engine: engineNamed(line, cue.piece),
          hertz: IDLE + FASTER * 6,
          seconds,
          of: [cue.piece],
        }),
      ];
    case "burst":
      return [here({ kind: "burst" })];
    case "drop":
      return [here({ kind: "fall", spin: false, seconds })];
    case "deal":
      return cue.cards.map((_, index) => ({ at: start + dealt(index).start, sound: CARD }));
    case "push":
      return duration > 0 ? raked(clip) : [];
    case "reveal":
      return openings(cue.orders).map((ms) => ({ at: start + ms, sound: CARD }));
    case "play":
    case "turn":
      return [here(CARD)];
    case "shuffle":
      return knocks(1, clip).map(({ at }) => ({ at, sound: CARD }));
    case "battle":
      return [here({ kind: "guns", calibre: "cannon", seconds: seconds * BURST })];
    case "losses":
      return dealtOut(cue.lost, start);
    case "mark":
    case "chute":
      return [];
  }
}

/**
 * All sounds of a timeline in order. `tray`: whether dice really tumble in a tray, which is heard itself; else their
 * knocks are part of the score.
 */
export function score(line: Timeline, tray: boolean): readonly Cued[] {
  const cued = line.clips.flatMap((clip) => clipSounds(clip, line, tray));
  return cued.toSorted((a, b) => a.at - b.at);
}

/** Whatever has begun no longer than so many ms ago is heard whole. */
const JUST = 60;
/** How much of a sound must be left to be heard by whoever comes to it late, in seconds. */
const LEAST = 0.2;

/** What is heard of a clip from an instant of its timeline on: sounds to come, and the rest of those that have begun. */
export function heardFrom(cued: readonly Cued[], { start, duration }: Clip, now: number): readonly Cued[] {
  return cued.flatMap((one) => {
    const { at, sound } = one;
    if (at < start || at >= start + duration) return [];
    if (at >= now - JUST) return [one];
    if (!("seconds" in sound)) return [];
    const left = sound.seconds - (now - at) / 1000;
    return left < LEAST ? [] : [{ at: now, sound: { ...sound, seconds: left } }];
  });
}

/** Milliseconds between the sounds of a result that is shown at once. */
const APART = 260;
const SHORT = 0.7;

/** What is heard of a timeline that is not played but shown at once: the first of each kind, briefly. */
export function digest(cued: readonly Cued[]): readonly Cued[] {
  const kinds = new Map<Sound["kind"], Sound>();
  for (const { sound } of cued) if (!kinds.has(sound.kind)) kinds.set(sound.kind, sound);
  return [...kinds.values()].map((sound, index) => ({
    at: index * APART,
    sound: "seconds" in sound ? { ...sound, seconds: Math.min(SHORT, sound.seconds) } : sound,
  }));
}
