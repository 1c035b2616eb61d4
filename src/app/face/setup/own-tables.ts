import { create, type StoreApi, type UseBoundStore } from "zustand";
import type { OwnTables, TableSet } from "../../../face/setup.ts";
import { deviceNotes } from "../../storage/notes.ts";

const prefixOf = (game: string) => `tallyho.tables.${game}.`;

interface Shelf {
  /** By name, no two of one name. */
  readonly sets: readonly TableSet[];
  /** False while the browser keeps nothing and the sets last only as long as the page. */
  readonly kept: boolean;
}

function sorted(sets: readonly TableSet[]): readonly TableSet[] {
  return sets.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Every set of a game that this browser keeps and this version can read; what it can't read stays where it is. */
function load(game: string, { read }: OwnTables): readonly TableSet[] {
  const keys = deviceNotes.keys().filter((key) => key.startsWith(prefixOf(game)));
  const sets = keys.flatMap((key) => {
    const found = read(deviceNotes.get(key) ?? "");
    return found.ok ? [found.value] : [];
  });
  return sorted(sets);
}

type UseShelf = UseBoundStore<StoreApi<Shelf>>;

const shelves = new Map<string, UseShelf>();

/** The sets of tables of a game that were loaded from files, now and whenever they change. */
export function ownTables(game: string, tables: OwnTables): UseShelf {
  const known = shelves.get(game);
  if (known) return known;
  const shelf = create<Shelf>()(() => ({ sets: load(game, tables), kept: true }));
  shelves.set(game, shelf);
  // Another tab of this browser may keep or forget a set at any time.
  globalThis.window?.addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith(prefixOf(game))) shelf.setState({ sets: load(game, tables) });
  });
  return shelf;
}

/** Keeps a set, in place of an older one of the same name. */
export function keepTables(game: string, tables: OwnTables, set: TableSet): void {
  const shelf = ownTables(game, tables);
  const others = shelf.getState().sets.filter(({ name }) => name !== set.name);
  shelf.setState({ sets: sorted([...others, set]) });
  shelf.setState({ kept: deviceNotes.set(prefixOf(game) + set.name, tables.print(set)) });
}

export function forgetTables(game: string, tables: OwnTables, name: string): void {
  const shelf = ownTables(game, tables);
  shelf.setState({ sets: shelf.getState().sets.filter((set) => set.name !== name) });
  shelf.setState({ kept: deviceNotes.remove(prefixOf(game) + name) });
}
