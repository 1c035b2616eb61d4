import type { DiceSource } from "../../../core/dice/dice.ts";
import type { OpenMatch } from "../../../core/file/file.ts";
import { isTyped } from "../../../core/file/round-dice.ts";
import type { GameEvent } from "../../../core/game.ts";
import { itemAt } from "../../../core/item-at.ts";
import type { Match } from "../../../core/match/match.ts";
import type { ThrownDie } from "../../../tabletop/tabletop.ts";
import { eventsOf, type Looking, momentAt } from "../../session/selectors.ts";
import { reportOf } from "../../session/turns.ts";
import { type Decides, diceByFact } from "./fallen.ts";

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
  /** From here on dice come from somewhere else than before. */
  | { readonly kind: "source"; readonly moment: number; readonly turn: number; readonly source: DiceSource }
  | {
      readonly kind: "taken-back";
      readonly count: number;
      readonly by: string | null;
      readonly agreed: readonly string[];
    }
  /** Sealed orders that a seat took back; null: the turn was taken back, too. */
  | { readonly kind: "unsealed"; readonly seat: string; readonly turn: number | null }
  /** What was played before by older rules, and is no longer told. */
  | { readonly kind: "older"; readonly rules: number }
  /** A step that could not be folded again. */
  | { readonly kind: "unfolded"; readonly moment: number; readonly turn: number };

/** The turn in which a moment came about: that of the moment before it. */
function turnOf(match: Match, index: number): number {
  return reportOf(match, itemAt(match.moments, Math.max(0, index - 1))).turn;
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

/** Where the dice of a round came from; undefined where none fell that everybody saw. */
function sourceOf({ entries, moments }: Match, moment: number): DiceSource | undefined {
  const step = entries[moments[moment]?.entry ?? -1];
  return step?.kind === "round" ? step.source : undefined;
}

/** That dice come from somewhere else than those that fell before, or than those that the match was begun for. */
function sourceLines({ match, dice }: OpenMatch, moment: number, turn: number): LogLine[] {
  const source = sourceOf(match, moment);
  if (source === undefined) return [];
  let before = moment - 1;
  while (before > 0 && sourceOf(match, before) === undefined) before -= 1;
  const usual = isTyped(dice) ? "typed" : source;
  return (sourceOf(match, before) ?? usual) === source ? [] : [{ kind: "source", moment, turn, source }];
}

/** What a moment told and rolled: dice stand before the line that they caused. */
function momentLines(state: Looking, decides: Decides, moment: number): readonly LogLine[] {
  const { match } = state.open;
  const turn = turnOf(match, moment);
  if (momentAt(state, moment).fault) return [{ kind: "unfolded", moment, turn }];
  const dice = diceByFact(state, decides, moment);
  const fallen = (fact: GameEvent | undefined): readonly LogLine[] => {
    const own = dice.get(fact) ?? [];
    return own.length > 0 ? [{ kind: "dice", moment, turn, dice: own }] : [];
  };
  const facts = eventsOf(state, moment).flatMap((event): readonly LogLine[] => [
    ...fallen(event),
    { kind: "fact", moment, turn, event },
  ]);
  const origins = [...originLines(match, moment, turn), ...sourceLines(state.open, moment, turn)];
  return [...origins, ...fallen(undefined), ...facts];
}

/** A seat that took back its sealed orders at a moment; undefined when that was taken back. */
interface UnsealedRow {
  readonly unsealed: string;
  readonly at: number | undefined;
}

/** A row of the log: a moment with its lines, or one line of its own. Rows are known without folding anything. */
export type LogRow = { readonly moment: number } | { readonly line: LogLine } | UnsealedRow;

/**
 * The rows of a match, oldest first, from the set-up or where it goes on, as far as the moment `told`; what was taken
 * back leaves a line.
 */
export function logRows({ moments, entries, since }: Match, told: number): readonly LogRow[] {
  const standing = new Map(moments.map((moment, index) => [moment.entry, index]));
  const rows: LogRow[] = since ? [{ line: { kind: "older", rules: since.rules } }] : [{ moment: 0 }];
  const begun = moments[0]?.entry ?? -1;
  const steps = [begun];
  for (const [entry, written] of entries.entries()) {
    if (entry <= begun) continue;
    const moment = standing.get(entry);
    if (written.kind === "take-back") {
      const { count, by, agreed } = written;
      steps.length = Math.max(1, steps.length - count);
      rows.push({ line: { kind: "taken-back", count, by, agreed } });
    } else if (written.kind === "unseal") {
      rows.push({ unsealed: written.seat, at: standing.get(steps.at(-1) ?? begun) });
    } else {
      steps.push(entry);
      if (moment !== undefined && moment <= told) rows.push({ moment });
    }
  }
  return rows;
}

/** The lines of a row, as the viewpoint may know them. */
export function linesOf(state: Looking, decides: Decides, row: LogRow): readonly LogLine[] {
  if ("line" in row) return [row.line];
  if (!("unsealed" in row)) return momentLines(state, decides, row.moment);
  const turn = row.at === undefined ? null : reportOf(state.open.match, momentAt(state, row.at)).turn;
  return [{ kind: "unsealed", seat: row.unsealed, turn }];
}
