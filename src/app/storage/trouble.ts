import { create } from "zustand";

/** Why matches are kept in memory only: no storage here, not allowed, no room left, or no answer yet. */
export type StorageTrouble = "absent" | "blocked" | "full" | "late";

/** What an error is called when a storage has not answered in time, as browsers call their own. */
export const LATE = "TimeoutError";

const BY_NAME: Readonly<Record<string, StorageTrouble>> = { QuotaExceededError: "full", [LATE]: "late" };

/** What keeps the browser from saving; null when all is well. */
export const useStorageTrouble = create<{ readonly trouble: StorageTrouble | null }>()(() => ({
  trouble: null,
}));

/** Which trouble an error of the browser's storage stands for. */
export function troubleOf(error: unknown): StorageTrouble {
  if (typeof indexedDB === "undefined") return "absent";
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return BY_NAME[name] ?? "blocked";
}

/** Notes trouble, so that the page's banner shows it; null when saving works again. */
export function noteTrouble(trouble: StorageTrouble | null): void {
  if (useStorageTrouble.getState().trouble !== trouble) useStorageTrouble.setState({ trouble });
}
