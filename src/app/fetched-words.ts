import type { Language } from "../core/language.ts";
import { teller } from "../core/phrase.ts";
import { loadRoom, type Texts, textsOf } from "./catalogues.ts";
import type { RoomText } from "./room-words.ts";

/** Fetches a room's own words in a language, for what is no part of a page; see `roomWords` for what is. */
export function fetchedWords<Words extends Texts<keyof Words & string>>(
  room: string,
): (language: Language) => Promise<RoomText<Words>> {
  return async (language) => {
    await loadRoom(room, language);
    return teller(textsOf(room, language) ?? {}) as RoomText<Words>;
  };
}
