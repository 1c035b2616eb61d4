import { meta } from "../../../../../games/dogfight/meta.ts";
import type { Chapter } from "../../../../rules/book.ts";
import { both, text } from "../../../../rules/write.ts";

/** Where the game comes from, and what in it is ours. */
export const SOURCE: readonly Chapter[] = [
  {
    id: "source",
    title: both("Where it comes from", "Woher es kommt"),
    blocks: [
      { kind: "text", text: meta.source },
      text(
        "The rules are told here in our own words. What the published game leaves open is settled by the rulings R-01 and onwards. These parts are ours:",
        "Die Regeln sind hier mit eigenen Worten erzählt. Was das veröffentlichte Spiel offenlässt, klären die Regelungen ab R-01. Diese Teile sind von uns:",
      ),
      { kind: "list", items: meta.ownTables },
    ],
  },
];
