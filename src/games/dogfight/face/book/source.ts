import { list } from "../../../../face/book/chapter.ts";
import { meta } from "../../meta/meta.ts";
import { chapter, phrase } from "./phrase.ts";

/** Where the game comes from, and what in it is ours. */
export const SOURCE = [
  chapter("source", [
    "text",
    "the-rules-are-told-here",
    list(...meta.ownTables.map((table) => phrase("source.own-table", { table }))),
  ]),
];
