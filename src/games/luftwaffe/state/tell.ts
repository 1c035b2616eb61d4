import type { GameEvent } from "../../../core/game.ts";
import type { EventPhrases, Phrases, ThrowPhrases } from "../words/phrases.ts";

/** An event with its values, checked against its key. */
export function tell<Key extends keyof EventPhrases>(key: Key, values: EventPhrases[Key]): GameEvent {
  return { key, values } as unknown as GameEvent;
}

/** What dice are thrown for. */
export function why<Key extends keyof ThrowPhrases>(key: Key, values: Phrases[Key]) {
  return { key, values } as { readonly key: Key; readonly values: Phrases[Key] };
}
