import type { Page, Request } from "@playwright/test";

/** What each page has asked for that has not come. */
const awaited = new WeakMap<Page, Set<Request>>();

/** Milliseconds in which a page that has all it wants neither asks for more nor changes. */
const CALM = 300;

/** Keeps count of what a page asks for, from before it opens. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  awaited.set(page, open);
  page.on("request", (request) => {
    // Another document: what the one before it still waited for is nobody's business any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
}

/** Run in a page: waits until nothing of it has changed for so long, and it has time. */
async function unchanged(calm: number): Promise<void> {
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  while (performance.now() - changed < calm) {
    await new Promise((done) => setTimeout(done, calm / 3));
    // A browser that has nothing to draw may not call whoever waits for it to be idle.
    await new Promise((done) => requestIdleCallback(done, { timeout: 3 * calm }));
  }
  observer.disconnect();
}

/**
 * Waits until all that a page fetches on demand has come and stands on it. Playwright's own idle network is of no use
 * here: a page that was idle once counts as idle ever after, whichever of ours is looked at next.
 */
export async function settled(page: Page): Promise<void> {
  const open = awaited.get(page);
  if (!open) throw new Error("nobody has counted what this page asks for");
  do {
    await page.evaluate(unchanged, CALM);
  } while (open.size > 0);
}
