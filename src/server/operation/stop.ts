/** How long a server may take to finish what is in hand, in milliseconds. */
const STOP_TIMEOUT = 15_000;
const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/**
 * Stops a server when the system or somebody at the keyboard says so: it finishes what is in hand. At the second time, or
 * when that takes too long, the process ends at once.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  const end = () => process.exit(1);
  const stop = () => {
    for (const signal of SIGNALS) process.on(signal, end);
    setTimeout(end, STOP_TIMEOUT).unref();
    void close().then(
      () => process.exit(),
      () => end(),
    );
  };
  let stopped = false;
  for (const signal of SIGNALS)
    process.once(signal, () => {
      if (stopped) return;
      stopped = true;
      stop();
    });
}
