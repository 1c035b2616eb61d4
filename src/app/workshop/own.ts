import { useMemo } from "react";
import { create } from "zustand";
import { deviceNotes } from "../storage/notes.ts";
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
  return deviceNotes
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => readOwn(key.slice(PREFIX.length), deviceNotes.get(key)) ?? [])
    .sort(newestFirst);
}

const useDesigns = create<Designs>()(() => ({ all: load(), kept: true }));

// Another tab of this browser may keep or throw away a design at any time.
globalThis.window?.addEventListener("storage", ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) useDesigns.setState({ all: load() });
});

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
  useDesigns.setState({ kept: deviceNotes.set(PREFIX + design.id, writeOwn(design)) });
}

export function deleteDesign(id: string): void {
  useDesigns.setState({ all: useDesigns.getState().all.filter((one) => one.id !== id) });
  useDesigns.setState({ kept: deviceNotes.remove(PREFIX + id) });
}

/** An id for a new design: ten letters and digits. */
export function newDesignId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => "abcdefghijkmnpqrstuvwxyz23456789"[byte % 32]).join("");
}
