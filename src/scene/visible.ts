/** What tells whether a page is seen. */
type Page = Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;

/**
 * Calls back once a page has been seen for some milliseconds on end. Gives what ends the waiting. A hidden page is given
 * no frames, and may be given nothing else: what it waits for has no chance to come there.
 */
export function afterSeen(page: Page, milliseconds: number, done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (page.hidden) return;
    timer = setTimeout(() => {
      stop();
      done();
    }, milliseconds);
  };
  const stop = () => {
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", wait);
  };
  page.addEventListener("visibilitychange", wait);
  wait();
  return stop;
}
