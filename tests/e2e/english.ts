import type { Page } from "@playwright/test";

/** Words of the page that stand in no German sentence of ours. */
const ENGLISH = /\b(the|and|your|answer|answers|turn|card|cards|level|aircraft|deck|with|pass|hit|hits)\b/i;

/** Texts of the page that hold an English word. */
export async function englishOn(page: Page): Promise<readonly string[]> {
  const texts = await page.locator("main *").evaluateAll((elements) =>
    elements.flatMap((element) => {
      const own = [...element.childNodes].filter((node) => node.nodeType === 3);
      return own.map((node) => node.nodeValue?.trim() ?? "");
    }),
  );
  // Cards keep their English names, in capitals.
  return texts.filter((text) => ENGLISH.test(text.replace(/\b[A-Z]{2,}\b/g, "")));
}
