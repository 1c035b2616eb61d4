import { type BufferGeometry, CylinderGeometry, Float32BufferAttribute } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { ModelShape } from "./shape.ts";

const WOOD = [0.42, 0.31, 0.19] as const;
/** Rough, and no metal. */
const COAT = [0.85, 0] as const;

/** A block with four edges: its width, height and length, and where its middle is. */
function block(
  [width, height, length]: readonly [number, number, number],
  [x, y, z]: readonly [number, number, number],
): BufferGeometry {
  const upright = new CylinderGeometry(Math.SQRT1_2, Math.SQRT1_2, 1, 4).rotateY(Math.PI / 4);
  return upright.scale(width, height, length).translate(x, y, z);
}

/** A block of wood in the shape of an aircraft: stands in where a model can't be loaded. */
export function woodenBlock(): ModelShape {
  const airframe = mergeGeometries([
    block([0.26, 0.28, 1.8], [0, 0, 0.1]),
    block([2.2, 0.06, 0.5], [0, -0.02, -0.2]),
    block([0.8, 0.05, 0.28], [0, 0.06, 0.85]),
    block([0.05, 0.4, 0.3], [0, 0.25, 0.85]),
  ]);
  airframe.deleteAttribute("uv");
  airframe.computeVertexNormals();
  const each = <Value>(value: Value) =>
    Array.from({ length: airframe.getAttribute("position").count }, () => value);
  airframe.setAttribute("color", new Float32BufferAttribute(each(WOOD).flat(), 3));
  airframe.setAttribute("coat", new Float32BufferAttribute(each(COAT).flat(), 2));
  return { airframe, propellers: [], guns: {}, reach: 1.1 };
}
