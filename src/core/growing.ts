import { LANGUAGES, type Language } from "./language.ts";

type Parts = Readonly<Record<string, unknown>>;

function hasParts(said: unknown): said is Parts {
  return typeof said === "object" && said !== null && !Array.isArray(said);
}

/** What one language says, and for every part that it lacks, however deep, what the first one says. */
function filled(first: unknown, own: unknown): unknown {
  if (!hasParts(first) || !hasParts(own)) return own ?? first;
  const parts = Object.entries(first).map(([name, part]) => [name, filled(part, own[name])]);
  return { ...own, ...Object.fromEntries(parts) };
}

/** What a language says that may lack a file, or parts of one. */
export async function completed<Said>(
  language: Language,
  load: (language: Language) => Promise<Said>,
): Promise<Said> {
  // What is not there can't be told from what could not be fetched; then the first one is most likely not to be had either.
  const [first, own] = await Promise.all([load(LANGUAGES[0]), load(language).catch(() => undefined)]);
  return filled(first, own) as Said;
}
