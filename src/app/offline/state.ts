import { create } from "zustand";

/**
 * How far this device has the page for use without a network. `impossible`: the address is not a secure one, or the
 * browser keeps nothing.
 */
type OfflineStage = "impossible" | "fetching" | "ready" | "failed";

interface Offline {
  readonly stage: OfflineStage;
  /** Takes the new version that waits; undefined while there is none, or another tab still plays on the old one. */
  readonly update: (() => void) | undefined;
}

/** Whether the page works offline, and whether a newer one waits. */
export const useOffline = create<Offline>()(() => ({
  stage: "serviceWorker" in navigator ? "fetching" : "impossible",
  update: undefined,
}));
