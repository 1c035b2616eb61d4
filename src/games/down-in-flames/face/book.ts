import type { BookFace } from "../../../face/book.ts";
import { RULINGS } from "./book/rulings.ts";

/** The rules of the card dogfight as one plays it. */
export const book: BookFace = { chapters: [], rulings: RULINGS };
