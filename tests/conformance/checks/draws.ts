import { recordedDice, sidesOf, splitDice, type Throw } from "../../../src/core/dice/dice.ts";
import { type Transcript, transcriptOf } from "../../../src/core/file/transcript.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import type { Round } from "../../../src/core/match/entry.ts";
import { throwsFor } from "../../../src/core/match/log.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { resolveRound } from "../../../src/core/match/play.ts";
import { hasSecrets } from "../../../src/core/match/secrets.ts";
import { steps, type Tried } from "../tried.ts";
import { type Step, viewersOf } from "../walk.ts";
import { demand, demandEqual } from "./demand.ts";

/** A secret throw names seats of the match, and is handed to them and the umpire alone. */
export function throwsKeepSecrets({ match }: Tried): void {
  const seats = match.seats.map(({ id }) => id);
  for (const moment of match.moments) {
    for (const { secret } of moment.throws)
      for (const seat of secret?.seats ?? [])
        demand(seats.includes(seat), `a throw is known to ${seat}, who is no seat`);
    for (const viewer of viewersOf(match))
      for (const { secret } of throwsFor(moment, viewer))
        demand(
          !secret || viewer === "umpire" || secret.seats.includes(viewer),
          `${viewer} gets a secret throw`,
        );
  }
}

/** The latest moment of a match as a viewer's transcript tells it. */
function seenBy(match: Match, viewer: string): Transcript["moments"][number] {
  const last = match.moments.length - 1;
  const before = match.moments[Math.max(0, last - 1)];
  const short = { ...match, moments: last === 0 ? match.moments : [before, now(match)] } as Match;
  return transcriptOf(short, viewer).moments.at(-1) as Transcript["moments"][number];
}

/** The secret throws of a round one after another, each with one face changed for another that its die has. */
function* otherDraws(throws: readonly Throw[]): Generator<{ changed: Throw; draws: readonly number[] }> {
  const secret = throws.filter((thrown) => thrown.secret);
  for (const changed of secret) {
    const [kind] = changed.dice;
    if (!kind || sidesOf(kind) < 2) continue;
    const draws = secret.flatMap((thrown) =>
      thrown === changed
        ? thrown.faces.map((face, index) => (index === 0 ? (face % sidesOf(kind)) + 1 : face))
        : thrown.faces,
    );
    yield { changed, draws };
  }
}

function demandUnseen({ before, texts, after }: Step, changed: Throw, draws: readonly number[]): void {
  const { rolls } = after.entries.at(-1) as Round;
  const dice = splitDice(recordedDice(rolls), recordedDice(draws));
  const played = resolveRound(before, texts, dice);
  if (!played.ok) return;
  const { step, moment } = played.value;
  if ([...moment.events, ...now(after).events].some(({ reveals }) => reveals)) return;
  const other: Match = {
    ...after,
    entries: [...before.entries, step],
    moments: [...before.moments, moment],
  };
  for (const viewer of viewersOf(after)) {
    if (viewer === "umpire" || changed.secret?.seats.includes(viewer)) continue;
    demandEqual(seenBy(other, viewer), seenBy(after, viewer), `${viewer} sees what was drawn in secret`);
  }
}

/** What is drawn in secret changes nothing that others see, unless an event says that it reveals. */
export function drawsStayHidden(tried: Tried): void {
  for (const step of steps(tried))
    for (const { changed, draws } of otherDraws(now(step.after).throws)) demandUnseen(step, changed, draws);
}

/** Names that a transcript must not have, wherever they stand in it. */
function demandPublic(match: Match, viewer: string): void {
  const { moments } = transcriptOf(match, viewer);
  for (const [index, { answers, events }] of moments.entries()) {
    demand(!events.some((event) => Object.hasOwn(event, "secret")), "a transcript holds a secret event");
    for (const { id, seat, opens } of match.moments[index - 1]?.prompts ?? [])
      if (opens === "end" && seat !== viewer)
        demand(!Object.hasOwn(answers, id), `${viewer} is told what ${seat} has not opened yet`);
  }
}

/**
 * While a match has secrets its file says that it is for its holder, and its transcript, which is what a link holds, has
 * nothing that the viewer may not know. A match that is over has none.
 */
export function whatIsSharedIsPublic(tried: Tried): void {
  for (const { after } of steps(tried)) {
    const secrets = hasSecrets(after);
    demand(!(secrets && now(after).outcome), "a match that is over has secrets");
    demand(
      (writeFile({ match: after, dice: undefined }).secrets ?? false) === secrets,
      "the file says otherwise",
    );
    const drawn = after.moments.some(({ throws, events }) =>
      [...throws, ...events].some(({ secret }) => secret),
    );
    demand(secrets || !drawn || now(after).outcome !== undefined, "something is secret, and nobody says so");
  }
  for (const viewer of ["table", ...tried.match.seats.map(({ id }) => id)]) demandPublic(tried.match, viewer);
}
