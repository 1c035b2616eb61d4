import type { Piece } from "../../tabletop/tabletop.ts";
import { readGlb } from "./glb.ts";
import { modelFrom } from "./parts.ts";
import { woodenBlock } from "./placeholder.ts";
import type { ModelShape } from "./shape.ts";
import { findModel } from "./shelf.ts";

/** What says which miniature stands there: the name of a model, or a look of somebody's own. */
export type Modelled = Pick<Piece, "model" | "look">;

/** Tells miniatures apart. */
export function modelKey({ model, look }: Modelled): string {
  return look ? JSON.stringify(look) : model;
}

async function loadOne(name: string): Promise<ModelShape | undefined> {
  const found = await findModel(name);
  if (!found) return undefined;
  const answer = await fetch(found.url);
  if (!answer.ok) return undefined;
  const meshes = readGlb(await answer.arrayBuffer());
  const airframe = meshes.get("airframe");
  if (!airframe) return undefined;
  return modelFrom(airframe, meshes.get("propellers"), found.entry);
}

/** A miniature of somebody's own is made here; the kit comes with the first one. What fails flies as a model. */
async function mintOne({ model, look }: Modelled): Promise<ModelShape | undefined> {
  const { ownShape } = await import("./own.ts");
  return (look && (await ownShape(look).catch(() => undefined))) ?? loadOne(model);
}

const cache = new Map<string, Promise<ModelShape | undefined>>();
const loaded = new Map<string, ModelShape>();
let fallback: ModelShape | undefined;

/** A miniature that has been loaded or made; else a block of wood. */
export function loadedModel(piece: Modelled): ModelShape {
  fallback ??= woodenBlock();
  return loaded.get(modelKey(piece)) ?? fallback;
}

/** A model that could not be had is asked for again the next time. */
function forget(name: string): undefined {
  cache.delete(name);
}

/** Loads or makes miniatures once each, by their keys; what can't be had is left out of the answer. */
export async function loadModels(pieces: Iterable<Modelled>): Promise<ReadonlyMap<string, ModelShape>> {
  const shapes = new Map<string, ModelShape>();
  const wanted = new Map([...pieces].map((piece) => [modelKey(piece), piece]));
  await Promise.all(
    [...wanted].map(async ([key, piece]) => {
      const having = () => (piece.look ? mintOne(piece) : loadOne(piece.model));
      const loading = cache.get(key) ?? having().catch(() => forget(key));
      cache.set(key, loading);
      const shape = await loading;
      if (!shape) return;
      shapes.set(key, shape);
      loaded.set(key, shape);
    }),
  );
  return shapes;
}
