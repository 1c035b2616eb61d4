import {
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  type Mesh,
  SphereGeometry,
  type Vector3,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

function painted(geometry: BufferGeometry, rgb: readonly [number, number, number]): BufferGeometry {
  const count = geometry.getAttribute("position").count;
  const colours = Array.from({ length: count }, () => rgb).flat();
  return geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
}

const IRON = [0.09, 0.09, 0.1] as const;
const SILK = [0.82, 0.78, 0.68] as const;
const CLOTH = [0.2, 0.16, 0.11] as const;

/** A bomb, nose down. */
export function bombGeometry(): BufferGeometry {
  return mergeGeometries([
    painted(new SphereGeometry(0.085, 12, 8).scale(1, 1.9, 1), IRON),
    painted(new ConeGeometry(0.09, 0.16, 4).rotateX(Math.PI).translate(0, 0.2, 0), IRON),
  ]);
}

/** A canopy over somebody on his lines. */
export function chuteGeometry(): BufferGeometry {
  const canopy = new SphereGeometry(0.36, 16, 6, 0, 2 * Math.PI, 0, Math.PI / 2.1).translate(0, 0.34, 0);
  const lines = [-1, 1].map((side) =>
    painted(
      new CylinderGeometry(0.008, 0.008, 0.5, 4).rotateZ(side * 0.5).translate(side * -0.14, 0.17, 0),
      SILK,
    ),
  );
  const man = new CylinderGeometry(0.045, 0.04, 0.2, 8).translate(0, -0.1, 0);
  return mergeGeometries([painted(canopy, SILK), ...lines, painted(man, CLOTH)]);
}

/** A parachute is seen from across the table. */
const LARGE = 1.7;

/** A bomb on its way, `share` of it done: ahead evenly, down faster and faster. */
export function drop(bomb: Mesh, from: Vector3, to: Vector3, share: number): void {
  bomb.visible = share > 0 && share < 1;
  bomb.position.lerpVectors(from, to, share);
  bomb.position.y = from.y + (to.y - from.y) * share * share;
  bomb.rotation.set(0.5 * (1 - share), 0, 0);
}

/** Somebody drifts down and swings, `share` of the way done. */
export function float(chute: Mesh, from: Vector3, share: number): void {
  chute.visible = share > 0 && share < 1;
  const open = Math.min(1, share * 7);
  const swing = Math.sin(share * 17) * 0.18 * (1 - share);
  chute.position.set(from.x + 0.5 + 0.9 * share, from.y * (1 - share) + 0.2 * share, from.z + 0.4 * share);
  chute.rotation.set(swing * 0.6, 0, swing);
  chute.scale.set(open, 0.6 + 0.4 * open, open).multiplyScalar(LARGE);
}
