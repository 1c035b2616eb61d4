import { roomWords } from "../../room-words.ts";
import type { SetupWords } from "./words.en.ts";

/** Words of the set-up form, in the language that the page speaks. */
export const useSetupWords = roomWords<SetupWords>("pages/setup");
