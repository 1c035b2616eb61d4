import { Loader } from "three";
import type { Repaint } from "../../core/repaint.ts";
import type { Piece } from "../../tabletop/tabletop.ts";
import { awaited } from "../awaited.ts";
import { woodenBlock } from "./placeholder.ts";
import type { ModelShape } from "./shape.ts";
import { findModel } from "./shelf.ts";
import { wornPaint } from "./worn.ts";

/** What says which miniature stands there: the name of a model, or a look of somebody's own. */
export type Modelled = Pick<Piece, "model" | "look">;

/** The miniature that is drawn for a piece. */
export type ModelOf = (piece: Modelled) => ModelShape;

/** A miniature that is made here. */
interface Made extends Modelled {
  readonly repaint?: Repaint | undefined;
}

/** Tells miniatures apart, and is what their loader is asked for. */
export function modelKey({ model, look }: Modelled): string {
  const repaint = look ? undefined : wornPaint().get(model);
  return look || repaint ? JSON.stringify({ model, look, repaint }) : model;
}

function modelledBy(key: string): Made {
  return key.startsWith("{") ? JSON.parse(key) : { model: key };
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
async function mintOne({ model, look, repaint }: Made): Promise<ModelShape | undefined> {
  const { ownShape } = await import("./own.ts");
  if (look) return ownShape({ kind: "look", look });
  return repaint && ownShape({ kind: "repaint", model, repaint });
}

/**
 * Loads or makes miniatures once each, by their keys, for fiber's `useLoader`. One that can't be had comes as undefined,
 * and is asked for again the next time.
 */
class ModelLoader extends Loader<ModelShape | undefined> {
  /** What has come. */
  readonly shapes = new Map<string, ModelShape>();
  private readonly coming = new Map<string, Promise<ModelShape | undefined>>();

  override load(key: string, onLoad: (shape: ModelShape | undefined) => void): void {
    const coming = this.coming.get(key) ?? awaited(this.fetch(key));
    this.coming.set(key, coming);
    void coming.then(onLoad);
  }

  private async fetch(key: string): Promise<ModelShape | undefined> {
    const piece = modelledBy(key);
    try {
      const own = key === piece.model ? undefined : await mintOne(piece).catch(() => undefined);
      const shape = own ?? (await loadOne(piece.model));
      this.shapes.set(key, shape);
      return shape;
    } catch {
      this.coming.delete(key);
      return undefined;
    }
  }
}

/** The miniatures of this page. */
export const models = new ModelLoader();
let fallback: ModelShape | undefined;

/** A miniature that has been loaded or made, or as it was before it was painted anew; else a block of wood. */
export function loadedModel(piece: Modelled): ModelShape {
  fallback ??= woodenBlock();
  return models.shapes.get(modelKey(piece)) ?? models.shapes.get(piece.model) ?? fallback;
}
