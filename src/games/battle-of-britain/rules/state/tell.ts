import type { GameEvent, SeatId } from "../../../../core/game.ts";
import type { Values } from "../../../../core/phrase.ts";
import type { Phrases } from "../../words/phrases.ts";

type EventKey = Extract<keyof Phrases, `event.${string}`>;
type ThrowKey = Extract<keyof Phrases, `throw.${string}`>;

/** An event with its values, checked against its key. */
export function tell<Key extends EventKey>(key: Key, values: Phrases[Key]): GameEvent {
  return { key, values } as unknown as GameEvent;
}

/** An event that tells somebody what was hidden from him. */
export function reveal<Key extends EventKey>(key: Key, values: Phrases[Key]): GameEvent {
  return { key, values, reveals: true } as unknown as GameEvent;
}

/** An event of which the seats of one side alone may know the rest. */
export function tellSide<Key extends EventKey>(
  key: Key,
  values: Phrases[Key],
  seats: readonly SeatId[],
  secret: Values,
): GameEvent {
  return { key, values, secret: { seats, values: secret }, reveals: true } as unknown as GameEvent;
}

/** What dice are thrown for. */
export function why<Key extends ThrowKey>(key: Key, values: Phrases[Key]) {
  return { key, values } as { readonly key: Key; readonly values: Phrases[Key] };
}
