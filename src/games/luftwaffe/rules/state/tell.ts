import type { GameEvent } from "../../../../core/game.ts";
import type { Phrase, Values } from "../../../../core/phrase.ts";
import type { Side } from "../../data/sides.ts";
import type { EventPhrases, Phrases } from "../../words/phrases.ts";
import { seatsOf } from "./sides.ts";
import type { State } from "./state.ts";

/** An event with its values, checked against its key. */
export function tell<Key extends keyof EventPhrases>(key: Key, values: EventPhrases[Key]): GameEvent {
  return { key, values } as unknown as GameEvent;
}

/** An event of which everybody hears that it happened, and one side what. */
export function tellSide<Key extends keyof EventPhrases>(
  state: State,
  side: Side,
  key: Key,
  values: EventPhrases[Key],
): GameEvent {
  return { key, values: {}, secret: { seats: seatsOf(state, side), values: values as unknown as Values } };
}

/** An event that tells somebody what was hidden from him. */
export function reveal<Key extends keyof EventPhrases>(key: Key, values: EventPhrases[Key]): GameEvent {
  return { ...tell(key, values), reveals: true };
}

/** What dice are thrown for. */
export function why<Key extends Extract<keyof Phrases, `throw.${string}`>>(key: Key, values: Phrases[Key]) {
  return { key, values } as { readonly key: Key; readonly values: Phrases[Key] };
}

/** What a planned answer is for. */
export function reason<Key extends Extract<keyof Phrases, `reason.${string}`>>(
  key: Key,
  values: Phrases[Key],
): Phrase {
  return { key, values: values as unknown as Values };
}
