import { _roots, type RootState } from "@react-three/fiber";
import {
  BatchedMesh,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  type Object3D,
  Vector4,
} from "three";
import { allHere, isAwaiting } from "../../src/scene/awaited.ts";
import type { Player } from "../../src/scene/player.ts";
import { shownPlayer } from "./ready.ts";

/** Seconds from frame to frame while it is played, and milliseconds from step to step. */
const FRAME = 1 / 12;
const STEP = 130;
/** For how long it is played or stepped until an instant, in ms. */
const BEFORE = 1500;

/** One picture: its pixels, and where everything is that is in it. */
interface Taken {
  readonly ms: number;
  readonly pixels: Uint8Array;
  readonly things: ReadonlyMap<string, string>;
}

/** How a picture differs from another one. */
interface Difference {
  /** How many pixels, and where they are: left, top, right, bottom. */
  readonly pixels: number;
  readonly box: readonly number[];
  /** What stands elsewhere or looks different, by its way through the scene. */
  readonly things: readonly string[];
}

/** The same by the way in which an instant was come to. */
export type Differences = Readonly<Record<string, Difference>>;

function scene(): RootState {
  const [root] = _roots.values();
  if (!root) throw new Error("There is no scene on the stage.");
  return root.store.getState();
}

function player(): Player {
  const now = shownPlayer();
  if (!now) throw new Error("Nothing plays on the stage.");
  return now;
}

/** Waits until React has laid what it has, and nothing is still to come. */
async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  if (isAwaiting()) await allHere();
}

/** Draws the next frame, by a clock of its own; anew as long as it asks for something that is still to come. */
async function draw(seconds = FRAME): Promise<void> {
  await settle();
  const { clock, advance, frameloop, setFrameloop } = scene();
  if (frameloop !== "never") setFrameloop("never");
  advance(clock.elapsedTime + seconds);
  if (isAwaiting()) await draw(0);
}

/** Tells numbers apart, to the bit. */
function digest(numbers: ArrayLike<number>): string {
  const bytes = new Uint8Array(Float64Array.from(numbers).buffer);
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(16);
}

/** The way to something through the scene, and what it is made of. */
function wayTo(thing: Object3D): string {
  const { parent, name, type } = thing;
  if (!parent) return "";
  const made = thing instanceof Mesh ? ` of ${(thing as Mesh).geometry.type} in ${materialOf(thing)}` : "";
  return `${wayTo(parent)}/${parent.children.indexOf(thing)} ${name || type}${made}`;
}

function materialOf({ material }: Mesh): string {
  return [material].flat()[0]?.type ?? "nothing";
}

/** Where each of a batch is and how it is coloured. */
function batched(batch: BatchedMesh): readonly ArrayLike<number>[] {
  const [matrix, colour] = [new Matrix4(), new Vector4()];
  return Array.from({ length: batch.instanceCount }, (_, i) => [
    ...batch.getMatrixAt(i, matrix).elements,
    ...(batch.getColorAt(i, colour as never) as unknown as Vector4).toArray(),
  ]);
}

/** The numbers of which a thing is made, as far as they are drawn. */
function numbersOf(thing: Object3D): readonly ArrayLike<number>[] {
  const parts: ArrayLike<number>[] = [thing.matrixWorld.elements];
  if (!(thing instanceof Mesh)) return parts;
  if (thing instanceof BatchedMesh) return [...parts, ...batched(thing)];
  const { geometry } = thing as Mesh;
  const many = geometry instanceof InstancedBufferGeometry ? geometry.instanceCount : Infinity;
  const count = thing instanceof InstancedMesh ? thing.count : many;
  if (thing instanceof InstancedMesh) {
    parts.push(thing.instanceMatrix.array.subarray(0, thing.count * 16));
    if (thing.instanceColor) parts.push(thing.instanceColor.array.subarray(0, thing.count * 3));
  }
  for (const attribute of Object.values(geometry.attributes)) {
    const drawn = attribute instanceof InstancedBufferAttribute ? count * attribute.itemSize : Infinity;
    parts.push(attribute.array.subarray(0, Math.min(drawn, attribute.array.length)));
  }
  return parts;
}

function thingsIn({ scene: all, camera }: RootState): ReadonlyMap<string, string> {
  const things = new Map([["camera", digest(camera.matrixWorld.elements)]]);
  all.traverseVisible((thing) => things.set(wayTo(thing), numbersOf(thing).map(digest).join(" ")));
  return things;
}

function take(): Taken {
  const state = scene();
  const gl = state.gl.getContext();
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  const pixels = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return { ms: player().now, pixels, things: thingsIn(state) };
}

async function at(ms: number): Promise<void> {
  player().seek(ms);
  await draw();
}

/** Plays for a while; stops in the first frame at or after an instant. */
async function played(ms: number): Promise<Taken> {
  player().pause();
  await at(Math.max(0, ms - BEFORE));
  player().play();
  while (player().playing && player().now < ms) await draw();
  const taken = take();
  player().pause();
  return taken;
}

/** Goes there from the end. */
async function sought(ms: number): Promise<Taken> {
  await at(player().timeline?.duration ?? 0);
  await at(ms);
  return take();
}

/** Goes there step by step, from earlier or back from later. */
async function stepped(ms: number, from: number): Promise<Taken> {
  const steps = Math.ceil(Math.abs(ms - from) / STEP);
  for (let step = 0; step < steps; step++) await at(from + ((ms - from) * step) / steps);
  await at(ms);
  return take();
}

function difference(one: Taken, other: Taken): Difference {
  const { drawingBufferWidth: width, drawingBufferHeight: height } = scene().gl.getContext();
  let count = 0;
  const box = [width, height, 0, 0] as [number, number, number, number];
  for (let i = 0; i < one.pixels.length; i += 4) {
    if ([0, 1, 2].every((k) => one.pixels[i + k] === other.pixels[i + k])) continue;
    const [x, y] = [(i / 4) % width, height - 1 - Math.floor(i / 4 / width)];
    count++;
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  const ids = new Set([...one.things.keys(), ...other.things.keys()]);
  // What is not drawn may lie where it likes.
  const things = count > 0 ? [...ids].filter((id) => one.things.get(id) !== other.things.get(id)) : [];
  return { pixels: count, box: count > 0 ? box : [], things };
}

/** How the picture of an instant, as a share of what happens, differs from the one that is played when it is sought or stepped to. */
export async function compareInstant(share: number): Promise<Differences> {
  const first = await played((player().timeline?.duration ?? 0) * share);
  const { ms } = first;
  const found: Record<string, Difference> = {};
  found.sought = difference(first, await sought(ms));
  found.stepped = difference(first, await stepped(ms, Math.max(0, ms - BEFORE)));
  found["stepped back"] = difference(first, await stepped(ms, ms + BEFORE / 2));
  return found;
}
