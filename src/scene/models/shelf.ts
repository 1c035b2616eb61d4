import type { ModelEntry } from "./parts.ts";

/** Models that are looked up together: their measures, and where their files lie. */
interface Shelf {
  readonly entries: ReadonlyMap<string, ModelEntry>;
  /** Addresses by their paths in the source. */
  readonly files: Readonly<Record<string, string>>;
}

/** A model that is to be had. */
export interface Found {
  readonly entry: ModelEntry;
  readonly url: string;
}

/** The shelf of a folder of models from its list of figures and its files. */
export const shelfOf = (
  figures: readonly (ModelEntry & { readonly id: string })[],
  files: Shelf["files"],
): Shelf => ({ entries: new Map(figures.map((entry) => [entry.id, entry])), files });

/** A model by its name, if it is on the shelf. */
export function findOn({ entries, files }: Shelf, name: string): Found | undefined {
  const entry = entries.get(name);
  const path = Object.keys(files).find((file) => file.endsWith(`/${name}.glb`));
  const url = path && files[path];
  return entry && url ? { entry, url } : undefined;
}
