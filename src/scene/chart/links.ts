import {
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  InstancedMesh,
  MeshBasicMaterial,
  Object3D,
  Vector3,
} from "three";
import type { Link } from "../../tabletop/tabletop.ts";
import { sideColour } from "../colours.ts";
import { actorNamed } from "../effects/locate.ts";
import { heightIn } from "../layout.ts";
import type { Stage } from "../stage.ts";

/** Arrow heads of one chain, at most, and inches from one to the next. */
const HEADS = 28;
const APART = 0.44;
/** How much of the chain stays clear of either model, in inches. */
const CLEAR = 0.85;

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

/** Chains of arrow heads from who follows to whom he follows, from model to model. One draw call for all. */
export class Links {
  readonly mesh: InstancedMesh;
  private readonly dummy = new Object3D();
  private readonly from = new Vector3();
  private readonly to = new Vector3();

  constructor(
    stage: Stage,
    private readonly links: readonly Link[],
  ) {
    const material = new MeshBasicMaterial({ vertexColors: true, side: DoubleSide, toneMapped: false });
    this.mesh = new InstancedMesh(headGeometry(), material, Math.max(1, links.length * HEADS));
    this.mesh.frustumCulled = false;
    this.mesh.visible = links.length > 0;
    const colour = new Color();
    links.forEach((link, i) => {
      const side = actorNamed(stage, link.from)?.after.side ?? 0;
      colour.set(sideColour(side)).lerp(new Color("#fff6e0"), 0.25);
      for (let k = 0; k < HEADS; k++) this.mesh.setColorAt(i * HEADS + k, colour);
    });
  }

  frame(stage: Stage): void {
    if (!this.mesh.visible) return;
    for (let i = 0; i < this.links.length; i++) this.lay(stage, i);
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    (this.mesh.material as MeshBasicMaterial).dispose();
    this.mesh.dispose();
  }

  private lay(stage: Stage, index: number): void {
    const { dummy, from, to } = this;
    const link = this.links[index] as Link;
    const [a, b] = [actorNamed(stage, link.from), actorNamed(stage, link.to)];
    const here = a !== undefined && b !== undefined && a.pose.fallen === 0 && b.pose.fallen === 0;
    if (a && b) {
      from.set(a.pose.x, heightIn(a, stage), -a.pose.y);
      to.set(b.pose.x, heightIn(b, stage), -b.pose.y);
    }
    const length = from.distanceTo(to);
    const flat = Math.hypot(to.x - from.x, to.z - from.z);
    const heads = here ? Math.min(HEADS, Math.floor((length - 2 * CLEAR) / APART) + 1) : 0;
    const present = here ? Math.min(a.pose.present, b.pose.present) : 0;
    const first = (length - Math.max(0, heads - 1) * APART) / 2;
    for (let k = 0; k < HEADS; k++) {
      dummy.position.copy(from).lerp(to, length > 0 ? (first + k * APART) / length : 0);
      dummy.rotation.set(
        Math.atan2(to.y - from.y, flat) * 0.8,
        Math.atan2(from.x - to.x, from.z - to.z),
        0,
        "YXZ",
      );
      dummy.scale.setScalar(k < heads ? present : 1e-5);
      dummy.updateMatrix();
      this.mesh.setMatrixAt(index * HEADS + k, dummy.matrix);
    }
  }
}
