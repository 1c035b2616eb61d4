import { roomWords } from "../room-words.ts";
import type { ComputerWords } from "./words.en.ts";

/** Words about computer players in the language that the page speaks. */
export const useComputerWords = roomWords<ComputerWords>("computers");
