import { phraser } from "../../../src/core/phrase.ts";
import type { TermsFace } from "../../../src/face/terms.ts";
import type { View } from "../rules/state.ts";
import type { words } from "./words/en/terms.ts";

const phrase = phraser<typeof words>();

/** How a raid is won. */
export const terms: TermsFace<View> = {
  terms: ({ turns, cloud, strengths, bids }) => [
    phrase("term.points"),
    bids ? phrase("term.bids") : phrase("term.bombs"),
    phrase("term.turns", { turns }),
    ...(cloud ? [phrase("term.cloud")] : []),
    ...(strengths.includes(0) ? [phrase("term.decoys")] : []),
  ],
};
