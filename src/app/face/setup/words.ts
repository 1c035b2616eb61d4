import { roomWords } from "../../room-words.ts";
import type { SetupWords } from "./words.en.ts";

/** Words of a set-up's switches and tables in the language that the page speaks. */
export const useSetupWords = roomWords<SetupWords>("face/setup");
