import type { RemoteTable } from "./remote-table.ts";

/** What tells of a device that it has lost its network, or is looked at again. */
export interface Device {
  readonly window: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  readonly document: Pick<EventTarget, "addEventListener" | "removeEventListener"> & {
    readonly visibilityState: string;
  };
}

/**
 * Tells a table what its device knows before the connection does: that there is no network, and that a phone has woken.
 * Returns what ends that.
 */
export function watchDevice(
  remote: Pick<RemoteTable, "drop" | "wake">,
  device: Device = globalThis,
): () => void {
  const { window, document } = device;
  const onOffline = () => remote.drop();
  const onSeen = () => document.visibilityState === "visible" && remote.wake();
  window.addEventListener("offline", onOffline);
  document.addEventListener("visibilitychange", onSeen);
  return () => {
    window.removeEventListener("offline", onOffline);
    document.removeEventListener("visibilitychange", onSeen);
  };
}
