import type { Prompt, PromptId, SeatId } from "../game.ts";
import { fail, ok, type Result } from "../result.ts";
import { judgeWith, spelled } from "./answers.ts";
import type { AnswerTexts } from "./entry.ts";
import { type Match, now } from "./match.ts";
import type { AnswerProblem } from "./problems.ts";

/**
 * Sealed answers wait here, beside the match and never in it, until all are in. Texts are canonical and legal
 * when they enter; only their own seat may look at them.
 */
export type Sealed = AnswerTexts;

export const NOTHING_SEALED: Sealed = new Map();

/** What a seat sees, and the orders that it has sealed, as the game reads them. */
interface Plot {
  readonly view: unknown;
  readonly own: ReadonlyMap<PromptId, unknown>;
}

/** What came of sealing answers. */
interface Sealing {
  readonly sealed: Sealed;
  /** Why those that are not sealed were refused, by their prompt. */
  readonly refused: ReadonlyMap<PromptId, readonly AnswerProblem[]>;
}

/** A seat's plot, each of its orders read with those before it. */
function plotOf(match: Match, sealed: Sealed, seat: SeatId): Plot {
  const { prompts, state } = now(match);
  const view = match.game.view(state, seat);
  const own = new Map<PromptId, unknown>();
  for (const prompt of prompts) {
    const text = sealed.get(prompt.id);
    if (prompt.seat !== seat || text === undefined) continue;
    const read = judgeWith(match.game, view, prompt, text, own);
    if (read.ok) own.set(prompt.id, read.value);
  }
  return { view, own };
}

/** The orders that a seat has sealed so far, as the game reads them. */
export function ownAnswers(match: Match, sealed: Sealed, seat: SeatId): ReadonlyMap<PromptId, unknown> {
  return plotOf(match, sealed, seat).own;
}

/** A plot with one order more, all in the order of the prompts. */
function withOrder({ view, own }: Plot, prompts: readonly Prompt[], id: PromptId, order: unknown): Plot {
  const all = new Map(own).set(id, order);
  return {
    view,
    own: new Map(prompts.flatMap((one) => (all.has(one.id) ? [[one.id, all.get(one.id)]] : []))),
  };
}

function unknownPrompt(id: PromptId, prompts: readonly Prompt[]): AnswerProblem {
  return {
    prompt: id,
    code: "unknown-prompt",
    values: { prompt: id, awaited: prompts.map((open) => open.id) },
  };
}

/**
 * Seals answers one after the other, since one may limit the next, in canonical spelling. Each is read once, with all
 * that its seat has sealed by then; a refused one is not sealed.
 */
export function sealEach(match: Match, before: Sealed, texts: AnswerTexts): Sealing {
  const { prompts } = now(match);
  const asked = new Map(prompts.map((prompt) => [prompt.id, prompt]));
  const sealed = new Map([...before].filter(([id]) => !texts.has(id)));
  const refused = new Map<PromptId, readonly AnswerProblem[]>();
  const plots = new Map<SeatId, Plot>();
  for (const [id, text] of texts) {
    const prompt = asked.get(id);
    if (!prompt) {
      refused.set(id, [unknownPrompt(id, prompts)]);
      continue;
    }
    const plot = plots.get(prompt.seat) ?? plotOf(match, sealed, prompt.seat);
    plots.set(prompt.seat, plot);
    const read = judgeWith(match.game, plot.view, prompt, text, plot.own);
    const kept = read.ok ? spelled(match.game, prompt, read.value) : read;
    if (read.ok && kept.ok) {
      sealed.set(id, kept.value);
      plots.set(prompt.seat, withOrder(plot, prompts, id, read.value));
    } else if (!kept.ok) refused.set(id, kept.error);
  }
  return { sealed, refused };
}

/** Seals one answer; a refused one leaves everything as it was. */
export function seal(
  match: Match,
  before: Sealed,
  prompt: PromptId,
  text: string,
): Result<Sealed, readonly AnswerProblem[]> {
  const { sealed, refused } = sealEach(match, before, new Map([[prompt, text]]));
  const problems = refused.get(prompt);
  return problems ? fail(problems) : ok(sealed);
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
