import { deviceNotes } from "../storage/notes.ts";
import { useOffline } from "./state.ts";

/** The worker's cache of what is asked for later: see vite.config.ts. */
const PARTS = "tallyho-parts";
/** All files of the page with their sizes in bytes, as they were built. */
const LIST = "./everything.json";
/** Set once somebody has asked for everything: newer versions are kept whole too. */
const WANTED = "tallyho.everything";
/** What is noted then once all of it has come. */
const WHOLE = "whole";
/** Files that are fetched at the same time. */
const AT_ONCE = 6;

type Files = readonly (readonly [address: string, bytes: number])[];

export function isEverythingWanted(): boolean {
  return deviceNotes.get(WANTED) !== null;
}

async function list(): Promise<Files> {
  const response = await fetch(LIST, { cache: "no-cache" });
  const { files } = (await response.json()) as { readonly files: Files };
  return files;
}

/** The files that no cache has, of this version's; undefined where nobody can say which those are. */
async function lacking(): Promise<Files | undefined> {
  const files = await list().catch(() => undefined);
  if (!files) return undefined;
  const isHere = await Promise.all(files.map(([address]) => caches.match(address, { ignoreSearch: true })));
  return files.filter((_, at) => !isHere[at]);
}

function bytesOf(files: Files): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** Bytes that keeping everything would fetch; undefined without a network. */
export async function bytesLacking(): Promise<number | undefined> {
  const files = await lacking();
  return files && bytesOf(files);
}

/** Fetches what this device lacks of the page, and notes that it was wanted. */
export async function keepEverything(): Promise<void> {
  if (!isEverythingWanted()) deviceNotes.set(WANTED, "wanted");
  const files = await lacking();
  // Without a network it is as it was when it was last looked at.
  if (!files) return useOffline.setState({ stage: deviceNotes.get(WANTED) === WHOLE ? "whole" : "ready" });
  try {
    if (files.length > 0) useOffline.setState({ stage: "filling", share: 0 });
    await fetchAll(files);
    deviceNotes.set(WANTED, WHOLE);
    useOffline.setState({ stage: "whole" });
  } catch {
    // What has come is kept; the rest is asked for again with the next visit, or at a click.
    deviceNotes.set(WANTED, "wanted");
    useOffline.setState({ stage: "ready" });
  }
}

async function fetchAll(files: Files): Promise<void> {
  const cache = await caches.open(PARTS);
  const whole = bytesOf(files);
  const left = [...files];
  let done = 0;
  const fetchNext = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      await cache.add(next[0]);
      done += next[1];
      useOffline.setState({ share: done / whole });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

/** Keeps what this page had fetched before the worker was there to keep it: it comes from the browser's own cache. */
export async function keepLoaded(): Promise<void> {
  const cache = await caches.open(PARTS);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  for (const { href, origin, pathname } of loaded) {
    const isPart = origin === location.origin && /\/(?:assets|pictures)\/[^/]+$/.test(pathname);
    if (!isPart || (await caches.match(href))) continue;
    const response = await fetch(href, { cache: "force-cache" });
    if (response.ok) await cache.put(href, response);
  }
}
