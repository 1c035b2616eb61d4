import type { Prompt, PromptId, SeatId, Viewer } from "../../core/game.ts";
import { type AnswerTexts, type Match, now } from "../../core/match.ts";
import { awaitedSeats, NOTHING_SEALED, type Sealed, seal } from "../../core/sealed.ts";

/**
 * Everything written in the open round, of every seat on this device. It never leaves the session as a whole:
 * the page only gets what `deskOf` hands to the seat that sits at the screen.
 */
export interface Desk {
  readonly sealed: Sealed;
  readonly drafts: AnswerTexts;
  /** Faces of real dice typed in so far for the round that is being resolved. */
  readonly typed: readonly number[];
}

export const EMPTY_DESK: Desk = { sealed: NOTHING_SEALED, drafts: new Map(), typed: [] };

/** Who sits at the screen, or who is to come to it. */
export interface Placing {
  readonly viewer: Viewer;
  readonly curtain: SeatId | null;
  /** The curtain hangs beside a table that shows nothing secret, so that it need not hide it. */
  readonly sheer: boolean;
}

export const PUBLIC: Placing = { viewer: "table", curtain: null, sheer: false };

/** Whether two views differ in nothing but who looks: where one names its seat, the other says `table`. */
function sameBut(seat: SeatId, own: unknown, open: unknown): boolean {
  if (own === open || (own === seat && open === "table")) return true;
  if (typeof own !== "object" || typeof open !== "object" || own === null || open === null) return false;
  const keys = Object.keys(own);
  if (keys.length !== Object.keys(open).length) return false;
  const mine = own as Record<string, unknown>;
  const theirs = open as Record<string, unknown>;
  return keys.every((key) => Object.hasOwn(theirs, key) && sameBut(seat, mine[key], theirs[key]));
}

/** Whether a seat sees more than everybody does: cards in hand, a secret target. */
function knowsMore(match: Match, seat: SeatId): boolean {
  const { state } = now(match);
  return !sameBut(seat, match.game.view(state, seat), match.game.view(state, "table"));
}

/** Whether what is asked now is answered in the open, with nothing to hide from the other seats. */
export function asksInTheOpen(match: Match): boolean {
  if (match.seats.length === 1) return true;
  return now(match).prompts.every((prompt) => prompt.opens === "now" && !knowsMore(match, prompt.seat));
}

/** Who comes to the screen when nobody sits at it. */
export function nextPlacing(match: Match, desk: Desk): Placing {
  const seat = awaitedSeats(match, desk.sealed)[0];
  if (seat === undefined) return PUBLIC;
  if (asksInTheOpen(match)) return { viewer: seat, curtain: null, sheer: false };
  const sheer = desk.sealed.size === 0 && desk.drafts.size === 0;
  return { viewer: "table", curtain: seat, sheer };
}

/** The open prompts of one viewer. */
export function promptsFor(match: Match, viewer: Viewer): readonly Prompt[] {
  return now(match).prompts.filter((prompt) => prompt.seat === viewer);
}

function only(texts: AnswerTexts, prompts: readonly Prompt[]): AnswerTexts {
  const mine = new Set(prompts.map((prompt) => prompt.id));
  return new Map([...texts].filter(([id]) => mine.has(id)));
}

/** The part of the desk that a viewer may see: what he himself has written and sealed. */
export function deskOf(match: Match, desk: Desk, viewer: Viewer): { drafts: AnswerTexts; sealed: Sealed } {
  const prompts = promptsFor(match, viewer);
  return { drafts: only(desk.drafts, prompts), sealed: only(desk.sealed, prompts) };
}

/** A copy without one name. */
export function without(texts: AnswerTexts, id: PromptId): AnswerTexts {
  const rest = new Map(texts);
  rest.delete(id);
  return rest;
}

/**
 * A desk from what a device kept: sealed answers are judged again; those that no longer pass, and drafts of
 * prompts that are still open, come back as drafts; the rest is dropped.
 */
export function restoreDesk(
  match: Match,
  kept: {
    readonly sealed: Iterable<readonly [string, string]>;
    readonly drafts: Iterable<readonly [string, string]>;
    readonly typed: readonly number[];
  },
): Desk {
  const open = new Set(now(match).prompts.map((prompt) => prompt.id));
  const drafts = new Map([...kept.drafts].filter(([id]) => open.has(id)));
  let sealed = NOTHING_SEALED;
  for (const [id, text] of kept.sealed) {
    if (!open.has(id)) continue;
    const next = seal(match, sealed, id, text);
    if (next.ok) sealed = next.value;
    else drafts.set(id, text);
  }
  return { sealed, drafts, typed: kept.typed };
}
