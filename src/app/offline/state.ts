import { create } from "zustand";

/**
 * How far this device has the page for use without a network. `impossible`: the address is not a secure one, or the
 * browser keeps nothing. `ready`: the home page, a first game and whatever was opened. `filling`: the rest is fetched.
 * `whole`: all of it.
 */
type OfflineStage = "impossible" | "fetching" | "ready" | "filling" | "whole" | "failed";

interface Offline {
  readonly stage: OfflineStage;
  /** What share of the rest is here, from 0 to 1, while it is fetched. */
  readonly share: number;
  /** Whether a part of the page can't be fetched, and loading the page again has not helped or is of no use. */
  readonly isPartGone: boolean;
  /** Takes the new version that waits; undefined while there is none, or another tab still plays on the old one. */
  readonly update: (() => void) | undefined;
}

/** Whether the page works offline, and whether a newer one waits. */
export const useOffline = create<Offline>()(() => ({
  stage: "serviceWorker" in navigator ? "fetching" : "impossible",
  share: 0,
  isPartGone: false,
  update: undefined,
}));
