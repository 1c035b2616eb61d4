import { credits } from "../../../../meta/credits.de.ts";
import type { words as english } from "../../en/book/source.ts";

export const words: typeof english = {
  "source.title": "Woher es kommt",
  "source.the-rules-are-told-here":
    "Die Regeln sind hier mit eigenen Worten erzählt. Was das veröffentlichte Spiel offenlässt, klären die Regelungen ab R-01. Diese Teile sind von uns:",
  "source.text": credits.source,
  "source.own-table": ({ table }) => credits.ownTables[table],
};
