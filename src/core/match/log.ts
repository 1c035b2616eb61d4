import type { Throw } from "../dice/dice.ts";
import type { GameEvent, PromptId, Viewer } from "../game.ts";
import type { AnswerTexts } from "./entry.ts";
import type { Match, Moment } from "./match.ts";

/** An event as a viewer may see it: the public values, and the secret ones if they are his. */
export function eventFor({ key, values, secret }: GameEvent, viewer: Viewer): GameEvent {
  const mayKnow = secret && (viewer === "umpire" || secret.seats.includes(viewer));
  return { key, values: mayKnow ? { ...values, ...secret.values } : values };
}

export function eventsFor(moment: Pick<Moment, "events">, viewer: Viewer): readonly GameEvent[] {
  return moment.events.map((event) => eventFor(event, viewer));
}

/**
 * The throws of a moment as far as a viewer may know of them; whoever shows, counts or sends throws asks here. What falls
 * on the table, and what is tallied, is what `table` gets.
 */
export function throwsFor({ throws }: Pick<Moment, "throws">, viewer: Viewer): readonly Throw[] {
  return throws.filter(({ secret }) => !secret || viewer === "umpire" || secret.seats.includes(viewer));
}

const NO_ANSWERS: AnswerTexts = new Map();

/** The answers that led to a moment, as far as a viewer may see them: those that opened with the round, and his own. */
export function answersFor({ moments, entries }: Match, index: number, viewer: Viewer): AnswerTexts {
  const entry = entries[moments[index]?.entry ?? -1];
  if (entry?.kind !== "round") return NO_ANSWERS;
  const seen = new Map<PromptId, string>();
  for (const { id, seat, opens } of moments[index - 1]?.prompts ?? []) {
    const text = entry.answers.get(id);
    const mayKnow = opens !== "end" || viewer === "umpire" || viewer === seat;
    if (text !== undefined && mayKnow) seen.set(id, text);
  }
  return seen;
}

/** All events of the rounds that stand, as a viewer may see them. */
export function logFor(match: Match, viewer: Viewer): GameEvent[] {
  return match.moments.flatMap((moment) => eventsFor(moment, viewer));
}
