import type { Problem } from "../../../core/game.ts";
import { fail, type Result } from "../../../core/result.ts";
import type { OwnTables, TableSet } from "../../../face/setup.ts";

/** A file that could not be read at all. */
export const UNREADABLE = "unreadable";

/** The set of tables in a file that was chosen, or what is wrong with it. */
export async function openTables(
  { read }: OwnTables,
  file: Blob,
): Promise<Result<TableSet, typeof UNREADABLE | readonly Problem[]>> {
  try {
    return read(await file.text());
  } catch {
    return fail(UNREADABLE);
  }
}

/** The name of the file of a set: `tallyho-tables-my-own.json`. */
export function tablesFileName({ name }: TableSet): string {
  const plain = name.normalize("NFKD").replace(/[^A-Za-z0-9]+/g, "-");
  const trimmed = plain.replace(/^-+|-+$/g, "").toLowerCase();
  return `tallyho-tables-${trimmed === "" ? "set" : trimmed}.json`;
}
