import { itemAt } from "../../../../core/item-at.ts";
import type { AceOrder } from "../grammar/order.ts";
import { pilotOf } from "../state/condition.ts";
import type { AceChoice, Board, Shot } from "../state/state.ts";
import { isFrontShot } from "./guns.ts";
import { isPossible } from "./possible.ts";

/** 1 for an ace, 2 for a double ace, 0 for others. */
export function aceOf({ setup, aircraft }: Board, index: number): number {
  return pilotOf(setup, index, itemAt(aircraft, index))?.ace ?? 0;
}

function attacksOn(board: Board, index: number): readonly Shot[] {
  return board.shots.filter((shot) => shot.target === index && isPossible(board, shot));
}

function attacks(board: Board, index: number): boolean {
  return board.shots.some((shot) => shot.from === index && shot.man === 0 && isPossible(board, shot));
}

/**
 * The aces who fire themselves and are fired upon, so that they must choose (4.7d, A-05). `threatened` tells who may
 * still be fired at from the ground in this phase with his modifier.
 */
export function aceQuestions(
  board: Board,
  threatened: (index: number) => boolean = () => false,
): readonly number[] {
  if (board.shots.length === 0) return [];
  return board.aircraft.flatMap((one, index) => {
    if (one.status !== "flying" || one.choice !== null || aceOf(board, index) === 0) return [];
    const asked = attacks(board, index) && (attacksOn(board, index).length > 0 || threatened(index));
    return asked ? [index] : [];
  });
}

/** What an ace does who has not said: he defends where a front gun fires at him, or where he does not fire. */
function usualChoice(board: Board, index: number): "attack" | "defend" {
  const hunted = attacksOn(board, index).some((shot) => isFrontShot(board.setup, shot));
  return hunted || !attacks(board, index) ? "defend" : "attack";
}

/** An ace's choice in force; null for others (4.7d, A-05). */
export function choiceOf(board: Board, index: number): AceChoice {
  if (aceOf(board, index) === 0) return null;
  return board.aircraft[index]?.choice ?? usualChoice(board, index);
}

const ATTACK: AceOrder = { kind: "ace", text: "attack" };
const DEFEND: AceOrder = { kind: "ace", text: "defend" };

/** Both answers of an ace, the usual one first. */
export function aceOptions(board: Board, index: number): readonly AceOrder[] {
  return usualChoice(board, index) === "defend" ? [DEFEND, ATTACK] : [ATTACK, DEFEND];
}
