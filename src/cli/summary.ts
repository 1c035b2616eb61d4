import type { Outcome } from "../core/game.ts";
import { hashOf } from "../core/hash.ts";
import { logFor } from "../core/log.ts";
import { facesOf, type Match, now } from "../core/match.ts";
import { type AnyCatalogue, say, type Values } from "../core/phrase.ts";
import type { Opened, Refusal } from "./open.ts";

/** How a match stands, in the fields that other programs read. */
export interface Summary {
  readonly ok: true;
  readonly hash: string;
  readonly turn: number;
  readonly phase: string;
  readonly awaiting: readonly string[];
  readonly pieces: Readonly<Record<string, Values>>;
  readonly score?: Readonly<Record<string, number>>;
  readonly background?: Values;
  readonly rolls: readonly number[];
  readonly log: readonly string[];
  readonly outcome: { readonly winner: string | null; readonly reason: string } | null;
}

/** Every face that fell, in order, also in rounds that were taken back. */
function rollsOf({ moments, entries }: Match): number[] {
  const setup = facesOf(moments[0]?.throws ?? []);
  return [...setup, ...entries.flatMap((entry) => (entry.kind === "round" ? entry.rolls : []))];
}

function told(outcome: Outcome | undefined, words: AnyCatalogue): Summary["outcome"] {
  return outcome ? { winner: outcome.winner, reason: say(words, outcome.reason) } : null;
}

export function summary({ match, words }: Opened): Summary {
  const { state, prompts, outcome } = now(match);
  const { game } = match;
  const { turn, phase, pieces, score, background } = game.report(game.view(state, "umpire"));
  return {
    ok: true,
    hash: hashOf(state),
    turn,
    phase,
    awaiting: prompts.map((prompt) => prompt.id),
    pieces,
    ...(score && { score }),
    ...(background && { background }),
    rolls: rollsOf(match),
    log: logFor(match, "umpire").map((event) => say(words, game.narrate(event))),
    outcome: told(outcome, words),
  };
}

export type Answer = Summary | Refusal;
