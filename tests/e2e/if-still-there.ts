/** Milliseconds in which something on the page can be acted on, or is there no more. */
const THERE = 3000;

/**
 * Does something with what has just been seen, and says whether it was done. A round is shown a moment after the last
 * answer: what has just been looked at may be gone by then, and whoever plays on looks again.
 */
export async function ifStillThere(act: (within: { timeout: number }) => Promise<void>): Promise<boolean> {
  return act({ timeout: THERE }).then(
    () => true,
    () => false,
  );
}
