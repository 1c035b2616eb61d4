/** How many things the tables of this page have asked for that have not come. */
let open = 0;
/** Who waits until all of it has come. */
let waiting: (() => void)[] = [];

/** A browser that has nothing to draw may have time and not tell so: it is taken to have some after so long, in ms. */
const LONGEST = 100;

/** Counts one more thing that a table waits for; the function that comes back tells that it waits no longer. */
export function startAwaiting(): () => void {
  open++;
  return () => {
    open--;
    if (open > 0) return;
    const told = waiting;
    waiting = [];
    for (const tell of told) tell();
  };
}

/**
 * Counts what a table waits for and may look different with, until it has come or can't be had: models, type faces, the
 * print of the mat, parts of the table that come by themselves.
 */
export async function awaited<Value>(coming: Promise<Value>): Promise<Value> {
  const stop = startAwaiting();
  try {
    return await coming;
  } finally {
    stop();
  }
}

/** Whether a table of this page waits for anything. */
export function isAwaiting(): boolean {
  return open > 0;
}

/** Resolves when nothing is awaited, and the page has had time to lay what has come. */
export async function allHere(): Promise<void> {
  do {
    if (open > 0) await new Promise<void>((done) => waiting.push(done));
    await new Promise((done) => requestIdleCallback(done, { timeout: LONGEST }));
  } while (open > 0);
}
