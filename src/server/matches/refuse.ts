import { LANGUAGES } from "../../core/language.ts";
import type { Values } from "../../core/phrase.ts";
import type { RefusalCode } from "../../protocol/refusals.ts";
import type { Refused } from "../../protocol/replies.ts";
import { kernelWords } from "../../words/kernel.ts";
import { protocolWords, refusalSentence } from "../../words/protocol.ts";

/** Makes a refusal with its sentence. */
export type Refuse = (code: RefusalCode, values?: Values) => Refused;

/** Loads what refusals say in the first language. */
export async function loadRefuse(): Promise<Refuse> {
  const [words, kernel] = await Promise.all([protocolWords(LANGUAGES[0]), kernelWords(LANGUAGES[0])]);
  return (code, values = {}) => ({
    ok: false,
    code,
    values,
    text: refusalSentence(words, kernel, { code, values }),
  });
}
