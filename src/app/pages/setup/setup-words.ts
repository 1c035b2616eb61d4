import { roomWords } from "../../room-words.ts";
import type { SetupWords } from "./setup-words.en.ts";

/** First words of the set-up page in the language that the page speaks. */
export const useSetupWords = roomWords<SetupWords>("pages/setup/setup-words");
