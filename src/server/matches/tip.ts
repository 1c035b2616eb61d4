import type { Dice } from "../../core/dice/dice.ts";
import { entryOf } from "../../core/file/read-entry.ts";
import { resumeFile } from "../../core/file/resume.ts";
import { isTyped } from "../../core/file/round-dice.ts";
import type { DiceSetting, MatchFile, WrittenEntry } from "../../core/file/schema.ts";
import type { AnyGame } from "../../core/game.ts";
import { hashOf } from "../../core/hash.ts";
import { itemAt } from "../../core/item-at.ts";
import type { Entry, PlayedEntry } from "../../core/match/entry.ts";
import { facesDrawn, type Match, type Moment, now } from "../../core/match/match.ts";
import { notesFrom } from "../../core/match/notes.ts";
import { replayStep } from "../../core/match/play.ts";
import type { Header, StoredCheckpoint } from "../store/store.ts";

/** Moments between two checkpoints: what has to be folded when a match is opened. */
const SPACING = 16;

/**
 * A match as a server keeps it at hand: no more than its last moments. Its log has the right length, and only those entries
 * in it that led to these moments, and what was taken back since the first of them; whoever needs more opens the whole match.
 */
export interface Tip {
  readonly match: Match;
  /** Index of the entry that led to each moment that stands, -1 for the set-up. */
  readonly places: readonly number[];
  /** Moments at the end of `match` that can be told: what led to them is known, and what was asked before. */
  readonly told: number;
  /** Faces that the whole log has drawn, and how many of those were listed ahead. */
  readonly used: number;
  readonly listed: number;
}

/** Entries of the log. */
export function lengthOf({ match }: Tip): number {
  return match.entries.length;
}

export function isOver({ match }: Tip): boolean {
  return now(match).outcome !== undefined;
}

function listedIn(entry: Entry | undefined): number {
  return entry?.kind === "round" && entry.source === "listed" ? entry.rolls.length : 0;
}

function drawnIn(entry: Entry | undefined): number {
  return entry?.kind === "round" ? entry.rolls.length + entry.draws.length : 0;
}

/** A moment by itself: one of a log that is folded when somebody looks at it keeps that whole log. */
function bare({ state, prompts, entry, outcome }: Moment): Moment {
  return { state, prompts, events: [], throws: [], entry, outcome };
}

/** The same match with the last of its moments and no more of its log. */
function shortened(match: Match, moments: readonly Moment[]): Match {
  const entries: Entry[] = [];
  entries.length = match.entries.length;
  for (const { entry } of moments) {
    const led = match.entries[entry];
    if (led) entries[entry] = led;
  }
  for (const { at, ...note } of notesFrom(match.entries, itemAt(moments, 0).entry + 1)) entries[at] = note;
  return { ...match, entries, moments };
}

/** What is kept at hand of a whole match. */
export function tipOf(match: Match): Tip {
  const isNew = match.moments.length === 1 && !match.since;
  return {
    match: shortened(match, [isNew ? now(match) : bare(now(match))]),
    places: match.moments.map(({ entry }) => entry),
    told: isNew ? 1 : 0,
    used: facesDrawn(match),
    listed: match.entries.reduce((sum, entry) => sum + listedIn(entry), 0),
  };
}

/** What is kept of a match that has gone on. */
export function trimmed(tip: Tip): Tip {
  const { match } = tip;
  if (match.moments.length <= 2) return tip;
  return { ...tip, match: shortened(match, match.moments.slice(-2)), told: 1 };
}

/** A tip one step on, by the match that the step has led to. */
export function stepped(tip: Tip, match: Match): Tip {
  const { entry } = now(match);
  const step = match.entries[entry];
  return {
    match,
    places: [...tip.places, entry],
    told: tip.told + 1,
    used: tip.used + drawnIn(step),
    listed: tip.listed + listedIn(step),
  };
}

/** A tip whose log tells more of the open round. */
export function noted(tip: Tip, entry: Entry): Tip {
  return { ...tip, match: { ...tip.match, entries: tip.match.entries.concat([entry]) } };
}

/**
 * A tip one written entry on; undefined where the whole match is needed for it, since something was taken back.
 * Throws when the entry can't be folded: then the log is not one of this kernel.
 */
export function advanced(tip: Tip, written: WrittenEntry): Tip | undefined {
  const entry = entryOf(written, tip.match.source);
  if (entry.kind === "take-back") return undefined;
  if (entry.kind === "unseal") return noted(tip, entry);
  const played = replayStep(tip.match, entry satisfies PlayedEntry);
  if (!played.ok) throw new Error("an entry of the log can't be folded");
  return stepped(tip, played.value);
}

/** The checkpoint that is kept with a moment; none with most, nor of a match whose first moment is a checkpoint itself. */
export function checkpointOf({ match, places }: Tip): StoredCheckpoint | undefined {
  if (match.since || (places.length - 1) % SPACING !== 0) return undefined;
  const { entry, state } = now(match);
  return { entries: entry + 1, state, hash: hashOf(state), rules: match.game.meta.rules };
}

/** The dice setting with which a match goes on. */
export function settingOf({ listed }: Tip, { dice }: Header): DiceSetting | undefined {
  if (!dice || !("faces" in dice)) return dice;
  return dice.faces.length > listed ? { faces: dice.faces.slice(listed) } : undefined;
}

export function readsDice({ dice }: Header): boolean {
  return isTyped(dice);
}

/** What a match is folded from. */
export interface Kept {
  readonly header: Header;
  readonly entries: readonly WrittenEntry[];
  readonly checkpoint: StoredCheckpoint | undefined;
}

/** The whole match, its moments folded when somebody looks at them. Throws when its log can't be folded. */
export function wholeMatch(game: AnyGame, { header, entries, checkpoint }: Kept, live: Dice): Match {
  const file: MatchFile = { ...header, entries: [...entries] };
  // The log may be wanted as it was before its latest checkpoint.
  const fits = checkpoint && checkpoint.entries <= entries.length;
  const points = fits ? [{ ...checkpoint, entry: checkpoint.entries - 1 }] : [];
  const opened = resumeFile(game, file, live, points);
  if (opened.ok) return opened.value.match;
  throw new Error(`the log can't be folded: ${opened.error.problems.map(({ code }) => code).join(", ")}`);
}
