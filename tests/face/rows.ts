import { type AnyCatalogue, say } from "../../src/core/phrase.ts";
import type { BookFace } from "../../src/face/book.ts";
import { wordsOf } from "../../src/face/text.ts";

type Rows = readonly (readonly string[])[];

/** Rows of the tables of a book's chapters, told by a catalogue; of several tables in a chapter the one of that place. */
export function rowsIn({ chapters }: BookFace, words: AnyCatalogue): (chapter: string, nth?: number) => Rows {
  return (chapter, nth = 0) => {
    const blocks = chapters.find(({ id }) => id === chapter)?.blocks ?? [];
    const tables = blocks.flatMap((block) => (block.kind === "table" ? [block] : []));
    return (tables[nth]?.rows ?? []).map((row) =>
      row.map((cell) => wordsOf(cell, (phrase) => say(words, phrase))),
    );
  };
}
