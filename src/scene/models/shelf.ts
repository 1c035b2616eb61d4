import type { ModelEntry } from "./parts.ts";

/** Models of one folder: their measures, and the addresses of their files by path. */
interface Shelf {
  readonly figures: readonly (ModelEntry & { readonly id: string })[];
  readonly files: Readonly<Record<string, string>>;
}

/** A model that is to be had. */
interface Found {
  readonly entry: ModelEntry;
  readonly url: string;
}

/** Every folder of models, each fetched when a table first wants one of it. */
const SHELVES = import.meta.glob<Shelf>("../../../models/*/shelf.ts", { import: "shelf" });

/** The folder of what stands in for types that have no model of their own, and the plainest in it. */
const GENERIC = "generic";
const PLAINEST = "generic-single";

async function findOn(folder: string, name: string): Promise<Found | undefined> {
  const shelf = await SHELVES[`../../../models/${folder}/shelf.ts`]?.();
  const entry = shelf?.figures.find(({ id }) => id === name);
  const url = shelf?.files[`./${name}.glb`];
  return entry && url ? { entry, url } : undefined;
}

/** A model by its folder and name (`great-war/sopwith-camel`), or what stands in for it. */
export async function findModel(model: string): Promise<Found | undefined> {
  const [folder = "", name = ""] = model.split("/");
  return (await findOn(folder, name)) ?? (await findOn(GENERIC, name)) ?? (await findOn(GENERIC, PLAINEST));
}
