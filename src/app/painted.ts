let tell = (): void => undefined;

/** Fulfilled once the first page has been painted: what is fetched from then on holds up nothing that is read first. */
export const painted = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Milliseconds after which nobody waits any longer for a browser that does not tell. */
const PATIENCE = 500;

/**
 * To be called when a page stands in the document; in a tab that nobody sees nothing is painted. A browser tells of the
 * largest thing in sight when that is on the screen, which may be some frames after it was drawn.
 */
export function tellPainted(): void {
  if (document.hidden) {
    tell();
    return;
  }
  const drawn = performance.now();
  const observer = new PerformanceObserver((paints) => {
    // A slow browser tells only now of what it painted before the page.
    if (paints.getEntries().some(({ startTime }) => startTime >= drawn)) tell();
  });
  observer.observe({ type: "largest-contentful-paint" });
  setTimeout(tell, PATIENCE);
}
