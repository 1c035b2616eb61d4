import type { Language } from "../core/language.ts";
import { scenarioWords } from "../words/games.ts";

/**
 * What a match is called on pages: its scenario's title in the page's language, else the title it was kept under; a
 * battle of a campaign is kept under the campaign's name.
 */
export function matchTitle(
  match: {
    readonly game: string;
    readonly scenario: string | null;
    readonly title: string;
    readonly battleOf?: unknown;
  },
  language: Language,
): string {
  if (match.battleOf) return match.title;
  return scenarioWords(match.game, match.scenario, language)?.title ?? match.title;
}
