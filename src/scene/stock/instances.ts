import { DynamicDrawUsage, InstancedBufferAttribute, InstancedBufferGeometry, PlaneGeometry } from "three";
import { keysOf } from "../../core/keys-of.ts";

/** Many rectangles in one draw call, none at first; upright, or lying `flat` with their heads away from the reader. */
export class Instances extends InstancedBufferGeometry {
  constructor(flat = false) {
    super();
    const plane = new PlaneGeometry(1, 1);
    if (flat) plane.rotateX(-Math.PI / 2);
    this.setIndex(plane.getIndex());
    for (const name of ["position", "uv", "normal"] as const)
      this.setAttribute(name, plane.getAttribute(name));
    this.instanceCount = 0;
  }

  /** Makes room for so many, with so many figures for each under every name. */
  hold<Name extends string>(
    count: number,
    sizes: Readonly<Record<Name, number>>,
  ): Readonly<Record<Name, InstancedBufferAttribute>> {
    this.dispose();
    const each = {} as Record<Name, InstancedBufferAttribute>;
    for (const name of keysOf(sizes)) {
      each[name] = new InstancedBufferAttribute(
        new Float32Array(Math.max(1, count) * sizes[name]),
        sizes[name],
      );
      this.setAttribute(name, each[name].setUsage(DynamicDrawUsage));
    }
    this.instanceCount = count;
    return each;
  }
}
