import { use } from "react";
import type { Language } from "../core/language.ts";
import { type ToldTo, teller } from "../core/phrase.ts";
import { loadRoom, noteRoom, type Texts, textsOf } from "./catalogues.ts";
import { useWords } from "./words.ts";

/** The text of a key of a room's words; the figures it needs are known to the compiler. */
export type RoomText<Words extends Texts<keyof Words & string>> = <Key extends keyof Words>(
  key: Key,
  ...values: ToldTo<Words[Key]>
) => string;

/**
 * A hook that speaks a room's own words in the language of the page. They are fetched beside the room's code, see
 * `withWords`; who shows a room before they are there waits for them.
 */
export function roomWords<Words extends Texts<keyof Words & string>>(room: string): () => RoomText<Words> {
  noteRoom(room);
  const speakers = new Map<Language, RoomText<Words>>();
  return () => {
    const { language } = useWords();
    const known = speakers.get(language);
    if (known) return known;
    const texts = textsOf(room, language);
    if (!texts) {
      use(loadRoom(room, language));
      throw new Error(`the words of ${room} were fetched and are not there`);
    }
    const spoken = teller(texts) as RoomText<Words>;
    speakers.set(language, spoken);
    return spoken;
  };
}
