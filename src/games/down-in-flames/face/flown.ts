import type { GameEvent } from "../../../core/game.ts";
import type { CardId, CardName, Roll } from "../data/card.ts";
import { wingmanId } from "../rules/setup/ids.ts";
import { findPiece, hasWingman, kindOf } from "../rules/state/pieces.ts";
import type { View } from "../rules/view/view.ts";

/** The card that an aircraft flies, and what it said with it. */
export interface Flown {
  readonly name: CardName;
  readonly roll: Roll | null;
}

/** Facts after which aircraft stand elsewhere. */
const MOVES: ReadonlySet<string> = new Set([
  "event.position",
  "event.neutral",
  "event.level",
  "event.straggles",
  "event.returns",
  "event.shot-down",
  "event.start-level",
  "event.turn",
]);

/** Whether anybody stands elsewhere than before. */
export function somebodyMoves(events: readonly GameEvent[]): boolean {
  return events.some(({ key }) => MOVES.has(key));
}

/** A pair flies together what its Leader plays; a Wingman's own card he flies alone. */
function pairOf(view: View, id: string): readonly string[] {
  const piece = findPiece(view.setup, id);
  if (piece?.kind !== "leader") return [id];
  return hasWingman(view, piece.element) ? [id, wingmanId(id)] : [id];
}

/** Against whom an answer is flown: who played the card that it answers, or whose attack it has negated. */
function opponentOf(view: View, events: readonly GameEvent[]): string | undefined {
  const [task] = view.agenda;
  const before = task && "attack" in task ? task.attack.cards.at(-2)?.by : undefined;
  return before ?? (events.find(({ key }) => key === "event.negated")?.values.id as string | undefined);
}

/**
 * Who flies which card in what has just happened: the card that was played, and against an answer the card that it
 * answers. None where somebody stands elsewhere afterwards: he flies there.
 */
export function flownIn(view: View, events: readonly GameEvent[]): ReadonlyMap<string, Flown> {
  const flown = new Map<string, Flown>();
  if (somebodyMoves(events)) return flown;
  const fly = (id: string, card: CardId, roll: Roll | null, ace: boolean) => {
    const name = ace ? "ace-pilot" : kindOf(view.setup, card).name;
    for (const one of pairOf(view, id)) flown.set(one, { name, roll });
  };
  for (const { key, values } of events) {
    if (key !== "event.attacks" && key !== "event.answers") continue;
    const { id, card, to, toAce, roll, ace } = values as Readonly<Record<string, string>>;
    const opponent = key === "event.answers" ? opponentOf(view, events) : undefined;
    if (opponent !== undefined && to !== undefined) fly(opponent, to, null, Boolean(toAce));
    fly(id as string, card as CardId, (roll ?? null) as Roll | null, Boolean(ace));
  }
  return flown;
}
