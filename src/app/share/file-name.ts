import { slugOf } from "../../core/text.ts";
import { dayOf } from "../local-time.ts";

/** Letters that have a plain spelling of their own. */
const SPELLED: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** A name as part of a file's name: `four-over-kent`; letters lose their marks. May be empty. */
export function plainName(name: string): string {
  const spelled = name.toLowerCase().replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter);
  return slugOf(spelled.normalize("NFKD").replace(/\p{M}+/gu, ""));
}

/** What a saved match is called: `tallyho-duel-1940-08-15.json`. */
export function fileName(
  match: { readonly scenario: string | null; readonly game: string },
  time: number,
): string {
  return `tallyho-${plainName(match.scenario ?? match.game)}-${dayOf(time)}.json`;
}
