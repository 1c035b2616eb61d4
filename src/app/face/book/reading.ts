import { createContext, useContext } from "react";
import type { Phrase } from "../../../core/phrase.ts";
import type { Chapter } from "../../../face/book.ts";

/** How a book is read: in whose words, what is a rule's number, and where a number leads. */
export interface BookReading {
  readonly say: (phrase: Phrase) => string;
  /** The chapters that speak of a rule. */
  readonly chaptersOn: (rule: string) => readonly Chapter[];
  readonly isRule: (id: string) => boolean;
  readonly hrefOf: (id: string) => string;
  /** Goes to a place of the book. */
  readonly go: (id: string) => void;
}

export const ReadingContext = createContext<BookReading | null>(null);

export function useReading(): BookReading {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error("a part of a book of rules stands outside of it");
  return reading;
}
