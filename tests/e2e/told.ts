import type { Locator, Page } from "@playwright/test";
import type { TOLD_AS } from "../../src/app/announcer/told-elements.ts";

/** What stands on the page, or within a part of it, and is told in one of these ways. */
export function told(within: Page | Locator, ...as: readonly (keyof typeof TOLD_AS)[]): Locator {
  return within.locator(as.map((one) => `[data-told="${one}"]`).join(", "));
}

/** All that the page has told so far, the latest last. */
export async function heardBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as { heard?: string[] }).heard ?? []);
}

/** Keeps what the page tells from now on, over all of its pages. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    (window as { heard?: string[] }).heard = heard;
    const note = (records: readonly MutationRecord[]) => {
      for (const { target, addedNodes } of records) {
        const region = target instanceof Element && target.closest("[aria-live]");
        if (region) for (const node of addedNodes) heard.push(node.textContent ?? "");
      }
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true });
  });
}
