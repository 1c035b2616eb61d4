import { create } from "zustand";

/** Why matches are kept in memory only: no storage here, not allowed, or no room left. */
export type StorageTrouble = "absent" | "blocked" | "full";

/** What keeps the browser from saving; null when all is well. */
export const useStorageTrouble = create<{ readonly trouble: StorageTrouble | null }>()(() => ({
  trouble: null,
}));

/** Which trouble an error of the browser's storage stands for. */
export function troubleOf(error: unknown): StorageTrouble {
  if (typeof indexedDB === "undefined") return "absent";
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return name === "QuotaExceededError" ? "full" : "blocked";
}

/** Notes trouble, so that the page's banner shows it; null when saving works again. */
export function noteTrouble(trouble: StorageTrouble | null): void {
  if (useStorageTrouble.getState().trouble !== trouble) useStorageTrouble.setState({ trouble });
}
