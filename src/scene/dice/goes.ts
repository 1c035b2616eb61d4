import { ease } from "../../tabletop/flight.ts";
import type { ThrownDie } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import { sideColour } from "../colours.ts";
import { DIE_KINDS, type DieKind, MAX_DICE } from "./kinds.ts";
import { type DieLook, lookKey } from "./pool.ts";
import { type BakedThrow, RATE, type ThrowRequest } from "./throw.ts";

/** How much faster the dice fall when somebody finds them slow. */
const FAST = 2.4;

/** Dice that are thrown together, and the stretch of the timeline in which they fall, in milliseconds. */
export interface Go {
  readonly request: ThrowRequest;
  readonly start: number;
  readonly duration: number;
}

function isKnown(kind: string): kind is DieKind {
  return (DIE_KINDS as readonly string[]).includes(kind);
}

/** The throw of a cue as the tray takes it. The same throw always tumbles the same way. */
function requestOf(dice: readonly ThrownDie[], clip: number): ThrowRequest {
  const known = dice.flatMap(({ kind, face, side, symbols }) =>
    isKnown(kind) ? [{ kind, face, colour: sideColour(side), ...(symbols && { symbols }) }] : [],
  );
  return { dice: known, seed: known.reduce((seed, die) => seed * 21 + die.face, clip + 1) };
}

/** A throw in as many goes as it takes: a tray holds so many dice at once. */
function split({ dice, seed }: ThrowRequest): ThrowRequest[] {
  const parts: ThrowRequest[] = [];
  for (let from = 0; from < dice.length; from += MAX_DICE)
    parts.push({ dice: dice.slice(from, from + MAX_DICE), seed: seed + from });
  return parts;
}

/** All goes of a timeline, in order; those of one throw share the time of its clip. */
export function goesOf({ clips }: Timeline): readonly Go[] {
  return clips.flatMap(({ cue, start, duration }, clip) => {
    if (cue.kind !== "dice") return [];
    const parts = split(requestOf(cue.dice, clip));
    const share = duration / parts.length;
    return parts.map((request, i) => ({ request, start: start + i * share, duration: share }));
  });
}

/** The last go that has begun at an instant, in milliseconds. */
export function goAt(goes: readonly Go[], ms: number): Go | undefined {
  return goes.findLast(({ start }) => start <= ms);
}

/** How far a throw has come at an instant, in its frames. It has come to rest by the end of its time, `fast` sooner. */
export function frameAt({ start, duration }: Go, { frames }: BakedThrow, ms: number, fast: boolean): number {
  const last = frames - 1;
  if (ms >= start + duration) return last;
  const rate = Math.max((RATE * (fast ? FAST : 1)) / 1000, last / duration);
  return Math.max(0, Math.min(last, (ms - start) * rate));
}

/** How long dice take to be laid aside once they have been read, in ms. */
const ASIDE = 300;

/** How large dice are held at an instant: 1 while they fall and are read, 0 once they are laid aside. */
export function largeAt({ start, duration }: Go, ms: number): number {
  return ease((start + duration + ASIDE - ms) / ASIDE);
}

/** Of what looks the dice are that a timeline throws. */
export function looksOf(line: Timeline | undefined): readonly DieLook[] {
  const dice = line ? goesOf(line).flatMap(({ request }) => request.dice) : [];
  return [...new Map(dice.map((die) => [lookKey(die), die])).values()];
}
