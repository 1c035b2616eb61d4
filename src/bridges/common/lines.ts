import type { BattleTable } from "../../core/battle-tables.ts";
import type { Language } from "../../core/language.ts";
import type { AnyCatalogue } from "../../core/phrase.ts";
import { said } from "../../core/said.ts";
import type { Bridge, BridgeLine } from "../bridge.ts";

/** A bridge in the registry, and what a set-up calls the table to which it leads. */
export type TableLine = BridgeLine & { readonly by: BattleTable };

/** The games that are played on the tables. */
const GAMES = { plotted: "dogfight", cards: "down-in-flames" } as const;

/** The tables on which battles of a campaign may be fought, beside its own dice. */
export function tableLines(
  campaign: string,
  load: Readonly<Record<keyof typeof GAMES, () => Promise<Bridge>>>,
  words: (language: Language) => Promise<AnyCatalogue>,
): readonly TableLine[] {
  return (["plotted", "cards"] as const).map((by) => ({
    campaign,
    battle: GAMES[by],
    by,
    load: load[by],
    words: (language) => said(language, words),
  }));
}
