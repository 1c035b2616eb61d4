import type { Language } from "../core/language.ts";
import { GAMES } from "../games/index.ts";
import { findGame } from "../games/registry.ts";

/** What a match is called on pages: its scenario's title in the page's language, else the title it was kept under. */
export function matchTitle(
  match: { readonly game: string; readonly scenario: string | null; readonly title: string },
  language: Language,
): string {
  const scenarios = findGame(GAMES, match.game)?.meta.scenarios ?? [];
  const known = scenarios.find((scenario) => scenario.id === match.scenario);
  return known?.title[language] ?? match.title;
}
