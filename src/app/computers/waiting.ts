/** How often it is looked whether another second is over, in milliseconds. */
const LOOK = 250;

/** Tells how many whole seconds have gone since now, time and again, until what it returns is called. */
export function countSeconds(tell: (seconds: number) => void): () => void {
  const began = performance.now();
  const timer = setInterval(() => tell(Math.floor((performance.now() - began) / 1000)), LOOK);
  return () => clearInterval(timer);
}

interface Waiting {
  /** Share of its time that the computer has spent, 0 to 1; undefined as long as it has not said so. */
  readonly spent: number | undefined;
  /** Nothing moves on the table any more: everybody waits for the computer alone. */
  readonly still: boolean;
  /** Whole seconds that it has been waited for. */
  readonly seconds: number;
}

interface WaitProgress {
  /** Whole seconds that it has been waited for, once that is one. */
  readonly since?: number;
  /** How much of its time is spent, 0 to 100. */
  readonly percent: number;
}

/** What is told of a computer that others wait for; undefined while there is nothing to wait for. */
export function toldOf({ spent, still, seconds }: Waiting): WaitProgress | undefined {
  const long = still && seconds >= 1;
  if (spent === undefined && !long) return undefined;
  return { ...(long && { since: seconds }), percent: Math.round((spent ?? 0) * 100) };
}
