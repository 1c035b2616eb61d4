/** How many things the tables of this page have asked for that have not come. */
let open = 0;

/** Counts one more thing that a table waits for; the function that comes back tells that it waits no longer. */
export function startAwaiting(): () => void {
  open++;
  return () => {
    open--;
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
