import { keysOf } from "../../../core/keys-of.ts";
import { phraser } from "../../../core/phrase.ts";
import type { TermsFace } from "../../../face/terms.ts";
import { HANDS } from "../data/figures.ts";
import { USUAL } from "../rules/setup/options.ts";
import type { View } from "../rules/view/view.ts";
import type { words } from "./words/en/terms.ts";
import type { Switch } from "./words/order-values.ts";

const phrase = phraser<typeof words>();

/** The switches that are told where they stand otherwise than usual, each with its rule (BB-15). */
const TOLD = {
  victoryInclusive: "BB-R5",
  markersPer: "BB-R9",
  duel: "BB-113",
  battles: "BB-H10",
  diagonal: "BB-R3",
  bid: "BB-R57",
} as const satisfies Readonly<Record<Switch, string>>;

/** How a campaign is won, how long it lasts, and what differs from the usual. */
export const terms: TermsFace<View> = {
  terms({ setup, targets }) {
    const { options, from, to, tables } = setup;
    const turned = keysOf(TOLD).filter((name) => options[name] !== USUAL[name]);
    return [
      phrase("term.german", { targets }),
      phrase("term.draw", { targets, least: targets - options.drawBelow }),
      phrase("term.rate", { british: HANDS[0], german: HANDS[1] }),
      phrase("term.turns", { from, to }),
      phrase("term.weather", { weather: options.weather }),
      ...turned.map((name) => phrase("term.switch", { name, rule: TOLD[name] })),
      ...(tables ? [phrase("term.tables")] : []),
    ];
  },
};
