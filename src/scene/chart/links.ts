import { BufferGeometry, Color, Float32BufferAttribute, type InstancedMesh, Object3D, Vector3 } from "three";
import type { SideIndex } from "../../tabletop/side.ts";
import type { Link, Tabletop } from "../../tabletop/tabletop.ts";
import { sideColour } from "../colours.ts";
import { actorNamed, locate } from "../effects/locate.ts";
import type { ChipMesh } from "../overlay/chips.ts";
import type { Stage } from "../stage.ts";

/** Arrow heads of one chain, at most. */
export const HEADS = 48;
/** Of a chain between things that lie on the map: how much it is arched, as a share of its length, and at most, in inches. */
const ARCH = 0.14;
const HIGHEST = 1.3;
/** Height of what is written on a chain, in inches. */
export const LINK_NAME = 0.4;

/** How a chain is drawn: inches from head to head, their size, how many of them stand together before a gap. */
interface Manner {
  readonly apart: number;
  readonly size: number;
  readonly together?: number;
  readonly pale: number;
}

const MANNERS: Readonly<Record<Link["kind"], Manner>> = {
  tailing: { apart: 0.44, size: 1, pale: 0.25 },
  chase: { apart: 0.44, size: 1, pale: 0.25 },
  advantage: { apart: 0.36, size: 1.15, together: 2, pale: 0.1 },
  route: { apart: 0.62, size: 0.72, pale: 0.5 },
};

/** How much of the chain stays clear of a model, and of what lies flat, in inches. */
const CLEAR = { model: 0.85, flat: 0.5 } as const;

/** An arrow head that lies flat: light within, a dark edge, so that it is seen on every ground. */
export function headGeometry(): BufferGeometry {
  const shape = (size: number, up: number) => [
    [0, up, -0.22 * size],
    [0.2 * size, up, 0.16 * size],
    [0, up, 0.04 * size],
    [0, up, -0.22 * size],
    [0, up, 0.04 * size],
    [-0.2 * size, up, 0.16 * size],
  ];
  const points = [...shape(1.45, 0), ...shape(1, 0.012)];
  const shades = points.map((_, i) => (i < 6 ? 0.06 : 1)).flatMap((shade) => [shade, shade, shade]);
  return new BufferGeometry()
    .setAttribute("position", new Float32BufferAttribute(points.flat(), 3))
    .setAttribute("color", new Float32BufferAttribute(shades, 3));
}

/** Whose a thing is: a piece, a counter or a card. */
function sideOf({ pieces, counters = [], cards = [] }: Tabletop, id: string): SideIndex | undefined {
  for (const things of [pieces, counters, cards] as const) {
    const found = things.find((one) => one.id === id);
    if (found) return found.side;
  }
  return undefined;
}

const colour = new Color();
const PALE = new Color("#fff6e0");

/** Gives the heads of every chain the colour of its side. */
export function colourLinks(
  mesh: InstancedMesh,
  links: readonly Link[],
  stage: Stage,
  tabletop: Tabletop,
): void {
  links.forEach((link, i) => {
    const side = actorNamed(stage, link.from)?.after.side ?? sideOf(tabletop, link.from);
    colour.set(side === undefined ? "#3a3226" : sideColour(side)).lerp(PALE, MANNERS[link.kind].pale);
    for (let k = 0; k < HEADS; k++) mesh.setColorAt(i * HEADS + k, colour);
  });
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}

/** How much of both ends is there: 0 when one has fallen or gone. */
function present(stage: Stage, { from, to }: Link): number {
  const [a, b] = [actorNamed(stage, from), actorNamed(stage, to)];
  if ((a?.pose.fallen ?? 0) > 0 || (b?.pose.fallen ?? 0) > 0) return 0;
  return Math.min(a?.pose.present ?? 1, b?.pose.present ?? 1);
}

const dummy = new Object3D();
const start = new Vector3();
const end = new Vector3();

/** Puts a head after a share of the way, pointing along it. */
function placeHead(share: number, arch: number, size: number): void {
  const flat = Math.hypot(end.x - start.x, end.z - start.z);
  const climb = end.y - start.y + 4 * arch * (1 - 2 * share);
  dummy.position.copy(start).lerp(end, share);
  dummy.position.y += 4 * arch * share * (1 - share);
  dummy.rotation.set(Math.atan2(climb, flat) * 0.8, Math.atan2(start.x - end.x, start.z - end.z), 0, "YXZ");
  dummy.scale.setScalar(size || 1e-5);
  dummy.updateMatrix();
}

/** Lays a chain, the one with some number, where its ends are in this frame, and what is written on it. */
export function layLink(
  mesh: InstancedMesh,
  names: ChipMesh | null,
  index: number,
  link: Link,
  stage: Stage,
): void {
  const { apart, together, size } = MANNERS[link.kind];
  const known = locate(stage, link.from, start) && locate(stage, link.to, end);
  const there = known ? present(stage, link) : 0;
  const flat = actorNamed(stage, link.from) === undefined;
  const clear = flat ? CLEAR.flat : CLEAR.model;
  const length = known ? start.distanceTo(end) : 0;
  const room = Math.max(0, Math.floor((length - 2 * clear) / apart) + 1);
  const heads = there > 0 ? Math.min(HEADS, room) : 0;
  const first = (length - Math.max(0, heads - 1) * apart) / 2;
  const arch = flat ? Math.min(HIGHEST, length * ARCH) : 0;
  for (let k = 0; k < HEADS; k++) {
    const gap = together !== undefined && k % (together + 1) === together;
    const share = length > 0 ? (first + k * apart) / length : 0;
    placeHead(share, arch, k < heads && !gap ? there * size : 0);
    mesh.setMatrixAt(index * HEADS + k, dummy.matrix);
  }
  const up = heads > 0 && link.label !== undefined ? (start.y + end.y) / 2 + arch + LINK_NAME : -100;
  names?.put(index, (start.x + end.x) / 2, -(start.z + end.z) / 2, up);
}
