import type { GameEvent } from "../../../../core/game.ts";
import type { EventPhrases } from "../../words/phrases.ts";

/** A fact of the dogfight. */
export type DogfightEvent = {
  [Key in keyof EventPhrases]: GameEvent & { readonly key: Key; readonly values: EventPhrases[Key] };
}[keyof EventPhrases];

/** An event with its values, checked against its key. */
export function fact<Key extends keyof EventPhrases>(key: Key, values: EventPhrases[Key]): DogfightEvent {
  return { key, values } as DogfightEvent;
}
