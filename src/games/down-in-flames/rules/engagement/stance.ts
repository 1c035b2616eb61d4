import type { Bar } from "../../words/problems/en.ts";
import { hasLeader, type Piece } from "../state/pieces.ts";
import type { Board } from "../state/state.ts";
import { isEngaged, pursuerOf, relation } from "./position.ts";
import { weavesAgainst } from "./weave.ts";

/** DIF-B7: what an aircraft may do to a target. */
export interface Stance {
  readonly position: Bar | null;
  readonly fire: Bar | null;
  /** Steps of the Leader's position towards an enemy Leader: the column of his bursts. */
  readonly steps: 0 | 1 | 2;
}

const FREE: Stance = { position: null, fire: null, steps: 0 };

/** Towards an enemy Leader. */
function atLeader(board: Board, own: number, enemy: number): Stance {
  const towards = relation(board, own, enemy);
  if (towards > 0)
    return { position: towards === 2 ? "nothing-gained" : null, fire: null, steps: towards as 1 | 2 };
  if ((board.elements[own]?.quarry ?? -1) >= 0)
    return { position: "drop-first", fire: "drop-first", steps: 0 };
  if (towards < 0) return { position: null, fire: "in-trouble", steps: 0 };
  if (isEngaged(board, own)) return { position: "pursued-elsewhere", fire: "pursued-elsewhere", steps: 0 };
  // DIF-R72: the weave opens fire, in the Neutral column, and nothing else.
  const weaves = weavesAgainst(board, own, enemy);
  if (pursuerOf(board, enemy) >= 0)
    return { position: "friend-pursues", fire: weaves ? null : "friend-pursues", steps: 0 };
  if ((board.elements[enemy]?.quarry ?? -1) >= 0)
    return { position: null, fire: weaves ? null : "pursues-friend", steps: 0 };
  return FREE;
}

/** Towards a Wingman or bombers: no position, so that no sight helps either (DIF-R55); a Leader who is pursued has no fire. */
function atOthers(board: Board, by: Piece & { readonly element: number }, at: Piece): Stance {
  const picks = at.kind === "formation";
  if (by.kind === "wingman")
    return { ...FREE, position: picks && hasLeader(board, by.element) ? null : "nothing-gained" };
  return pursuerOf(board, by.element) >= 0 ? { ...FREE, fire: "in-trouble" } : FREE;
}

/** What an aircraft may do to an enemy at its level. */
export function stanceOf(board: Board, by: Piece & { readonly element: number }, at: Piece): Stance {
  if (at.kind !== "leader") return atOthers(board, by, at);
  const stance = atLeader(board, by.element, at.element);
  // DIF-B23: a Wingman alone has no position.
  return hasLeader(board, by.element) ? stance : { ...stance, position: "no-leader" };
}
