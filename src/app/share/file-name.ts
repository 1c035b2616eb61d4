import { slugOf } from "../../core/text.ts";

/** Two digits. */
function two(figure: number): string {
  return figure.toString().padStart(2, "0");
}

/** The day of a time in milliseconds since 1970, as this device's calendar has it: `1940-08-15`. */
export function dayOf(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear().toString()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

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

/** A time as a list shows it: `1940-08-15 18:30`. */
export function fullTime(time: number): string {
  const date = new Date(time);
  return `${dayOf(time)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
