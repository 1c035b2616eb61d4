import type { SeatId } from "../game.ts";
import { fail, ok, type Result } from "../result.ts";
import { spelled } from "./answers.ts";
import type { AnswerTexts } from "./entry.ts";
import { type Match, now } from "./match.ts";
import { judge } from "./play.ts";
import type { AnswerProblem } from "./problems.ts";

/**
 * Sealed answers wait here, beside the match and never in it, until all are in. Texts are canonical and legal
 * when they enter; only their own seat may look at them.
 */
export type Sealed = AnswerTexts;

export const NOTHING_SEALED: Sealed = new Map();

/** The orders that a seat has sealed so far, as the game reads them. */
export function ownAnswers(
  match: Match,
  sealed: Sealed,
  seat: SeatId,
  except?: string,
): Map<string, unknown> {
  const own = new Map<string, unknown>();
  for (const prompt of now(match).prompts) {
    const text = sealed.get(prompt.id);
    if (prompt.seat !== seat || prompt.id === except || text === undefined) continue;
    const read = judge(match, prompt, text, own);
    if (read.ok) own.set(prompt.id, read.value);
  }
  return own;
}

/** Seals one answer, in canonical spelling; a refused one leaves everything as it was. */
export function seal(
  match: Match,
  sealed: Sealed,
  promptId: string,
  text: string,
): Result<Sealed, readonly AnswerProblem[]> {
  const prompt = now(match).prompts.find((open) => open.id === promptId);
  if (!prompt) {
    const awaited = now(match).prompts.map((open) => open.id);
    return fail([{ prompt: promptId, code: "unknown-prompt", values: { prompt: promptId, awaited } }]);
  }
  const read = judge(match, prompt, text, ownAnswers(match, sealed, prompt.seat, promptId));
  if (!read.ok) return read;
  const kept = spelled(match.game, prompt, read.value);
  return kept.ok ? ok(new Map(sealed).set(promptId, kept.value)) : kept;
}

/** Opens an answer for editing again. */
export function unseal(sealed: Sealed, promptId: string): Sealed {
  const rest = new Map(sealed);
  rest.delete(promptId);
  return rest;
}

/** The seats that still have an open prompt: all that others may know. */
export function awaitedSeats(match: Match, sealed: Sealed): SeatId[] {
  const waiting = now(match).prompts.filter((prompt) => !sealed.has(prompt.id));
  return [...new Set(waiting.map((prompt) => prompt.seat))];
}
