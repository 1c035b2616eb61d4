import type { GameEvent, SeatId } from "../../../../core/game.ts";
import type { Values } from "../../../../core/phrase.ts";
import type { Side } from "../../data/sides.ts";
import type { Phrases } from "../../words/phrases.ts";

type EventKey = Extract<keyof Phrases, `event.${string}`>;
type ThrowKey = Extract<keyof Phrases, `throw.${string}`>;

/** An event with its values, checked against its key. */
export function tell<Key extends EventKey>(key: Key, values: Phrases[Key]): GameEvent {
  return { key, values } as GameEvent;
}

/** An event that tells somebody what was hidden from him. */
export function reveal<Key extends EventKey>(key: Key, values: Phrases[Key]): GameEvent {
  return { key, values, reveals: true } as GameEvent;
}

/** An event that tells one side something that was hidden, which nobody else may know: whoever drew takes no draw back alone. */
export function tellSide<Key extends EventKey>(
  key: Key,
  values: Phrases[Key],
  seats: readonly SeatId[],
  secret: Values,
): GameEvent {
  return { key, values, secret: { seats, values: secret }, reveals: true } as GameEvent;
}

/** What dice are thrown for. */
export function why<Key extends ThrowKey>(key: Key, values: Phrases[Key]) {
  return { key, values } as { readonly key: Key; readonly values: Phrases[Key] };
}

export const other = (side: Side): Side => (side === 0 ? 1 : 0);
