import { phraser } from "../../../core/phrase.ts";
import type { TermsFace } from "../../../face/terms.ts";
import { plays, USUAL } from "../data/options.ts";
import type { View } from "../rules/view/view.ts";
import type { words } from "./words/en/terms.ts";

const phrase = phraser<typeof words>();

/** How a campaign or a single raid is won, how long it lasts, and what differs from the usual. */
export const terms: TermsFace<View> = {
  terms({ setup }) {
    const { raid, from, to, tables, options } = setup;
    const { level, takeOff, jetTable, targets, battles } = options;
    const won = raid
      ? [phrase("term.raid"), phrase("term.named"), phrase("term.turns", { quarter: from })]
      : [phrase("term.campaign", { targets, to }), phrase("term.quarters", { from, to })];
    return [
      ...won,
      phrase("term.level", { level }),
      ...(takeOff === USUAL.takeOff ? [] : [phrase("term.takeOff", { takeOff })]),
      ...(!raid && plays(level, "substitution") && jetTable !== USUAL.jetTable
        ? [phrase("term.jetTable")]
        : []),
      ...(battles ? [phrase("term.battles", { battles })] : []),
      ...(tables ? [phrase("term.tables")] : []),
    ];
  },
};
