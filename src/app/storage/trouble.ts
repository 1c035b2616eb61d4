import { create } from "zustand";

/** Why own things are kept in memory only: no storage here, not allowed, no room left, or no answer yet. */
export type StorageTrouble = "absent" | "blocked" | "full" | "late";

/** What is kept, each in a library of its own. */
type Library = "matches" | "setups";

/** What an error is called when a storage has not answered in time, as browsers call their own. */
export const LATE = "TimeoutError";

const BY_NAME: Readonly<Record<string, StorageTrouble>> = { QuotaExceededError: "full", [LATE]: "late" };

interface Troubles extends Readonly<Record<Library, StorageTrouble | null>> {
  /** Whether it is to be told that the browser deletes what nobody has looked at for a while. */
  readonly fleeting: boolean;
}

/** What keeps the browser from saving; null when all is well. */
export const useStorageTrouble = create<Troubles>()(() => ({ matches: null, setups: null, fleeting: false }));

/** Whether this browser has any storage that can be named. */
function isAbsent(): boolean {
  try {
    return typeof indexedDB === "undefined";
  } catch {
    return false;
  }
}

/** Which trouble an error of the browser's storage stands for. */
export function troubleOf(error: unknown): StorageTrouble {
  if (isAbsent()) return "absent";
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return BY_NAME[name] ?? "blocked";
}

/** Notes why a library can't be kept, so that the page's banner shows it; null when saving works again. */
export function noteTrouble(library: Library, error: unknown | null): void {
  const trouble = error === null ? null : troubleOf(error);
  if (useStorageTrouble.getState()[library] !== trouble) useStorageTrouble.setState({ [library]: trouble });
}
