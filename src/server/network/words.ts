import { LANGUAGES, type Language } from "../../core/language.ts";
import { type AnyCatalogue, say } from "../../core/phrase.ts";
import { said } from "../../core/said.ts";
import type { words } from "./words.en.ts";

async function load(language: Language): Promise<AnyCatalogue> {
  return (await import(`./words.${language}.ts`)).words;
}

/** The language that a header `Accept-Language` asks for first, of those that there are. */
export function languageAsked(header = ""): Language {
  const asked = header
    .split(",")
    .map((part, place) => {
      const [tag = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith("q="))?.slice(2) ?? "1";
      return { language: tag.split("-")[0] ?? "", weight: Number(weight), place };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.place - other.place);
  const known = asked.map(({ language }) => LANGUAGES.find((one) => one === language));
  return known.find((language) => language !== undefined) ?? LANGUAGES[0];
}

/** A sentence in the language that a request asks for. */
export async function told(
  header: string | undefined,
  key: keyof typeof words,
  values: Readonly<Record<string, string>> = {},
): Promise<string> {
  return say(await said(languageAsked(header), load), { key, values });
}
