import type { GameEvent } from "../../core/game.ts";
import type { Match, Moment } from "../../core/match.ts";
import type { ThrownDie } from "../../tabletop/tabletop.ts";
import { eventsOf, tabletopOf } from "./selectors.ts";
import type { TableShown } from "./session.ts";
import { reportOf } from "./turns.ts";

/** One line of the log drawer. */
export type LogLine =
  | { readonly kind: "fact"; readonly moment: number; readonly turn: number; readonly event: GameEvent }
  | {
      readonly kind: "dice";
      readonly moment: number;
      readonly turn: number;
      readonly dice: readonly ThrownDie[];
    }
  | { readonly kind: "taken-back"; readonly count: number; readonly agreed: readonly string[] };

/** The dice that a moment shows on the table, in the order in which they fell. */
export function diceShown(state: TableShown, index: number): readonly ThrownDie[] {
  return tabletopOf(state, index).cues.flatMap((cue) => (cue.kind === "dice" ? cue.dice : []));
}

/** The turn in which a moment came about: that of the moment before it. */
function turnOf(match: Match, index: number): number {
  return reportOf(match, match.moments[Math.max(0, index - 1)] as Moment).turn;
}

/** What a moment told and rolled. */
function linesOf(state: TableShown, moment: number): LogLine[] {
  const turn = turnOf(state.open.match, moment);
  const facts = eventsOf(state, moment).map((event): LogLine => ({ kind: "fact", moment, turn, event }));
  const dice = diceShown(state, moment);
  return dice.length > 0 ? [...facts, { kind: "dice", moment, turn, dice }] : facts;
}

/**
 * Everything that happened, oldest first, from the set-up on, as the viewpoint may know it; what was taken back leaves
 * a line.
 */
export function logLines(state: TableShown): LogLine[] {
  const { match } = state.open;
  const standing = new Map(match.moments.map((moment, index) => [moment.entry, index]));
  const lines = linesOf(state, 0);
  for (const [entry, written] of match.entries.entries()) {
    if (written.kind === "take-back") {
      lines.push({ kind: "taken-back", count: written.count, agreed: written.agreed });
      continue;
    }
    const moment = standing.get(entry);
    if (moment !== undefined) lines.push(...linesOf(state, moment));
  }
  return lines;
}
