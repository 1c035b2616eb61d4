import { roomWords } from "../../room-words.ts";
import type { SettingsWords } from "./words.en.ts";

/** The words of the settings page in the language of the page. */
export const useSettingsWords = roomWords<SettingsWords>("pages/settings");
