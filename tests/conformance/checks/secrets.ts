import { recordedDice, splitDice } from "../../../src/core/dice/dice.ts";
import type { AnswerTexts, Round } from "../../../src/core/match/entry.ts";
import { eventsFor } from "../../../src/core/match/log.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { resolveRound } from "../../../src/core/match/play.ts";
import type { Tried } from "../tried.ts";
import { type Asked, askedIn, type Step, stepFrom } from "../walk.ts";
import { demand, demandEqual } from "./demand.ts";

/** The same round with another answer to one prompt, and the same faces; nothing when it can't be played so. */
function otherwise({ before, texts, after }: Step, prompt: string, text: string) {
  const { rolls, draws } = after.entries.at(-1) as Round;
  const changed: AnswerTexts = new Map(texts).set(prompt, text);
  const played = resolveRound(before, changed, splitDice(recordedDice(rolls), recordedDice(draws)));
  return played.ok ? played.value.moment : undefined;
}

function otherAnswer({ game }: Match, { prompt, view, own, text: given }: Asked): string | undefined {
  for (const order of game.options(prompt, view, own)) {
    const text = game.print(order);
    if (text !== given) return text;
  }
  return undefined;
}

function demandNobodyElseSees(step: Step, asked: Asked, text: string): void {
  const { game, seats } = step.after;
  const other = otherwise(step, asked.prompt.id, text);
  if (!other) return;
  const moment = now(step.after);
  for (const viewer of ["table", ...seats.map((seat) => seat.id)]) {
    if (viewer === asked.prompt.seat) continue;
    const label = `${viewer} sees the answer to ${asked.prompt.id}`;
    demandEqual(game.view(other.state, viewer), game.view(moment.state, viewer), label);
    demandEqual(eventsFor(other, viewer), eventsFor(moment, viewer), label);
  }
  demandEqual(game.prompts(other.state), moment.prompts, "other questions");
}

/** An answer that opens later, and leaves no trace, changes nothing that anybody else sees, nor what is asked next. */
export function lateAnswersStayHidden(tried: Tried): void {
  for (const [place, { prompts }] of tried.match.moments.entries()) {
    const step = prompts.some(({ opens }) => opens === "end") ? stepFrom(tried, place) : undefined;
    for (const asked of step ? askedIn(step) : []) {
      const { opens, leavesTrace } = asked.prompt;
      const text = opens === "end" && !leavesTrace ? otherAnswer(tried.match, asked) : undefined;
      if (step && text !== undefined) demandNobodyElseSees(step, asked, text);
    }
  }
}

/** An event's secret names seats of the match, and its public face tells none of the secret values. */
export function eventsKeepSecrets({ match }: Tried): void {
  const seats = match.seats.map((seat) => seat.id);
  for (const { key, secret, values } of match.moments.flatMap(({ events }) => events)) {
    for (const seat of secret?.seats ?? [])
      demand(seats.includes(seat), `${key} is known to ${seat}, who is no seat`);
    for (const name of Object.keys(secret?.values ?? {}))
      demand(!Object.hasOwn(values, name), `${key} tells everybody its secret ${name}`);
  }
}
