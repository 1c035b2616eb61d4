import type { PieceId } from "../../../core/game.ts";
import type { MoveOrder } from "../rules/grammar/order.ts";
import { type Flight, fly } from "../rules/move/fly.ts";
import { readDraft, stepsOf } from "../rules/move/grammar.ts";
import { moved } from "../rules/move/moved.ts";
import { TOP_LEVEL } from "../rules/setup/setup.ts";
import { rosterOf } from "../rules/state/roster.ts";
import type { Aircraft, Board } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";

/** A draft may say more than any aircraft can fly; no more than this is looked at. */
const LONGEST = 10;

/** A draft of movement orders as far as it can be read, legal or not, and its flight. */
export interface Drafted {
  readonly order: MoveOrder;
  readonly flight: Flight;
}

/** Where a draft leads an aircraft. A change of level that would leave the altitudes of the game is none. */
export function draftedBy({ setup }: Board, one: Aircraft, text: string): Drafted {
  const { draft } = readDraft(text);
  const steps = stepsOf(draft).slice(0, LONGEST);
  const marked = setup.options.altitude ? (draft.mark?.climb ?? 0) : 0;
  const level = one.level + marked;
  const climb = level >= 1 && level <= TOP_LEVEL ? marked : 0;
  const order = { kind: "move", text, speed: steps.length, steps, climb } as const;
  return { order, flight: fly(one, order, setup.table) };
}

/** While orders are written, all that was fired in the turn before may fire again. */
export function reloaded(view: View): View {
  if (view.phase !== "orders" || view.aircraft.every(({ fired }) => fired === 0)) return view;
  return { ...view, aircraft: view.aircraft.map((one) => ({ ...one, fired: 0 })) };
}

/** The view with an aircraft at the end of its draft; undefined where nothing is drafted. */
export function draftedView(view: View, id: PieceId, text: string): View | undefined {
  const index = rosterOf(view.setup).indexOf.get(id) ?? -1;
  const one = view.aircraft[index];
  if (view.phase !== "orders" || one?.status !== "flying" || text.trim() === "") return undefined;
  const { order, flight } = draftedBy(view, one, text);
  const after = moved(one, order, flight);
  const ready = reloaded(view);
  return { ...ready, aircraft: ready.aircraft.map((other, at) => (at === index ? after : other)) };
}
