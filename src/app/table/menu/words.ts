import { roomWords } from "../../room-words.ts";
import type { MenuWords } from "./words.en.ts";

/** The words of the menu of a table in the language of the page. */
export const useMenuWords = roomWords<MenuWords>("table/menu");
