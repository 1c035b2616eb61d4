import type { Language } from "../core/language.ts";
import { said } from "../core/said.ts";
import type { ServerWords } from "./server.en.ts";

async function load(language: Language): Promise<ServerWords> {
  return (await import(`./server.${language}.ts`)).words;
}

/** What is said in a language where a server has done nothing of what was asked, and gives no refusal. */
export function serverWords(language: Language): Promise<ServerWords> {
  return said(language, load);
}
