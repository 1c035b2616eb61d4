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
  | {
      readonly kind: "amended";
      readonly moment: number;
      readonly turn: number;
      readonly text: string;
      readonly why: string;
    }
  /** An answer that nobody gave: from the clock, by the dice at once, or out of a battle in another game. */
  | {
      readonly kind: "given";
      readonly moment: number;
      readonly turn: number;
      readonly prompt: string;
      readonly by: "clock" | "dice" | { readonly game: string };
    }
  | {
      readonly kind: "taken-back";
      readonly count: number;
      readonly by: string | null;
      readonly agreed: readonly string[];
    };

/** The dice that a moment shows on the table, in the order in which they fell. */
export function diceShown(state: TableShown, index: number): readonly ThrownDie[] {
  return tabletopOf(state, index).cues.flatMap((cue) => (cue.kind === "dice" ? cue.dice : []));
}

/** The turn in which a moment came about: that of the moment before it. */
function turnOf(match: Match, index: number): number {
  return reportOf(match, match.moments[Math.max(0, index - 1)] as Moment).turn;
}

/** Where the answers that nobody gave came from, and what the umpire changed. */
function originLines({ entries, moments }: Match, moment: number, turn: number): LogLine[] {
  const step = entries[moments[moment]?.entry ?? -1];
  if (step?.kind === "amend") return [{ kind: "amended", moment, turn, text: step.text, why: step.why }];
  if (step?.kind !== "round" || !step.origins) return [];
  const { idle = [], atOnce = [], fought } = step.origins;
  const given =
    (by: "clock" | "dice") =>
    (prompt: string): LogLine => ({
      kind: "given",
      moment,
      turn,
      prompt,
      by,
    });
  const battles = [...(fought ?? [])].map(
    ([prompt, { game }]): LogLine => ({ kind: "given", moment, turn, prompt, by: { game } }),
  );
  return [...idle.map(given("clock")), ...atOnce.map(given("dice")), ...battles];
}

/** What a moment told and rolled. */
function linesOf(state: TableShown, moment: number): LogLine[] {
  const turn = turnOf(state.open.match, moment);
  const origins = originLines(state.open.match, moment, turn);
  const facts = eventsOf(state, moment).map((event): LogLine => ({ kind: "fact", moment, turn, event }));
  const dice = diceShown(state, moment);
  const lines = [...origins, ...facts];
  return dice.length > 0 ? [...lines, { kind: "dice", moment, turn, dice }] : lines;
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
      lines.push({ kind: "taken-back", count: written.count, by: written.by, agreed: written.agreed });
      continue;
    }
    const moment = standing.get(entry);
    if (moment !== undefined) lines.push(...linesOf(state, moment));
  }
  return lines;
}
