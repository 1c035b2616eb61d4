import { create } from "zustand";
import { printTables } from "../../../../games/great-war/tables/print.ts";
import { readTables } from "../../../../games/great-war/tables/read.ts";
import type { Tables } from "../../../../games/great-war/tables/tables.ts";

const PREFIX = "tallyho.tables.great-war.";

interface Shelf {
  /** By name, no two of one name. */
  readonly sets: readonly Tables[];
  /** False while the browser keeps nothing and the sets last only as long as the page. */
  readonly kept: boolean;
}

function sorted(sets: readonly Tables[]): readonly Tables[] {
  return sets.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Every set that this browser keeps and this version can read; what it can't read stays where it is. */
function load(): readonly Tables[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const sets = keys.flatMap((key) => {
      const read = readTables(localStorage.getItem(key) ?? "");
      return read.ok ? [read.value] : [];
    });
    return sorted(sets);
  } catch {
    return [];
  }
}

/** The sets of tables that were loaded from files, now and whenever they change. */
export const useOwnTables = create<Shelf>()(() => ({ sets: load(), kept: true }));

// Another tab of this browser may keep or forget a set at any time.
globalThis.window?.addEventListener("storage", ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) useOwnTables.setState({ sets: load() });
});

function tryStorage(act: () => void): void {
  let kept = true;
  try {
    act();
  } catch {
    kept = false;
  }
  useOwnTables.setState({ kept });
}

/** Keeps a set, in place of an older one of the same name. */
export function keepTables(tables: Tables): void {
  const others = useOwnTables.getState().sets.filter(({ name }) => name !== tables.name);
  useOwnTables.setState({ sets: sorted([...others, tables]) });
  tryStorage(() => localStorage.setItem(PREFIX + tables.name, printTables(tables)));
}

export function forgetTables(name: string): void {
  useOwnTables.setState({ sets: useOwnTables.getState().sets.filter((set) => set.name !== name) });
  tryStorage(() => localStorage.removeItem(PREFIX + name));
}
