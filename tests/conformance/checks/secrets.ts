import { expect } from "vitest";
import { recordedDice } from "../../../src/core/dice.ts";
import { eventsFor } from "../../../src/core/log.ts";
import { type AnswerTexts, type Match, now, type Round, resolveRound } from "../../../src/core/match.ts";
import { type Desk, desks, type Step, steps, type Walk } from "../walk.ts";

/** The same round with another answer to one prompt, and the same faces; nothing when it can't be played so. */
function otherwise({ before, texts, after }: Step, prompt: string, text: string) {
  const { rolls } = after.entries.at(-1) as Round;
  const changed: AnswerTexts = new Map(texts).set(prompt, text);
  const played = resolveRound(before, changed, recordedDice(rolls));
  return played.ok ? played.value.moment : undefined;
}

function otherAnswer(
  match: Match,
  { prompt, view, own }: Desk,
  given: string | undefined,
): string | undefined {
  for (const order of match.game.options(prompt, view, own)) {
    const text = match.game.print(order);
    if (text !== given) return text;
  }
  return undefined;
}

function expectNobodyElseSees(step: Step, desk: Desk, text: string): void {
  const { game, seats } = step.after;
  const other = otherwise(step, desk.prompt.id, text);
  if (!other) return;
  for (const viewer of ["table", ...seats.map((seat) => seat.id)]) {
    if (viewer === desk.prompt.seat) continue;
    const label = `${viewer} sees the answer to ${desk.prompt.id}`;
    expect(game.view(other.state, viewer), label).toEqual(game.view(now(step.after).state, viewer));
    expect(eventsFor(other, viewer), label).toEqual(eventsFor(now(step.after), viewer));
  }
  expect(game.prompts(other.state)).toEqual(now(step.after).prompts);
}

/** An answer that opens later changes nothing that anybody else sees, nor what is asked next. */
export function lateAnswersStayHidden(walk: Walk): void {
  for (const step of steps(walk)) {
    for (const desk of desks(step.before, step.texts)) {
      if (desk.prompt.opens !== "end") continue;
      const text = otherAnswer(step.before, desk, step.texts.get(desk.prompt.id));
      if (text !== undefined) expectNobodyElseSees(step, desk, text);
    }
  }
}

/** An event's secret names seats of the match, and its public face tells none of the secret values. */
export function eventsKeepSecrets(walk: Walk): void {
  for (const { after } of steps(walk)) {
    const seats = after.seats.map((seat) => seat.id);
    for (const event of now(after).events) {
      for (const seat of event.secret?.seats ?? []) expect(seats).toContain(seat);
      for (const key of Object.keys(event.secret?.values ?? {}))
        expect(Object.keys(event.values)).not.toContain(key);
    }
  }
}
