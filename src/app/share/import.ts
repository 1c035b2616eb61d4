import type { Language } from "../../core/language.ts";
import { MAX_FILE_LENGTH } from "../../core/limits.ts";
import { fail, type Result } from "../../core/result.ts";
import type { Translate } from "../../words/index.ts";
import { importText } from "../create.ts";
import { refusalSentences } from "../refusal.ts";

/** No character is shorter than a byte, so a longer file need not be read at all. */
const MOST_BYTES = 4 * MAX_FILE_LENGTH;

/** Keeps a match file as an own match: its id, or why it is refused, one sentence each. */
export async function importFile(
  file: File,
  language: Language,
  t: Translate,
): Promise<Result<string, readonly string[]>> {
  if (file.size > MOST_BYTES) return fail([t("file.tooBig", MAX_FILE_LENGTH / 1_000_000)]);
  try {
    const made = await importText(await file.text(), file.name.replace(/\.json$/i, ""));
    return made.ok ? made : fail(await refusalSentences(made.error, language, t));
  } catch {
    return fail([t("file.unreadable")]);
  }
}
