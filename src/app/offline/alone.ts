const LOCK = "tallyho.open";

/** Tells other tabs, for as long as this page is open, that it is. */
export function beOpen(): void {
  navigator.locks
    ?.request(LOCK, { mode: "shared" }, () => new Promise(() => undefined))
    // A page that is granted no lock keeps nothing that another one could play on with.
    .catch(() => undefined);
}

/** Whether this is the only open page of Tallyho; no where the browser can't tell. */
export async function isAlone(): Promise<boolean> {
  if (!navigator.locks) return false;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === LOCK).length <= 1;
}
