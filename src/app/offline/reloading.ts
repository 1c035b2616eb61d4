import { tabNotes } from "../storage/notes.ts";

/** What browsers say of a script or a style that can't be fetched: Chromium, Firefox, Safari, and what the build adds. */
const GONE = /dynamically imported module|importing a module script failed|unable to preload css/i;
/** Under which the last part lies for which the page was loaded again. */
const RELOADED = "tallyho.reloaded";
/** Milliseconds after which the same part may be the reason once more: Safari calls all parts the same. */
const AGAIN = 10 * 60 * 1000;

/** Whether an error says that a part of the page is not there, as when a newer version has taken its place. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && GONE.test(error.message);
}

/** Whether the page may be loaded again for want of a part at a time, in milliseconds since 1970: once, and never without a note of it. */
export function mayReload(part: string, time: number): boolean {
  const [last, at] = (tabNotes.get(RELOADED) ?? "").split("\n");
  if (last === part && time - Number(at) < AGAIN) return false;
  return tabNotes.set(RELOADED, `${part}\n${time}`);
}

/** Whether the page itself can be fetched: without a network it must stay as it is. */
export async function isServed(): Promise<boolean> {
  try {
    return (await fetch("./", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
