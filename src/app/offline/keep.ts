import { Workbox } from "workbox-window";
import { whenIdle } from "../idle.ts";
import { savesData } from "../saves-data.ts";
import { isEverythingWanted, keepEverything, keepLoaded } from "./everything.ts";
import { useOffline } from "./state.ts";

const LOCK = "tallyho.open";

/** Tells other tabs, for as long as this page is open, that it is. */
function beOpen(): void {
  navigator.locks
    ?.request(LOCK, { mode: "shared" }, () => new Promise(() => undefined))
    // A page that is granted no lock keeps nothing that another one could play on with.
    .catch(() => undefined);
}

/** Whether this is the only open page of Tallyho; no where the browser can't tell. */
async function isAlone(): Promise<boolean> {
  if (!navigator.locks) return false;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === LOCK).length <= 1;
}

/** Milliseconds between two looks for a new version while the page is open. */
const LOOK_AGAIN = 60 * 60 * 1000;

function reloadOnce(worker: Workbox): void {
  worker.addEventListener("controlling", () => location.reload());
  worker.messageSkipWaiting();
}

/**
 * A new version has been fetched and waits. It is offered where nothing is lost by a reload, and only while no other
 * tab plays on: an open page fetches its later parts from the version that it came from.
 */
async function offer(worker: Workbox): Promise<void> {
  if (await isAlone()) useOffline.setState({ update: () => reloadOnce(worker) });
}

/** The first game is here; the rest comes by itself only for who has asked for it, and never where data are saved. */
function begin(): void {
  useOffline.setState({ stage: "ready" });
  if (isEverythingWanted() && !savesData()) whenIdle(() => void keepEverything());
}

/** Whether somebody comes to a table on a server: he plays over the network, and a phone has better to fetch. */
function isAtTable(): boolean {
  return /^#\/(join|watch)\b/.test(location.hash);
}

/** Keeps the page on this device, as far as it was asked for, so that it opens and plays without a network. */
export async function keepOffline(): Promise<void> {
  beOpen();
  if (isAtTable() && !navigator.serviceWorker.controller) return;
  const worker = new Workbox("./sw.js");
  worker.addEventListener("activated", () => {
    begin();
    void keepLoaded().catch(() => undefined);
  });
  worker.addEventListener("waiting", () => void offer(worker));
  try {
    const registration = await worker.register();
    if (registration?.active && useOffline.getState().stage === "fetching") begin();
    setInterval(() => void registration?.update().catch(() => undefined), LOOK_AGAIN);
  } catch {
    useOffline.setState({ stage: "failed" });
  }
}
