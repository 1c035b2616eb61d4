import { isGone, isServed } from "../offline/reloading.ts";
import { withWords } from "../words.ts";

/** How long to wait before a part is asked for again, in milliseconds. */
const AGAIN_AFTER = 1500;

/**
 * Fetches a part of the page, again and again while the server can't be reached: a table on it comes back by itself, and so
 * does what is to be shown there. Rejects where the server is there and the part is not. `served`: whether it is there.
 */
export async function patiently<Part>(fetch: () => Promise<Part>, served = isServed): Promise<Part> {
  for (;;) {
    try {
      return await withWords(fetch);
    } catch (error) {
      if (!isGone(error) || (await served())) throw error;
      await new Promise((later) => setTimeout(later, AGAIN_AFTER));
    }
  }
}
