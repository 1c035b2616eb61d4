import type { Language } from "../core/language.ts";
import type { Translate } from "../words/index.ts";
import type { Refusal } from "./create.ts";
import { loadProblems } from "./words.ts";

/** Problems beyond these help nobody. */
const MOST = 3;

/** What is wrong with a document, one sentence a problem, with the entry where it is in one. */
export async function refusalSentences(
  { fault, entry }: Refusal,
  language: Language,
  t: Translate,
): Promise<readonly string[]> {
  const sentence = await loadProblems(entry, language);
  const where = fault.entry === null ? "" : `${t("file.entry", fault.entry)} `;
  return fault.problems.slice(0, MOST).map((problem) => `${where}${sentence(problem)}`);
}
