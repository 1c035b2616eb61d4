import {
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Matrix4,
  PlaneGeometry,
  ShaderMaterial,
} from "three";

/** Light around what is picked out, in the units of its outline. */
const REACH = 0.3;

const VERTEX = `
attribute vec4 outline; attribute vec3 tint;
varying vec2 vAt; varying vec4 vOutline; varying vec3 vTint;
void main() {
  vec2 room = outline.xy + ${(2 * REACH).toFixed(2)};
  vAt = vec2(position.x, position.z) * room;
  vOutline = outline;
  vTint = tint;
  vec3 at = vec3(vAt.x, position.y, vAt.y);
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(at, 1.0);
}`;
/** A bright line around the outline that fades outwards; sharp at every distance. */
const FRAGMENT = `
varying vec2 vAt; varying vec4 vOutline; varying vec3 vTint;
void main() {
  vec2 corner = abs(vAt) - vOutline.xy * 0.5 + vOutline.z;
  float away = length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0) - vOutline.z;
  float w = fwidth(away);
  float line = 1.0 - smoothstep(0.055, 0.055 + w, abs(away - 0.05));
  float glow = 0.55 * (1.0 - smoothstep(0.0, ${REACH.toFixed(2)}, away)) * step(-0.02, away);
  float alpha = max(line, glow) * vOutline.w;
  if (alpha < 0.01) discard;
  gl_FragColor = vec4(vTint, alpha);
  #include <colorspace_fragment>
}`;

/** A rounded outline to be lit: its size and the radius of its corners. */
export interface HaloShape {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** Light around the outlines of what may be chosen or is looked at, in one draw call. */
export class Halo {
  readonly mesh: InstancedMesh<PlaneGeometry, ShaderMaterial>;
  private readonly outlines: InstancedBufferAttribute;
  private readonly tints: InstancedBufferAttribute;
  private readonly colour = new Color();

  constructor(private readonly capacity: number) {
    const room = Math.max(1, capacity);
    const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    this.outlines = new InstancedBufferAttribute(new Float32Array(room * 4), 4);
    this.tints = new InstancedBufferAttribute(new Float32Array(room * 3), 3);
    this.outlines.setUsage(DynamicDrawUsage);
    geometry.setAttribute("outline", this.outlines);
    geometry.setAttribute("tint", this.tints);
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
    });
    this.mesh = new InstancedMesh(geometry, material, room);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 2;
    this.clear();
  }

  /** Takes all light away, before what is lit now is told. */
  clear(): void {
    this.mesh.count = 0;
    this.mesh.visible = false;
  }

  /** Lights an outline whose middle and turn a matrix gives. */
  add(matrix: Matrix4, { width, height, radius }: HaloShape, colour: string, strength: number): void {
    const index = this.mesh.count;
    if (index >= this.capacity) return;
    const { r, g, b } = this.colour.set(colour);
    this.mesh.setMatrixAt(index, matrix);
    this.outlines.setXYZW(index, width, height, radius, strength);
    this.tints.setXYZ(index, r, g, b);
    this.mesh.count = index + 1;
    this.mesh.visible = true;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.outlines.needsUpdate = this.tints.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
