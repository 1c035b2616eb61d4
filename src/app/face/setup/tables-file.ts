import type { Problem } from "../../../core/game.ts";
import { fail, type Result } from "../../../core/result.ts";
import type { OwnTables, TableSet } from "../../../face/setup.ts";
import { plainName } from "../../share/file-name.ts";

/** A file that could not be read at all. */
export const UNREADABLE = "unreadable";

/** The set of tables in a file that was chosen, or what is wrong with it. */
export async function openTables(
  { read }: OwnTables,
  file: Blob,
): Promise<Result<TableSet, typeof UNREADABLE | readonly Problem[]>> {
  try {
    // Fetched when it is needed: a set-up is chosen without a file.
    const { textOfFile } = await import("../../share/text-of-file.ts");
    const text = await textOfFile(file);
    return text.ok ? read(text.value) : fail(UNREADABLE);
  } catch {
    return fail(UNREADABLE);
  }
}

/** The name of the file of a set: `tallyho-tables-my-own.json`. */
export function tablesFileName({ name }: TableSet): string {
  return `tallyho-tables-${plainName(name) || "set"}.json`;
}
