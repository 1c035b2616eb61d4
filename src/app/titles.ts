import type { Language } from "../core/language.ts";
import { scenarioWords } from "../words/games.ts";

/** What a match is called on pages: its scenario's title in the page's language, else the title it was kept under. */
export function matchTitle(
  match: { readonly game: string; readonly scenario: string | null; readonly title: string },
  language: Language,
): string {
  return scenarioWords(match.game, match.scenario, language)?.title ?? match.title;
}
