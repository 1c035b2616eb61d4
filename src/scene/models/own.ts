import { Box3, BufferAttribute, BufferGeometry, Matrix4, Vector3 } from "three";
import { COATS } from "../../../models/kit/coats.ts";
import type { Minted } from "../../../models/kit/mint.ts";
import type { Packed } from "../../../models/kit/pack.ts";
import type { Miniature } from "../../core/look.ts";
import type { Paintwork, Repaint } from "../../core/repaint.ts";
import { type Coated, modelFrom } from "./parts.ts";
import type { ModelShape } from "./shape.ts";

/** What the worker is asked for: a miniature of a look or in other paints, or what can be painted on one. */
export type MiniatureRequest =
  | { readonly kind: "look"; readonly look: Miniature }
  | { readonly kind: "repaint"; readonly model: string; readonly repaint: Repaint }
  | { readonly kind: "paintwork"; readonly model: string };

export type Answer = Minted | Paintwork;

export interface WorkerQuestion {
  readonly id: number;
  readonly asked: MiniatureRequest;
}

/** What the worker answers: what it was asked for, or that it could not be made. */
interface Found {
  readonly id: number;
  readonly found: Answer | undefined;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, (found: Answer | undefined) => void>();

/** The kit works beside the page, so that nothing on it ever stands still. */
function workerNow(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./own-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Found>) => {
    waiting.get(data.id)?.(data.found);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
    worker = undefined;
  };
  return worker;
}

function ask(asked: MiniatureRequest): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    last++;
    waiting.set(last, resolve);
    workerNow().postMessage({ id: last, asked } satisfies WorkerQuestion);
  });
}

/** What can be painted anew on a model, undefined when that can't be told here. */
export async function paintworkOf(model: string): Promise<Paintwork | undefined> {
  const found = await ask({ kind: "paintwork", model });
  return found && "paints" in found ? found : undefined;
}

/** The kit's arrays as attributes, a part for each coat. */
function coatsOf({ position, normal, colour, coat, index }: Packed): Coated[] {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setAttribute("normal", new BufferAttribute(normal, 3, true));
  geometry.setAttribute("color", new BufferAttribute(colour, 4, true));
  return COATS.flatMap(({ roughness, metalness }, which) => {
    const kept = index.filter((corner) => coat[corner] === which);
    if (kept.length === 0) return [];
    const part = geometry.clone().setIndex(new BufferAttribute(kept, 1));
    return { geometry: part, matrix: new Matrix4(), roughness, metalness };
  });
}

/** A miniature that is made here, or undefined when it can't be. */
export async function ownShape(asked: MiniatureRequest): Promise<ModelShape | undefined> {
  const minted = await ask(asked);
  if (!minted || !("airframe" in minted)) return undefined;
  const airframe = coatsOf(minted.airframe);
  const size = new Vector3();
  new Box3().setFromArray(minted.airframe.position).getSize(size);
  return modelFrom(airframe, coatsOf(minted.propellers), {
    span: size.x * 1000,
    length: size.z * 1000,
    propellers: minted.hubs,
    guns: minted.guns,
  });
}
