import { itemAt } from "../../../../core/item-at.ts";
import type { GroundModifier } from "../../words/events/ground.en.ts";
import { choiceOf } from "../fire/ace.ts";
import { aircraftWith, withFleet } from "../state/changed.ts";
import { pilotOf } from "../state/condition.ts";
import type { Board, State } from "../state/state.ts";

/**
 * A-42, B-81: the board with the crews that it had `before` a phase whose fire is all at the same time: who falls in it still
 * flew when the guns were laid.
 */
export function withCrewsOf(board: State, before: Board): State {
  const changed = board.aircraft.some(({ crew }, index) => crew !== before.aircraft[index]?.crew);
  if (!changed) return board;
  const aircraft = board.aircraft.map((one, index) =>
    aircraftWith(one, { crew: before.aircraft[index]?.crew ?? one.crew }),
  );
  return withFleet(board, aircraft);
}

/** What may be added to an attack from the ground, and by which rule. */
export interface GroundModifiers {
  readonly parts: readonly GroundModifier[];
  readonly total: number;
  readonly rule: string;
}

function summed(parts: readonly GroundModifier[], rule: string): GroundModifiers {
  const counting = parts.filter(({ value }) => value !== 0);
  return { parts: counting, total: counting.reduce((sum, { value }) => sum + value, 0), rule };
}

function noviceOf({ setup, aircraft }: Board, index: number): GroundModifier {
  const novice = pilotOf(setup, index, itemAt(aircraft, index))?.novice;
  return { key: "novice", value: novice ? 1 : 0 };
}

/** Whether an ace's modifier guards him: while he is still on his move only where he has said so (A-05, B-34). */
function defends(board: Board, index: number, moving: boolean): boolean {
  return (moving ? board.aircraft[index]?.choice : choiceOf(board, index)) === "defend";
}

/** 4.7d: an ace's −1 or −2, where he defends in this turn. */
function aceOf(board: Board, index: number, moving: boolean): GroundModifier {
  const ace = pilotOf(board.setup, index, itemAt(board.aircraft, index))?.ace ?? 0;
  return { key: "ace", value: defends(board, index, moving) ? 0 - ace : 0 };
}

/** 4.10f, 4.10i: −1, and +1 for a novice; nothing else counts for one who strafed. */
export function strafersModifiers(board: Board, index: number, rule: "4.10f" | "4.10i"): GroundModifiers {
  return summed([{ key: "strafing", value: -1 }, noviceOf(board, index)], rule);
}

/** 4.10h: ace and novice, but no silhouette and no deflection. */
export function pilotsModifiers(board: Board, index: number): GroundModifiers {
  return summed([aceOf(board, index, false), noviceOf(board, index)], "4.10h");
}

/** 4.10n: highest altitude in metres at which guns around a balloon mind nobody but a novice. */
const STRAFING_HEIGHT = 350;

/** 4.10n: whether an ace's modifier counts against the guns around a balloon. */
export function aceCountsAt(altitude: number): boolean {
  return altitude > STRAFING_HEIGHT;
}

/** 4.10n: ace and novice, at 350 m or lower a novice's +1 only. `moving`: while its pilot is still on his move. */
export function defencesModifiers(board: Board, index: number, moving: boolean): GroundModifiers {
  const high = aceCountsAt(itemAt(board.aircraft, index).altitude);
  return summed([...(high ? [aceOf(board, index, moving)] : []), noviceOf(board, index)], "4.10n");
}
