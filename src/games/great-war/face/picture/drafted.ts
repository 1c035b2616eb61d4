import type { PieceId } from "../../../../core/game.ts";
import type { Drafts } from "../../../../face/focus.ts";
import type { Flight } from "../../rules/move/index.ts";
import { rosterOf } from "../../rules/setup/roster.ts";
import type { Board } from "../../rules/state/state.ts";
import { boardOf, type View } from "../../rules/view/view.ts";
import { planOf } from "./plan.ts";

/** The index of an aircraft or a balloon in the air, or undefined. */
export function airborneIndex(board: Board, id: PieceId | null): number | undefined {
  const index = id === null ? undefined : rosterOf(board.setup).indexOf.get(id);
  return index !== undefined && board.aircraft[index]?.status === "flying" ? index : undefined;
}

/** The index of an aircraft that flies, or undefined. */
export function flyingIndex(board: Board, id: PieceId | null): number | undefined {
  const index = airborneIndex(board, id);
  return index === undefined || board.setup.airframes[index]?.balloon ? undefined : index;
}

/** Whether an aircraft is asked for its move: the one whose turn it is, or all where moves are plotted. */
export function asksToMove(view: View, id: PieceId): boolean {
  const [task] = view.agenda;
  const index = rosterOf(view.setup).indexOf.get(id);
  return (task?.do === "move" && task.who === index) || task?.do === "plot";
}

/** The board on which the aircraft at an index has flown. */
export function flownBoard(board: Board, index: number, { end }: Flight): Board {
  return { ...board, aircraft: board.aircraft.map((one, at) => (at === index ? end : one)) };
}

/** The flight that is drafted for an aircraft, straight on from where the draft ends; undefined where nothing is. */
export function draftedFlight(view: View, id: PieceId, drafts: Drafts): Flight | undefined {
  const draft = drafts.get(id);
  const board = boardOf(view);
  const index = flyingIndex(board, id);
  if (index === undefined || !draft || draft.text.trim() === "" || !asksToMove(view, id)) return undefined;
  return planOf(board, index, draft.text, draft.read).flight;
}

/** The board with an aircraft at the end of its draft; undefined where nothing is drafted. */
export function draftedBoard(view: View, id: PieceId, drafts: Drafts): Board | undefined {
  const flight = draftedFlight(view, id, drafts);
  const board = boardOf(view);
  const index = flyingIndex(board, id);
  return flight && index !== undefined ? flownBoard(board, index, flight) : undefined;
}
