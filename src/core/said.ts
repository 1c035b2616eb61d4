import { COMPLETE, type Language } from "./language.ts";

/**
 * What a language says of something, as `load` finds it. What a language that is not complete yet lacks, all of it or a
 * sentence, is said in the first one.
 */
export async function said<Said>(
  language: Language,
  load: (language: Language) => Promise<Said>,
): Promise<Said> {
  if (COMPLETE.includes(language)) return load(language);
  return (await import("./growing.ts")).completed(language, load);
}
