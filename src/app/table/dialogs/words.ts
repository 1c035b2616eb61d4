import { roomWords } from "../../room-words.ts";
import type { DialogWords } from "./words.en.ts";

/** Words of the dialogs above the table, in the language that the page speaks. */
export const useDialogWords = roomWords<DialogWords>("table/dialogs");
