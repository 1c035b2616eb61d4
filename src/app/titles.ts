import type { Language } from "../core/language.ts";
import { scenarioWords } from "../words/games.ts";
import { fullTime } from "./local-time.ts";

/**
 * What a match is called on pages: its scenario's title in the page's language, else the title it was kept under; a
 * battle of a campaign is kept under the campaign's name, and a branch says from which moment on it is one.
 */
export function matchTitle(
  match: {
    readonly game: string;
    readonly scenario: string | null;
    readonly title: string;
    readonly battleOf?: unknown;
    readonly branch?: string | undefined;
  },
  language: Language,
): string {
  if (match.battleOf) return match.title;
  const title = scenarioWords(match.game, match.scenario, language)?.title ?? match.title;
  return match.branch === undefined ? title : `${title} · ${match.branch}`;
}

export type Titled = Parameters<typeof matchTitle>[0] & { readonly created: number };

/** The same with when the match was begun, which tells it from others of that title. */
export function datedTitle(match: Titled, language: Language): string {
  return `${matchTitle(match, language)}, ${fullTime(match.created)}`;
}
