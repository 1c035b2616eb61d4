import type { Prompt, PromptId, SeatId } from "../../core/game.ts";
import { type Match, type Moment, now } from "../../core/match/match.ts";
import { knowsMore } from "../../core/match/secrets.ts";
import type { Phrase } from "../../core/phrase.ts";
import type { Considered } from "../../opponents/opponent.ts";
import type { Ghost } from "../../tabletop/overlay.ts";
import type { Thought } from "../context/computer-players.ts";
import { type Computers, computerAt } from "../session/placing.ts";
import type { TableState } from "../session/session.ts";
import { reportOf } from "../session/turns.ts";

/** An answer that a computer gave in the turn that is looked at, and that it can explain. */
export interface Given {
  readonly seat: SeatId;
  readonly prompt: Prompt;
  /** The moment that its round led to. */
  readonly moment: number;
  readonly answer: string;
}

/** One answer that was weighed, as the page tells it. */
export interface Plot {
  readonly order: string;
  /** 0 to 1. */
  readonly weight: number;
  readonly value: number;
  /** What it is for, as a phrase of the game's catalogue. */
  readonly reason?: Phrase;
  /** Whether it is the one that was given. */
  readonly given: boolean;
}

/** Plots that are told; the one that was given is always among them. */
const TOLD = 6;
/** Share from which on a track bears its order on the mat. */
const NAMED = 0.04;

/** Whether telling what a seat weighed gives nothing away: no cards in its hand, no answer that is still hidden. */
function isOpen(match: Match, before: Moment, { seat, opens }: Prompt): boolean {
  if (now(match).outcome) return true;
  return opens !== "end" && !knowsMore(match, before, seat);
}

function givenAt(match: Match, computers: Computers, moment: number): readonly Given[] {
  const entry = match.entries[match.moments[moment]?.entry ?? -1];
  const before = match.moments[moment - 1];
  if (entry?.kind !== "round" || !before) return [];
  return before.prompts.flatMap((prompt) => {
    const answer = entry.answers.get(prompt.id);
    if (answer === undefined || computerAt(computers, prompt.seat) === undefined) return [];
    return isOpen(match, before, prompt) ? [{ seat: prompt.seat, prompt, moment, answer }] : [];
  });
}

/**
 * What the computers have answered in the turn of the moment shown, up to it, in the order in which it was given.
 * Rounds that are still open are never among them, nor is what would give away a secret before the game is over. At a
 * turn's beginning it is the turn before.
 */
export function givenUpTo(match: Match, computers: Computers, shown: number): readonly Given[] {
  const turnAt = (index: number) => {
    const moment = match.moments[index];
    return moment && reportOf(match, moment).turn;
  };
  const turn = turnAt(shown - 1);
  const found: Given[] = [];
  for (let moment = shown; moment > 0 && turnAt(moment - 1) === turn; moment--) {
    found.unshift(...givenAt(match, computers, moment));
  }
  return found;
}

/** The answers of one prompt as they were weighed and are played, the most played first, with the one that was given. */
export function plotsOf({ considered }: Thought, { prompt, answer }: Given): readonly Plot[] {
  const plots = considered.find((one: Considered) => one.prompt === prompt.id)?.plots ?? [];
  const told = plots.map((plot) => ({ ...plot, given: plot.order === answer }));
  return told.filter((plot, index) => plot.given || (plot.weight > 0 && index < TOLD));
}

/** Whether what answers are worth is told: a column of zeros would say nothing. */
export function worthTold(plots: readonly Plot[]): boolean {
  return plots.some(({ value }) => value !== 0);
}

/** Whether the computer would have given that answer. */
export function isItsOwn({ answers }: Thought, { prompt, answer }: Given): boolean {
  return answers.some(([id, text]: readonly [PromptId, string]) => id === prompt.id && text === answer);
}

/** The plots as they lie on the mat, from where the piece stood before the round. */
export function marksOf(state: TableState, given: Given, plots: readonly Plot[]): readonly Ghost[] {
  const { match } = state.open;
  const { face } = state;
  const before = match.moments[given.moment - 1];
  if (!before || !face.ghost) return [];
  const view = match.game.view(before.state, "table");
  // The heaviest is drawn last, over the others.
  return plots.toReversed().flatMap(({ order, weight }) => {
    const ghost = face.ghost?.(view, given.prompt, order);
    if (!ghost) return [];
    return [{ ...ghost, arcs: [], weight, ...(weight >= NAMED && { label: order }) }];
  });
}
