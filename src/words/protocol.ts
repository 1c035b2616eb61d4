import type { Language } from "../core/language.ts";
import { type AnyCatalogue, say, type Value } from "../core/phrase.ts";
import { said } from "../core/said.ts";
import type { Refused } from "../protocol/replies.ts";
import { kernelWords } from "./kernel.ts";
import { isPhrase } from "./problem.ts";

async function load(language: Language): Promise<AnyCatalogue> {
  return (await import(`./protocol.${language}.ts`)).words;
}

/** The sentences of refusals in one language. */
export function protocolWords(language: Language): Promise<AnyCatalogue> {
  return said(language, load);
}

/** A value that is a phrase of the kernel's as its sentence; any other as it is. */
function toldIn(kernel: AnyCatalogue, value: Value): Value {
  return isPhrase(value) ? say(kernel, value) : value;
}

/** What tells refusals in a language; one of a newer server in the words that came with it. */
export async function loadRefusals(language: Language): Promise<(refused: Refused) => string> {
  const [words, kernel] = await Promise.all([protocolWords(language), kernelWords(language)]);
  return (refused) =>
    Object.hasOwn(words, refused.code) ? refusalSentence(words, kernel, refused) : String(refused.text);
}

/** The sentence for a refusal, by its own words and those of the kernel. */
export function refusalSentence(
  words: AnyCatalogue,
  kernel: AnyCatalogue,
  { code, values }: Pick<Refused, "code" | "values">,
): string {
  const told = Object.entries(values).map(([name, value]) => [name, toldIn(kernel, value)] as const);
  return say(words, { key: code, values: Object.fromEntries(told) });
}
