import type { DiceSource, Throw, ThrowRequest } from "../dice/dice.ts";
import type { AnyGame, GameEvent, Outcome, Prompt, Seat, Viewer } from "../game.ts";
import { itemAt } from "../item-at.ts";
import { MAX_ENTRIES } from "../limits.ts";
import type { Entry, PlayedEntry } from "./entry.ts";
import type { AnswerProblem } from "./problems.ts";

/** A match between two entries: the state and what led to it. */
export interface Moment {
  readonly state: unknown;
  readonly prompts: readonly Prompt[];
  readonly events: readonly GameEvent[];
  readonly throws: readonly Throw[];
  /** Index in `entries` of the round or the amendment that led here; -1 for the set-up. */
  readonly entry: number;
  readonly outcome: Outcome | undefined;
  /** Why the step could not be folded again, where it could not: the state is that before it. */
  readonly fault?: readonly AnswerProblem[] | undefined;
  /** Whether something about how it came about is not for everybody, where that is known without folding it. */
  readonly hidden?: boolean | undefined;
  /** The same moment under another index of the log, where it can't be copied. */
  under?(entry: number): Moment;
}

/** Where a match goes on from a checkpoint of older rules: what came before is in its log, but no longer folded. */
export interface Since {
  /** The version of the rules by which it began. */
  readonly rules: number;
  /** Faces that the set-up rolled, and those that it drew in secret. */
  readonly rolls: readonly number[];
  readonly draws: readonly number[];
}

/** A match: a log and what it folds to. Immutable; every change makes a new one. */
export interface Match {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly seats: readonly Seat[];
  readonly entries: readonly Entry[];
  /** The set-up or where it goes on, then one moment for each round and each amendment that stands. Never empty. */
  readonly moments: readonly Moment[];
  readonly since?: Since | undefined;
  /** Where its dice came from when it began; undefined where its log does not tell. */
  readonly source?: DiceSource | undefined;
  /** Its file was changed by something else than this kernel after it was written: its seal was broken. */
  readonly edited?: true | undefined;
  /** It is known only as this viewer was told of it: its states are his views. */
  readonly seen?: Viewer | undefined;
  /** It went on from a kept state once, so that nobody can check what came before. */
  readonly resumed?: true | undefined;
}

/** A round can be refused, or wait for dice that nobody has thrown yet. */
export type Played<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: readonly AnswerProblem[] }
  | { readonly ok: false; readonly error: readonly []; readonly needs: ThrowRequest };

/** A step of a match that has been judged, and the moment that it leads to. */
export interface Stepped<S extends PlayedEntry> {
  readonly step: S;
  readonly moment: Moment;
}

/** No match has more entries than its file may have. */
export const FULL: AnswerProblem = { prompt: null, code: "match-full", values: { limit: MAX_ENTRIES } };

/** Whether a log has no room for another entry. */
export function isFull({ entries }: Pick<Match, "entries">): boolean {
  return entries.length >= MAX_ENTRIES;
}

/** The latest moment. */
export function now(match: Match): Moment {
  return itemAt(match.moments, match.moments.length - 1);
}

/** A new match that shares this one's steps up to a moment: "what if". */
export function branch(match: Match, moment: number): Match {
  const [first, ...later] = match.moments.slice(0, moment + 1) as [Moment, ...Moment[]];
  const steps = later.map((kept) => itemAt(match.entries, kept.entry));
  const entries = [...match.entries.slice(0, first.entry + 1), ...steps];
  const moments = later.map((kept, index) => renumbered(kept, first.entry + 1 + index));
  return { ...match, entries, moments: [first, ...moments] };
}

function renumbered(moment: Moment, entry: number): Moment {
  if (moment.entry === entry) return moment;
  return moment.under?.(entry) ?? { ...moment, entry };
}

/** How many faces the whole log has drawn, open and secret, taken-back rounds and the set-up included. */
export function facesDrawn(match: Match): number {
  const { since } = match;
  let sum = since ? since.rolls.length + since.draws.length : 0;
  for (const { faces } of itemAt(match.moments, 0).throws) sum += faces.length;
  for (const entry of match.entries)
    if (entry.kind === "round") sum += entry.rolls.length + entry.draws.length;
  return sum;
}
