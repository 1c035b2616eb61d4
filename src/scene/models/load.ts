import type { Piece } from "../../tabletop/tabletop.ts";
import { woodenBlock } from "./placeholder.ts";
import type { ModelShape } from "./shape.ts";
import { findModel } from "./shelf.ts";

/** What says which miniature stands there: the name of a model, or a look of somebody's own. */
export type Modelled = Pick<Piece, "model" | "look">;

/** The miniature that is drawn for a piece. */
export type ModelOf = (piece: Modelled) => ModelShape;

/** Tells miniatures apart. */
export function modelKey({ model, look }: Modelled): string {
  return look ? JSON.stringify(look) : model;
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The model at ${url} can't be had: ${answer.status}.`);
  return answer.arrayBuffer();
}

/** What reads models comes beside the first of them. */
async function loadOne(name: string): Promise<ModelShape> {
  const [found, { readModel }] = await Promise.all([fetchModel(name), import("./gltf.ts")]);
  return readModel(found.file, found.entry);
}

async function fetchModel(name: string) {
  const found = await findModel(name);
  if (!found) throw new Error(`There is no model ${name}, and none that stands in for it.`);
  return { entry: found.entry, file: await fetchFile(found.url) };
}

/** A miniature of somebody's own is made here; the kit comes with the first one. What fails flies as a model. */
async function mintOne({ model, look }: Modelled): Promise<ModelShape> {
  const { ownShape } = await import("./own.ts");
  return (look && (await ownShape(look).catch(() => undefined))) ?? loadOne(model);
}

const cache = new Map<string, Promise<ModelShape | undefined>>();
const loaded = new Map<string, ModelShape>();
let fallback: ModelShape | undefined;

/** Whether a piece's miniature has been loaded or made. */
export function hasModel(piece: Modelled): boolean {
  return loaded.has(modelKey(piece));
}

/** A miniature that has been loaded or made; else a block of wood. */
export function loadedModel(piece: Modelled): ModelShape {
  fallback ??= woodenBlock();
  return loaded.get(modelKey(piece)) ?? fallback;
}

/** A model that could not be had is asked for again the next time. */
function forget(key: string): undefined {
  cache.delete(key);
}

function loadOnce(key: string, piece: Modelled): Promise<ModelShape | undefined> {
  const known = cache.get(key);
  if (known) return known;
  const loading = piece.look ? mintOne(piece) : loadOne(piece.model);
  const kept = loading.catch(() => forget(key));
  cache.set(key, kept);
  return kept;
}

/** Loads or makes miniatures once each, by their keys; what can't be had is left out of the answer. */
export async function loadModels(pieces: Iterable<Modelled>): Promise<ReadonlyMap<string, ModelShape>> {
  const shapes = new Map<string, ModelShape>();
  const wanted = new Map([...pieces].map((piece) => [modelKey(piece), piece]));
  await Promise.all(
    [...wanted].map(async ([key, piece]) => {
      const shape = await loadOnce(key, piece);
      if (!shape) return;
      shapes.set(key, shape);
      loaded.set(key, shape);
    }),
  );
  return shapes;
}
