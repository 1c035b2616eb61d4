import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  PlaneGeometry,
  type ShaderMaterial,
  type ShaderMaterialParameters,
  Vector3,
} from "three";
import type { HaloShape } from "./halo.ts";

/** How far the dark reaches beyond a slab, of its shorter side. */
const REACH = 0.22;
/** How high a slab may be for its shadow to be seen, and how dark it is on the table, in inches and shares. */
const HIGHEST = 0.9;
const DARKEST = 0.8;
/** The shadow lies so far above the table, in inches: below a slab's upper face, so that it is seen around it alone. */
const UP = 0.008;

const VERTEX = `
attribute vec4 outline;
varying vec2 vAt; varying vec4 vOutline; varying float vReach;
void main() {
  vReach = min(outline.x, outline.y) * ${REACH.toFixed(2)};
  vAt = vec2(position.x, position.z) * (outline.xy + 2.0 * vReach);
  vOutline = outline;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(vAt.x, 0.0, vAt.y, 1.0);
}`;
/** Dark under a rounded outline that fades beyond it. */
const FRAGMENT = `
varying vec2 vAt; varying vec4 vOutline; varying float vReach;
void main() {
  vec2 corner = abs(vAt) - vOutline.xy * 0.5 + vOutline.z;
  float away = length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0) - vOutline.z;
  float dark = 1.0 - smoothstep(-vReach, vReach, away);
  float alpha = dark * vOutline.w;
  if (alpha < 0.01) discard;
  gl_FragColor = vec4(0.0, 0.0, 0.0, alpha);
}`;

/** What the dark under slabs is drawn with. */
export const CONTACT: ShaderMaterialParameters = {
  vertexShader: VERTEX,
  fragmentShader: FRAGMENT,
  transparent: true,
  depthWrite: false,
};

/** A plane, and room for the outline of each of many. */
export class ContactGeometry extends PlaneGeometry {
  constructor(room: number) {
    super(1, 1);
    this.rotateX(-Math.PI / 2);
    const each = new InstancedBufferAttribute(new Float32Array(room * 4), 4);
    this.setAttribute("outline", each.setUsage(DynamicDrawUsage));
  }
}

const x = new Vector3();
const at = new Matrix4();

/** The dark under cards and counters, which no lamp reaches: in one draw call, a place for each. */
export class ContactMesh extends InstancedMesh<ContactGeometry, ShaderMaterial> {
  constructor(room: number) {
    super(undefined, undefined, room);
    this.frustumCulled = false;
    this.renderOrder = -1;
  }

  /**
   * Lays the dark of a slab: its matrix, its outline in the matrix's units, and how many inches it is above what it would
   * lie on; the higher it is, the paler.
   */
  lay(index: number, matrix: Matrix4, { width, height, radius }: HaloShape, above: number): void {
    const { elements } = matrix;
    // The slab's own sideways axis, laid flat, whichever face is up.
    x.set(elements[0], 0, elements[2]);
    const size = Math.hypot(elements[8], elements[9], elements[10]);
    const flat = x.length();
    const seen = above < HIGHEST && flat > 1e-4;
    if (seen) {
      x.divideScalar(flat);
      const { x: right, z: back } = x;
      at.set(
        right * flat,
        0,
        -back * size,
        elements[12],
        0,
        size,
        0,
        UP,
        back * flat,
        0,
        right * size,
        elements[14],
        0,
        0,
        0,
        1,
      );
      this.setMatrixAt(index, at);
    }
    const outline = this.geometry.getAttribute("outline") as InstancedBufferAttribute;
    outline.setXYZW(index, width, height, radius, seen ? DARKEST * (1 - above / HIGHEST) : 0);
    this.instanceMatrix.needsUpdate = outline.needsUpdate = true;
  }
}
