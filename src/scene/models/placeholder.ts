import { BoxGeometry, Float32BufferAttribute } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { ModelShape } from "./shape.ts";

const WOOD = [0.42, 0.31, 0.19] as const;

/** A block of wood in the shape of an aircraft: stands in where a model can't be loaded. */
export function woodenBlock(): ModelShape {
  const airframe = mergeGeometries([
    new BoxGeometry(0.26, 0.28, 1.8).translate(0, 0, 0.1),
    new BoxGeometry(2.2, 0.06, 0.5).translate(0, -0.02, -0.2),
    new BoxGeometry(0.8, 0.05, 0.28).translate(0, 0.06, 0.85),
    new BoxGeometry(0.05, 0.4, 0.3).translate(0, 0.25, 0.85),
  ]);
  airframe.deleteAttribute("uv");
  const count = airframe.getAttribute("position").count;
  const colours = Array.from({ length: count }, () => WOOD).flat();
  airframe.setAttribute("color", new Float32BufferAttribute(colours, 3));
  return { airframe, propellers: [], reach: 1.1 };
}
