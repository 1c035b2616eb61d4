import { roomWords } from "../room-words.ts";
import type { SlipWords } from "./words.en.ts";

/** Words of the papers that come when they are wanted: log, replay, tape, result, in the language that the page speaks. */
export const useSlipWords = roomWords<SlipWords>("table");
