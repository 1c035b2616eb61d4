import type { Language } from "../../core/language.ts";
import type { Refused } from "../../protocol/replies.ts";
import { kernelWords } from "../../words/kernel.ts";
import { protocolWords, refusalSentence } from "../../words/protocol.ts";

/** What tells refusals in a language; one of a newer server in the words that came with it. */
export async function loadSentence(language: Language): Promise<(refused: Refused) => string> {
  const [words, kernel] = await Promise.all([protocolWords(language), kernelWords(language)]);
  return (refused) =>
    Object.hasOwn(words, refused.code) ? refusalSentence(words, kernel, refused) : String(refused.text);
}
