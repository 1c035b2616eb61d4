import { LANGUAGES, type Language } from "../core/language.ts";
import type { Values } from "../core/phrase.ts";
import type { StoreError } from "../server/store/store.ts";
import { loadOwnSayer } from "./sayer.ts";

/** What is told of a cause that has no sentence of ours: what the system or the database calls it, and what it says. */
function detailOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "?";
  const { code } = cause as NodeJS.ErrnoException;
  return code === undefined ? cause.message : `${code}: ${cause.message}`;
}

/** Why matches can't be kept, in one sentence. */
export async function storeFault(
  { fault, values, cause }: StoreError,
  language: Language = LANGUAGES[0],
): Promise<string> {
  const say = await loadOwnSayer(language);
  const told: Values = { ...values, ...(fault === "failed" && { detail: detailOf(cause) }) };
  return say({ key: `store.${fault}`, values: told });
}
