import type { Language } from "../../core/language.ts";
import { told } from "./words.ts";

/** The page that says to a phone that it can reach this machine: no script, no style, nothing to load. */
export async function helloPage(language: Language): Promise<string> {
  const [title, hello] = await Promise.all([told(language, "hello-title"), told(language, "hello")]);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<p role="status">${hello}</p>
</html>
`;
}
