import type { GameEvent } from "../../../core/game.ts";
import type { Phrases } from "./phrases.ts";
import type { RefusalCode } from "./problems.ts";

/** The keys of sentences that tell what happens: those of no other kind. */
type FactKey = Exclude<keyof Phrases, `${string}.${string}` | RefusalCode>;

/** A fact of the dogfight. */
export type DogfightEvent = {
  [Key in FactKey]: GameEvent & { readonly key: Key; readonly values: Phrases[Key] };
}[FactKey];

/** An event with its values, checked against its key. */
export function fact<Key extends FactKey>(key: Key, values: Phrases[Key]): DogfightEvent {
  return { key, values } as DogfightEvent;
}
