import { Box3, BufferAttribute, BufferGeometry, Matrix4, Vector3 } from "three";
import { COATS } from "../../../models/kit/coats.ts";
import type { Minted } from "../../../models/kit/mint.ts";
import type { Packed } from "../../../models/kit/pack.ts";
import type { Miniature } from "../../core/look.ts";
import { type Coated, modelFrom } from "./parts.ts";
import type { ModelShape } from "./shape.ts";

/** What the worker answers: the miniature, or that it could not be made. */
export interface Answer {
  readonly id: number;
  readonly minted: Minted | undefined;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (minted: Minted | undefined) => void>();

/** The kit works beside the page, so that nothing on it ever stands still. */
function workerNow(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./own-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.minted);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
    worker = undefined;
  };
  return worker;
}

function ask(look: Miniature): Promise<Minted | undefined> {
  return new Promise((resolve) => {
    asked++;
    waiting.set(asked, resolve);
    workerNow().postMessage({ id: asked, look });
  });
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

/** The miniature of a look, or undefined when it can't be made here. */
export async function ownShape(look: Miniature): Promise<ModelShape | undefined> {
  const minted = await ask(look);
  if (!minted) return undefined;
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
