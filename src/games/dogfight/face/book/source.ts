import { type Chapter, list, text } from "../../../../face/book.ts";
import { meta } from "../../meta/meta.ts";
import { phrase } from "./phrase.ts";

/** Where the game comes from, and what in it is ours. */
export const SOURCE: readonly Chapter[] = [
  {
    id: "source",
    title: phrase("source.title"),
    blocks: [
      text(phrase("source.text")),
      text(phrase("source.the-rules-are-told-here")),
      list(...meta.ownTables.map((table) => phrase("source.own-table", { table }))),
    ],
  },
];
