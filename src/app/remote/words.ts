import { fetchedWords } from "../fetched-words.ts";
import type { RemoteWords } from "./words.en.ts";

/** What is said where a server has done nothing of what was asked. */
export const remoteWords = fetchedWords<RemoteWords>("remote");
