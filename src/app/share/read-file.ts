import type { Language } from "../../core/language.ts";
import { MAX_FILE_LENGTH } from "../../core/limits.ts";
import { fail, type Result } from "../../core/result.ts";
import type { Translate } from "../../words/index.ts";
import { refusalSentences } from "../match/refusal.ts";
import { textOfFile } from "./text-of-file.ts";

/** No character is shorter than a byte, so a longer file need not be read at all. */
const MOST_BYTES = 4 * MAX_FILE_LENGTH;

/** The text of a file that somebody chose, or why it can't be read, one sentence each. */
export async function readFile(
  file: File,
  language: Language,
  t: Translate,
): Promise<Result<string, readonly string[]>> {
  if (file.size > MOST_BYTES) return fail([t("file.tooBig", MAX_FILE_LENGTH / 1_000_000)]);
  try {
    const read = await textOfFile(file);
    return read.ok
      ? read
      : fail(await refusalSentences({ fault: read.error, entry: undefined }, language, t));
  } catch {
    return fail([t("file.unreadable")]);
  }
}
