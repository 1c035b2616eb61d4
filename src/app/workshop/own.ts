import { useMemo } from "react";
import { create } from "zustand";
import { type OwnAircraft, readOwn, writeOwn } from "./record.ts";

export type { OwnAircraft } from "./record.ts";

const PREFIX = "tallyho.aircraft.";

interface Hangar {
  readonly all: readonly OwnAircraft[];
  /** False while the browser keeps nothing and the aircraft last only as long as the page. */
  readonly kept: boolean;
}

function newestFirst(a: OwnAircraft, b: OwnAircraft): number {
  return b.updated - a.updated || (a.id < b.id ? -1 : 1);
}

/** Every aircraft that this browser keeps and this version can read; what it can't read stays where it is. */
function load(): readonly OwnAircraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => readOwn(key.slice(PREFIX.length), localStorage.getItem(key)) ?? [])
      .sort(newestFirst);
  } catch {
    return [];
  }
}

const useHangar = create<Hangar>()(() => ({ all: load(), kept: true }));

// Another tab of this browser may keep or throw away an aircraft at any time.
globalThis.window?.addEventListener("storage", ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) useHangar.setState({ all: load() });
});

function tryStorage(act: () => void): void {
  let kept = true;
  try {
    act();
  } catch {
    kept = false;
  }
  useHangar.setState({ kept });
}

/**
 * The own aircraft of a game, the latest first, now and whenever they change. `design` is what the game's
 * workshop reads.
 */
export function useOwnAircraft(game: string): readonly OwnAircraft[] {
  const all = useHangar((hangar) => hangar.all);
  return useMemo(() => all.filter((one) => one.game === game), [all, game]);
}

/** Whether own aircraft outlast the page. */
export function useHangarKept(): boolean {
  return useHangar((hangar) => hangar.kept);
}

/** Keeps an aircraft, in place of an older one of the same id. */
export function keepAircraft(aircraft: OwnAircraft): void {
  const others = useHangar.getState().all.filter(({ id }) => id !== aircraft.id);
  useHangar.setState({ all: [aircraft, ...others].sort(newestFirst) });
  tryStorage(() => localStorage.setItem(PREFIX + aircraft.id, writeOwn(aircraft)));
}

export function deleteAircraft(id: string): void {
  useHangar.setState({ all: useHangar.getState().all.filter((one) => one.id !== id) });
  tryStorage(() => localStorage.removeItem(PREFIX + id));
}

/** A name for a new aircraft: ten letters and digits. */
export function newAircraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => "abcdefghijkmnpqrstuvwxyz23456789"[byte % 32]).join("");
}
