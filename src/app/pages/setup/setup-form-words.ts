import { roomWords } from "../../room-words.ts";
import type { SetupFormWords } from "./setup-form-words.en.ts";

/** Words of the set-up form, in the language that the page speaks. */
export const useSetupFormWords = roomWords<SetupFormWords>("pages/setup/setup-form-words");
