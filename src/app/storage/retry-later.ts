/** Milliseconds after which a storage that failed is tried again; twice as long after every time, up to the longest. */
const SOON = 1000;
const LONGEST = 30_000;

/** Calls `act` a while after the returned function is called, and again and again until it says that all is well. */
export function retryLater(act: () => Promise<boolean>): () => void {
  let isWaiting = false;
  const wait = (after: number): void => {
    isWaiting = true;
    setTimeout(async () => {
      const isWell = await act().catch(() => false);
      if (isWell) isWaiting = false;
      else wait(Math.min(2 * after, LONGEST));
    }, after);
  };
  return () => {
    if (!isWaiting) wait(SOON);
  };
}
