import { extend, useFrame } from "@react-three/fiber";
import { type ComponentProps, useMemo, useRef } from "react";
import { InstancedMesh, type Vector3 } from "three";
import { itemAt } from "../../core/item-at.ts";
import { writeUpright } from "../layout.ts";
import type { Stood } from "../mat/scenery.ts";
import { SOLID, SOLIDS, SolidsGeometry } from "../mat/solids.ts";
import { ORDER, SCENERY } from "../order.ts";

const Many = extend(InstancedMesh);
const Solids = extend(SolidsGeometry);

/** How far the eye goes before what stands there is put into another order, in inches. */
const STEP = 3;

/** The middle of the square in which the eye is: the order is that of the square, wherever the eye has come from. */
function squared(at: number): number {
  return (Math.floor(at / STEP) + 0.5) * STEP;
}

/** Puts what stands there from afar to near, since nothing of it hides what is drawn after it. */
class Ordered {
  private readonly order: Uint16Array;
  private readonly far: Float32Array;
  private x = Number.NaN;
  private z = Number.NaN;

  constructor(private readonly stood: readonly Stood[]) {
    this.order = Uint16Array.from(stood.keys());
    this.far = new Float32Array(stood.length);
  }

  /** Writes matrices and colours as they are seen from an eye, if it has moved far enough. */
  write(mesh: InstancedMesh<SolidsGeometry>, eye: Vector3): void {
    const [eyeX, eyeZ] = [squared(eye.x), squared(eye.z)];
    if (eyeX === this.x && eyeZ === this.z) return;
    [this.x, this.z] = [eyeX, eyeZ];
    this.stood.forEach(({ x, z }, i) => {
      this.far[i] = (x - eyeX) ** 2 + (z - eyeZ) ** 2;
    });
    this.order.sort((a, b) => (this.far[b] as number) - (this.far[a] as number) || a - b);
    this.order.forEach((which, place) => {
      const { kind, x, z, turn, size, colour } = itemAt(this.stood, which);
      writeUpright(mesh.instanceMatrix.array, place, x, 0, -z, turn, size);
      mesh.setColorAt(place, colour);
      mesh.geometry.solids.setX(place, SOLID[kind]);
    });
    mesh.instanceMatrix.needsUpdate = true;
    mesh.geometry.solids.needsUpdate = true;
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
  }
}

/**
 * Woods and towns on a mat, in one draw call. They hide nothing that is laid on it, no arc, no path, no base: they leave
 * no depth, and whatever is drawn after them lies above.
 */
export function Scenery({ stood }: { readonly stood: readonly Stood[] }) {
  const mesh = useRef<InstancedMesh<SolidsGeometry>>(null);
  const ordered = useMemo(() => new Ordered(stood), [stood]);
  useFrame(({ camera }) => {
    if (mesh.current) ordered.write(mesh.current, camera.position);
  }, ORDER.pieces);
  return (
    <Many
      ref={mesh}
      args={[undefined, undefined, stood.length]}
      frustumCulled={false}
      receiveShadow
      renderOrder={SCENERY}
    >
      <Solids args={[stood.length]} />
      <meshLambertMaterial {...(SOLIDS as ComponentProps<"meshLambertMaterial">)} />
    </Many>
  );
}
