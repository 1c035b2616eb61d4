import { roomWords } from "../room-words.ts";
import type { NoticeWords } from "./words.en.ts";

/** Words of what is told above any page, in the language that the page speaks. */
export const useNoticeWords = roomWords<NoticeWords>("notices");
