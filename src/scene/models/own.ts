import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import type { Minted } from "../../../models/kit/mint.ts";
import type { Packed } from "../../../models/kit/pack.ts";
import type { Miniature } from "../../core/look.ts";
import { modelFrom } from "./parts.ts";
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

function geometryOf({ position, normal, colour, index }: Packed): BufferGeometry {
  const geometry = new BufferGeometry();
  const colours = new Float32Array((colour.length / 4) * 3);
  for (let i = 0; i < colours.length; i++)
    colours[i] = (colour[Math.floor(i / 3) * 4 + (i % 3)] as number) / 255;
  geometry.setAttribute("position", new Float32BufferAttribute(position, 3));
  geometry.setAttribute(
    "normal",
    new Float32BufferAttribute(
      Float32Array.from(normal, (n) => n / 127),
      3,
    ),
  );
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
  geometry.setIndex([...index]);
  return geometry;
}

/** The miniature of a look, or undefined when it can't be made here. */
export async function ownShape(look: Miniature): Promise<ModelShape | undefined> {
  const minted = await ask(look);
  if (!minted) return undefined;
  const airframe = geometryOf(minted.airframe);
  airframe.computeBoundingBox();
  const size = airframe.boundingBox?.getSize(new Vector3()) ?? new Vector3();
  return modelFrom(airframe, geometryOf(minted.propellers), {
    span: size.x * 1000,
    length: size.z * 1000,
    propellers: minted.hubs,
  });
}
