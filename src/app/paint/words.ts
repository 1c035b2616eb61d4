import { roomWords } from "../room-words.ts";
import type { PaintWords } from "./words.en.ts";

/** The words of whoever paints in the language that the page speaks. */
export const usePaintWords = roomWords<PaintWords>("paint");
