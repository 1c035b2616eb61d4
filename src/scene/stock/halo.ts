import {
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Matrix4,
  PlaneGeometry,
  type ShaderMaterial,
  type ShaderMaterialParameters,
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

/** What light around outlines is drawn with. */
export const HALO: ShaderMaterialParameters = {
  vertexShader: VERTEX,
  fragmentShader: FRAGMENT,
  transparent: true,
  depthWrite: false,
};

/** A plane, and room for the outline and the colour of each of many. */
export class HaloGeometry extends PlaneGeometry {
  constructor(room: number) {
    super(1, 1);
    this.rotateX(-Math.PI / 2);
    for (const [name, size] of [
      ["outline", 4],
      ["tint", 3],
    ] as const) {
      const each = new InstancedBufferAttribute(new Float32Array(room * size), size);
      this.setAttribute(name, each.setUsage(DynamicDrawUsage));
    }
  }
}

/** Light around the outlines of what may be chosen or is looked at, in one draw call. */
export class HaloMesh extends InstancedMesh<HaloGeometry, ShaderMaterial> {
  private readonly colour = new Color();

  constructor(private readonly room: number) {
    super(undefined, undefined, room);
    this.frustumCulled = false;
    this.renderOrder = 2;
    this.darken();
  }

  /** Takes all light away, before what is lit now is told. */
  darken(): void {
    this.count = 0;
    this.visible = false;
  }

  /** Lights an outline whose middle and turn a matrix gives. */
  light(matrix: Matrix4, { width, height, radius }: HaloShape, colour: string, strength: number): void {
    const index = this.count;
    if (index >= this.room) return;
    const { r, g, b } = this.colour.set(colour);
    this.setMatrixAt(index, matrix);
    const { outline, tint } = this.geometry.attributes as Record<
      "outline" | "tint",
      InstancedBufferAttribute
    >;
    outline.setXYZW(index, width, height, radius, strength);
    tint.setXYZ(index, r, g, b);
    this.count = index + 1;
    this.visible = this.instanceMatrix.needsUpdate = outline.needsUpdate = tint.needsUpdate = true;
  }
}
