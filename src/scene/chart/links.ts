import {
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  MeshBasicMaterial,
  Object3D,
  Vector3,
} from "three";
import type { SideIndex } from "../../tabletop/side.ts";
import type { Link, Tabletop } from "../../tabletop/tabletop.ts";
import { sideColour } from "../colours.ts";
import { actorNamed, locate } from "../effects/locate.ts";
import { Chips } from "../overlay/chips.ts";
import type { Stage } from "../stage.ts";

/** Arrow heads of one chain, at most. */
const HEADS = 48;
/** Of a chain between things that lie on the map: how much it is arched, as a share of its length, and at most, in inches. */
const ARCH = 0.14;
const HIGHEST = 1.3;
/** Height of what is written on a chain, in inches. */
const NAME = 0.4;

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
function headGeometry(): BufferGeometry {
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

/** Chains of arrow heads from one thing to another: who chases whom, and where he is bound. One draw call for all. */
export class Links {
  readonly group = new Group();
  private readonly mesh: InstancedMesh;
  private readonly names: Chips | undefined;
  private readonly links: readonly Link[];
  private readonly dummy = new Object3D();
  private readonly from = new Vector3();
  private readonly to = new Vector3();

  constructor(stage: Stage, tabletop: Tabletop, redraw: () => void) {
    const { links = [] } = tabletop;
    this.links = links;
    const material = new MeshBasicMaterial({ vertexColors: true, side: DoubleSide, toneMapped: false });
    this.mesh = new InstancedMesh(headGeometry(), material, Math.max(1, links.length * HEADS));
    this.mesh.frustumCulled = false;
    const colour = new Color();
    links.forEach((link, i) => {
      const side = actorNamed(stage, link.from)?.after.side ?? sideOf(tabletop, link.from);
      colour.set(side === undefined ? "#3a3226" : sideColour(side));
      colour.lerp(new Color("#fff6e0"), MANNERS[link.kind].pale);
      for (let k = 0; k < HEADS; k++) this.mesh.setColorAt(i * HEADS + k, colour);
    });
    this.group.add(this.mesh);
    this.names = links.some(({ label }) => label !== undefined) ? new Chips(redraw, 2) : undefined;
    this.names?.set(links.map(({ label = "" }) => ({ text: label, size: NAME })));
    if (this.names) this.group.add(this.names.mesh);
  }

  frame(stage: Stage): void {
    for (let i = 0; i < this.links.length; i++) this.lay(stage, i);
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    (this.mesh.material as MeshBasicMaterial).dispose();
    this.mesh.dispose();
    this.names?.dispose();
  }

  /** How much of both ends is there: 0 when one has fallen or gone. */
  private present(stage: Stage, { from, to }: Link): number {
    const [a, b] = [actorNamed(stage, from), actorNamed(stage, to)];
    if ((a?.pose.fallen ?? 0) > 0 || (b?.pose.fallen ?? 0) > 0) return 0;
    return Math.min(a?.pose.present ?? 1, b?.pose.present ?? 1);
  }

  private lay(stage: Stage, index: number): void {
    const { from, to } = this;
    const link = this.links[index] as Link;
    const { apart, together } = MANNERS[link.kind];
    const known = locate(stage, link.from, from) && locate(stage, link.to, to);
    const present = known ? this.present(stage, link) : 0;
    const flat = actorNamed(stage, link.from) === undefined;
    const clear = flat ? CLEAR.flat : CLEAR.model;
    const length = known ? from.distanceTo(to) : 0;
    const room = Math.max(0, Math.floor((length - 2 * clear) / apart) + 1);
    const heads = present > 0 ? Math.min(HEADS, room) : 0;
    const first = (length - Math.max(0, heads - 1) * apart) / 2;
    const arch = flat ? Math.min(HIGHEST, length * ARCH) : 0;
    for (let k = 0; k < HEADS; k++) {
      const gap = together !== undefined && k % (together + 1) === together;
      const share = length > 0 ? (first + k * apart) / length : 0;
      this.place(share, arch, k < heads && !gap ? present * MANNERS[link.kind].size : 0);
      this.mesh.setMatrixAt(index * HEADS + k, this.dummy.matrix);
    }
    this.name(index, link, heads > 0, arch);
  }

  /** Puts a head after a share of the way, pointing along it. */
  private place(share: number, arch: number, size: number): void {
    const { dummy, from, to } = this;
    const flat = Math.hypot(to.x - from.x, to.z - from.z);
    const climb = to.y - from.y + 4 * arch * (1 - 2 * share);
    dummy.position.copy(from).lerp(to, share);
    dummy.position.y += 4 * arch * share * (1 - share);
    dummy.rotation.set(Math.atan2(climb, flat) * 0.8, Math.atan2(from.x - to.x, from.z - to.z), 0, "YXZ");
    dummy.scale.setScalar(size || 1e-5);
    dummy.updateMatrix();
  }

  private name(index: number, { label }: Link, seen: boolean, arch: number): void {
    if (!this.names) return;
    const { from, to } = this;
    const up = seen && label !== undefined ? (from.y + to.y) / 2 + arch + NAME : -100;
    this.names.put(index, (from.x + to.x) / 2, -(from.z + to.z) / 2, up);
  }
}
