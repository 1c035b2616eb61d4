import { roomWords } from "../room-words.ts";
import type { HostedWords } from "./words.en.ts";

/** The words of tables on a server in the language of the page. */
export const useHostedWords = roomWords<HostedWords>("hosted");
