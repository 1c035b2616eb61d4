import type { FileFault } from "../../core/file/fault.ts";
import type { Language } from "../../core/language.ts";
import { shortened } from "../../core/text.ts";
import type { Translate } from "../../words/index.ts";
import { quietly } from "../citations.ts";
import { useSettings } from "../settings/settings.ts";
import { loadProblems } from "../words.ts";
import type { FileRefusal } from "./create.ts";

/** Problems beyond these help nobody. */
const MOST = 3;
/** Characters of a sentence. */
const LONGEST = 600;

/** What is wrong with a document, one sentence a problem, with the entry where it is in one. */
export async function refusalSentences(
  { fault, entry }: FileRefusal,
  language: Language,
  t: Translate,
): Promise<readonly string[]> {
  const sentence = await loadProblems(entry, language);
  const where = fault.entry === null ? "" : `${t("file.entry", fault.entry + 1)} `;
  const told = fault.problems.filter(({ code }) => code !== "more-problems");
  const sentences = told
    .slice(0, MOST)
    .map(
      (problem) =>
        `${where}${citing(shortened(sentence(problem), LONGEST), problem.rule, entry?.meta.numbers)}`,
    );
  const more = told.length - sentences.length + moreOf(fault);
  return more > 0 ? [...sentences, sentence({ code: "more-problems", values: { more } })] : sentences;
}

/** A sentence with the numbers of its rules behind it, or without them where this screen hides them. */
export function citing(sentence: string, rule: string | undefined, numbers: RegExp | undefined): string {
  const { words, rules } = quietly(sentence, numbers, rule);
  if (rules.length === 0 || !useSettings.getState().ruleNumbers) return words;
  return `${words} (${rules.join(", ")})`;
}

/** How many problems the fault itself does not list. */
function moreOf({ problems }: FileFault): number {
  const last = problems.at(-1);
  return last?.code === "more-problems" ? Number(last.values.more) : 0;
}
