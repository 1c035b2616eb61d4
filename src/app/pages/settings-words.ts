import { partWords } from "../part-words.ts";
import { words as de } from "./settings-words.de.ts";
import { words as en, type SettingsWords } from "./settings-words.en.ts";

/** The words of the settings page in the language of the page. */
export const useSettingsWords = partWords<SettingsWords>({ en, de });
