import type { Language } from "../../../core/language.ts";
import { datedTitle, matchTitle, type Titled } from "../../titles.ts";

/**
 * What each match of a list is called: by its title alone where no other has that, else with when it was begun; two of
 * one minute are told apart by its seconds.
 */
export function distinctTitles<Match extends Titled>(
  matches: readonly Match[],
  language: Language,
): ReadonlyMap<Match, string> {
  const told = [
    (match: Match) => matchTitle(match, language),
    (match: Match) => datedTitle(match, language),
    (match: Match) =>
      `${datedTitle(match, language)}:${new Date(match.created).getSeconds().toString().padStart(2, "0")}`,
  ];
  const alone = (match: Match) => (tell: (one: Match) => string) =>
    matches.every((other) => other === match || tell(other) !== tell(match));
  return new Map(matches.map((match) => [match, (told.find(alone(match)) ?? told.at(-1))?.(match) ?? ""]));
}
