import {
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  type Vector3,
} from "three";
import type { PuffField } from "./field.ts";
import { STRIDE } from "./puff.ts";

/** An octagon covers a round puff, and less beside it than a square: what lies beside is looked at in vain. */
const CORNERS = 8;
const OUT = 1 / Math.cos(Math.PI / CORNERS);

function corners(): readonly number[] {
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = ((i + 0.5) / CORNERS) * 2 * Math.PI;
    return [Math.cos(angle) * OUT, Math.sin(angle) * OUT, 0];
  }).flat();
}

/** The puffs of a field, each an octagon, in the order in which they are drawn. */
export class PuffGeometry extends InstancedBufferGeometry {
  private readonly drawn: InstancedInterleavedBuffer;

  constructor(room: number) {
    super();
    this.drawn = new InstancedInterleavedBuffer(new Float32Array(room * STRIDE), STRIDE);
    this.drawn.setUsage(DynamicDrawUsage);
    this.setAttribute("position", new Float32BufferAttribute(corners(), 3));
    for (const [i, name] of ["place", "tone", "bulge", "look"].entries())
      this.setAttribute(name, new InterleavedBufferAttribute(this.drawn, 4, i * 4));
    this.setIndex(Array.from({ length: CORNERS - 2 }, (_, i) => [0, i + 1, i + 2]).flat());
    this.instanceCount = 0;
  }

  /** Shows a field as it is seen from an eye that looks along `ahead`. */
  show(field: PuffField, eye: Vector3, ahead: Vector3): void {
    const { drawn } = this;
    this.instanceCount = field.count;
    if (field.count === 0) return;
    field.write(eye, ahead, drawn.array as Float32Array);
    drawn.clearUpdateRanges();
    drawn.addUpdateRange(0, field.count * STRIDE);
    drawn.needsUpdate = true;
  }
}
