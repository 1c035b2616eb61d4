import type { Problem } from "../../../../core/game.ts";
import { fail, type Result } from "../../../../core/result.ts";
import { readTables } from "../../../../games/great-war/tables/read.ts";
import type { Tables } from "../../../../games/great-war/tables/tables.ts";

/** Why a file gives no set of tables: it can't be read, is something else altogether, or some cells don't fit. */
export type TablesFault =
  | { readonly code: "unreadable" | "foreign" }
  | { readonly code: "cells"; readonly problems: readonly Problem[] };

/** What every set has; a document with neither is something else. */
const PARTS = ["damage", "schedules"];

function isForeign(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data !== "object" || data === null || !PARTS.some((part) => Object.hasOwn(data, part));
  } catch {
    // What is no JSON at all is told as such.
    return false;
  }
}

/** The set of tables in the text of a file; any text gets an answer. */
export function tablesFrom(text: string): Result<Tables, TablesFault> {
  const read = readTables(text);
  if (read.ok) return read;
  return fail(isForeign(text) ? { code: "foreign" } : { code: "cells", problems: read.error });
}

/** The set of tables in a file that was chosen. */
export async function openTables(file: Blob): Promise<Result<Tables, TablesFault>> {
  try {
    return tablesFrom(await file.text());
  } catch {
    return fail({ code: "unreadable" });
  }
}

/** The name of the file of a set: `tallyho-tables-my-own.json`. */
export function tablesFileName({ name }: Pick<Tables, "name">): string {
  const plain = name.normalize("NFKD").replace(/[^A-Za-z0-9]+/g, "-");
  const trimmed = plain.replace(/^-+|-+$/g, "").toLowerCase();
  return `tallyho-tables-${trimmed === "" ? "set" : trimmed}.json`;
}
