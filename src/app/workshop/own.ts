import { useMemo } from "react";
import { create } from "zustand";
import { type OwnDesign, readOwn, writeOwn } from "./record.ts";

export type { OwnDesign } from "./record.ts";

const PREFIX = "tallyho.aircraft.";

interface Designs {
  readonly all: readonly OwnDesign[];
  /** False while the browser keeps nothing and the designs last only as long as the page. */
  readonly kept: boolean;
}

function newestFirst(a: OwnDesign, b: OwnDesign): number {
  return b.updated - a.updated || (a.id < b.id ? -1 : 1);
}

/** Every design that this browser keeps and this version can read; what it can't read stays where it is. */
function load(): readonly OwnDesign[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => readOwn(key.slice(PREFIX.length), localStorage.getItem(key)) ?? [])
      .sort(newestFirst);
  } catch {
    return [];
  }
}

const useDesigns = create<Designs>()(() => ({ all: load(), kept: true }));

// Another tab of this browser may keep or throw away a design at any time.
globalThis.window?.addEventListener("storage", ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) useDesigns.setState({ all: load() });
});

function tryStorage(act: () => void): void {
  let kept = true;
  try {
    act();
  } catch {
    kept = false;
  }
  useDesigns.setState({ kept });
}

/**
 * The own designs of a game, the latest first, now and whenever they change. `design` is what the game's
 * workshop reads.
 */
export function useOwnDesigns(game: string): readonly OwnDesign[] {
  const all = useDesigns((designs) => designs.all);
  return useMemo(() => all.filter((one) => one.game === game), [all, game]);
}

/** Whether own designs outlast the page. */
export function useDesignsOutlast(): boolean {
  return useDesigns((designs) => designs.kept);
}

/** Keeps a design, in place of an older one of the same id. */
export function keepDesign(design: OwnDesign): void {
  const others = useDesigns.getState().all.filter(({ id }) => id !== design.id);
  useDesigns.setState({ all: [design, ...others].sort(newestFirst) });
  tryStorage(() => localStorage.setItem(PREFIX + design.id, writeOwn(design)));
}

export function deleteDesign(id: string): void {
  useDesigns.setState({ all: useDesigns.getState().all.filter((one) => one.id !== id) });
  tryStorage(() => localStorage.removeItem(PREFIX + id));
}

/** An id for a new design: ten letters and digits. */
export function newDesignId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => "abcdefghijkmnpqrstuvwxyz23456789"[byte % 32]).join("");
}
