import type { Language } from "../../core/language.ts";
import { teller } from "../../core/phrase.ts";
import { loadRoom, textsOf } from "../catalogues.ts";
import { type RoomText, roomWords } from "../room-words.ts";
import type { HostedWords } from "./words.en.ts";

const ROOM = "hosted";

/** The words of tables on a server in the language of the page. */
export const useHostedWords = roomWords<HostedWords>(ROOM);

/** The same in a language, for what is no part of a page. */
export async function loadHostedWords(language: Language): Promise<RoomText<HostedWords>> {
  await loadRoom(ROOM, language);
  return teller(textsOf(ROOM, language) ?? {}) as RoomText<HostedWords>;
}
