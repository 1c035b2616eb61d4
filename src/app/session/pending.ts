import type { PieceId, Prompt, PromptId, SeatId, Viewer } from "../../core/game.ts";
import type { AnswerTexts, Origins } from "../../core/match/entry.ts";
import { type Match, now } from "../../core/match/match.ts";
import { awaitedSeats, NOTHING_SEALED, type Sealed, sealEach } from "../../core/match/sealed.ts";
import type { SeatAnswers } from "../storage/record.ts";

/**
 * Everything written in the open round, of every seat on this device. It never leaves the session as a whole:
 * the page only gets what `pendingOf` hands to the seat that sits at the screen.
 */
export interface Pending {
  readonly sealed: Sealed;
  readonly drafts: AnswerTexts;
  /** Prompts that were sealed one by one, and that their seat has yet to hand in. */
  readonly ready?: ReadonlySet<PromptId> | undefined;
  /** Faces of real dice typed in so far for the round that is being resolved. */
  readonly typed: readonly number[];
  /** Faces drawn in secret so far for that round. */
  readonly draws: readonly number[];
  /** Answers that came from a battle or from the dice at once. Kept nowhere: the round is resolved with them or never. */
  readonly origins?: Origins | undefined;
}

export const NOTHING_PENDING: Pending = { sealed: NOTHING_SEALED, drafts: new Map(), typed: [], draws: [] };

/** The answers that their seats have handed in. */
export function handedIn({ sealed, ready }: Pending): Sealed {
  return ready?.size ? new Map([...sealed].filter(([id]) => !ready.has(id))) : sealed;
}

/** The seats that have not handed in all that they are asked. */
export function awaitedIn(match: Match, pending: Pending): readonly SeatId[] {
  return awaitedSeats(match, handedIn(pending));
}

/** The open prompts of one viewer. */
export function promptsFor(match: Match, viewer: Viewer): readonly Prompt[] {
  return now(match).prompts.filter((prompt) => prompt.seat === viewer);
}

/** The first piece that a viewer is asked about, or null. */
export function firstAbout(match: Match, viewer: Viewer): PieceId | null {
  return promptsFor(match, viewer).find((prompt) => prompt.about !== undefined)?.about ?? null;
}

function only(texts: AnswerTexts, prompts: readonly Prompt[]): AnswerTexts {
  const mine = new Set(prompts.map((prompt) => prompt.id));
  return new Map([...texts].filter(([id]) => mine.has(id)));
}

/** The part of what is pending that a viewer may see: what he himself has written and sealed. */
export function pendingOf(
  match: Match,
  pending: Pending,
  viewer: Viewer,
): { drafts: AnswerTexts; sealed: Sealed } {
  const prompts = promptsFor(match, viewer);
  return { drafts: only(pending.drafts, prompts), sealed: only(pending.sealed, prompts) };
}

const NO_STANDING: readonly string[] = [];

/** The answers that a viewer always gives; those of the other seats are not his to see. */
export function standingOf(standing: SeatAnswers = {}, viewer: Viewer): readonly string[] {
  return (Object.hasOwn(standing, viewer) && standing[viewer]) || NO_STANDING;
}

/** Whether any seat always gives some answer. */
export function hasStanding(standing: SeatAnswers = {}): boolean {
  return Object.values(standing).some((ids) => ids.length > 0);
}

/** A copy without one name. */
export function without(texts: AnswerTexts, id: PromptId): AnswerTexts {
  const rest = new Map(texts);
  rest.delete(id);
  return rest;
}

/**
 * What is pending from what a device kept: sealed answers are judged again; those that no longer pass, and drafts of
 * prompts that are still open, come back as drafts; the rest is dropped.
 */
export function restorePending(
  match: Match,
  kept: {
    readonly sealed: Iterable<readonly [string, string]>;
    readonly drafts: Iterable<readonly [string, string]>;
    readonly typed: readonly number[];
    readonly draws: readonly number[];
  },
): Pending {
  const open = new Set(now(match).prompts.map((prompt) => prompt.id));
  const drafts = new Map([...kept.drafts].filter(([id]) => open.has(id)));
  const texts = new Map([...kept.sealed].filter(([id]) => open.has(id)));
  const { sealed, refused } = sealEach(match, NOTHING_SEALED, texts);
  for (const id of refused.keys()) drafts.set(id, texts.get(id) ?? "");
  return { sealed, drafts, typed: kept.typed, draws: kept.draws };
}
