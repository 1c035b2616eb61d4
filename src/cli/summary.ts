import { rollsOf } from "../core/dice/dice.ts";
import { type BattleProof, type Proof, proofOf, proofPhrases } from "../core/file/proof.ts";
import type { Outcome, Viewer } from "../core/game.ts";
import { hashOf } from "../core/hash.ts";
import { itemAt } from "../core/item-at.ts";
import { logFor, throwsFor } from "../core/match/log.ts";
import { type Match, now } from "../core/match/match.ts";
import { hasSecrets } from "../core/match/secrets.ts";
import { type AnyCatalogue, say, type Values } from "../core/phrase.ts";
import type { CommandRefusal, Opened } from "./open.ts";

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
  readonly proof: Proven;
}

/** What the file says about how the match came about. */
interface Proven {
  /**
   * A seal that fits its log, one that was broken once, one that does not vouch for all (the match went on from a kept
   * state, or a battle's own seal is not whole), or none: the file is older, or was written by hand.
   */
  readonly seal: "whole" | "broken" | "part" | "none";
  /** How many faces came from where. */
  readonly dice: Readonly<Record<string, number>>;
  readonly takenBack: number;
  readonly rolledAgain: number;
  /** How often a seat took back its sealed orders. */
  readonly unsealed: Readonly<Record<string, number>>;
  /** The match went on from a kept state once. */
  readonly resumed: boolean;
  /** Battles on other tables: fought, of those without a whole seal, and answered by hand. */
  readonly battles: BattleProof;
  /** The same in sentences. */
  readonly told: readonly string[];
}

function sealOf({ edited, resumed, battles }: Proof, sealed: boolean): Proven["seal"] {
  if (edited) return "broken";
  if (!sealed) return "none";
  return resumed || battles.unproven > 0 ? "part" : "whole";
}

function proven({ match, kernel, sealed }: Opened): Proven {
  const proof = proofOf(match);
  const { dice, takenBack, rolledAgain, unsealed, resumed, battles } = proof;
  return {
    seal: sealOf(proof, sealed),
    dice: Object.fromEntries(dice),
    takenBack,
    rolledAgain,
    unsealed: Object.fromEntries(unsealed),
    resumed,
    battles,
    told: proofPhrases(proof, (seat) => seat).map((phrase) => say(kernel, phrase)),
  };
}

/** Every face that fell in the open, in order, also in rounds that were taken back. */
function rolled({ moments, entries }: Match): number[] {
  const setup = rollsOf(throwsFor(itemAt(moments, 0), "table"));
  return [...setup, ...entries.flatMap((entry) => (entry.kind === "round" ? entry.rolls : []))];
}

function told(outcome: Outcome | undefined, words: AnyCatalogue): Summary["outcome"] {
  return outcome ? { winner: outcome.winner, reason: say(words, outcome.reason) } : null;
}

/** Who a match is told to when nobody is named: the umpire, but everybody while it tells what some may not know yet. */
function usualViewer(match: Match): Viewer {
  return hasSecrets(match) ? "table" : "umpire";
}

/** How a match stands, as far as a viewer may know it. */
export function summary(opened: Opened, viewer: Viewer = usualViewer(opened.match)): Summary {
  const { match, words } = opened;
  const { state, prompts, outcome } = now(match);
  const { game } = match;
  const view = game.view(state, viewer);
  const { turn, phase, pieces, score, background } = game.report(view);
  return {
    ok: true,
    // The umpire sees the whole state. The hash of what a viewer can't see would tell him of it: he can try out what fits.
    hash: hashOf(viewer === "umpire" ? state : view),
    turn,
    phase,
    awaiting: prompts.map((prompt) => prompt.id),
    pieces,
    ...(score && { score }),
    ...(background && { background }),
    rolls: rolled(match),
    log: logFor(match, viewer).map((event) => say(words, game.narrate(event))),
    outcome: told(outcome, words),
    proof: proven(opened),
  };
}

export type Answer = Summary | CommandRefusal;
