import {
  DataTexture,
  DoubleSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  NoColorSpace,
  ShaderMaterial,
  UniformsLib,
  UniformsUtils,
  Vector4,
} from "three";
import { FIRES, type PuffField } from "./field.ts";
import { CRAFT, FRAGMENT, SHADE_FRAGMENT, SHADE_VERTEX, VERTEX } from "./shader.ts";
import { puffSheet, SHEET } from "./sheet.ts";

/** How dark the shadow of the thickest puff is, 0 to 1. */
const SHADE = 0.5;

function vectors(count: number): Vector4[] {
  return Array.from({ length: count }, () => new Vector4());
}

/** The sheet of puffs, for the graphics card. */
export class PuffTexture extends DataTexture {
  constructor() {
    super(puffSheet(), SHEET, SHEET);
    this.colorSpace = NoColorSpace;
    this.magFilter = LinearFilter;
    this.minFilter = LinearMipmapLinearFilter;
    this.generateMipmaps = true;
    this.needsUpdate = true;
  }
}

/** Cotton, smoke and flame, lit by the lamp, by the room and by fires; it hides nothing, and adds light where it burns. */
export class PuffMaterial extends ShaderMaterial {
  /** Where aircraft are around which cotton is thin, how wide each is, where it heads and how long, where its top is and how high. */
  readonly craft = vectors(CRAFT);
  readonly along = vectors(CRAFT);
  readonly over = vectors(CRAFT);
  private readonly fires = vectors(FIRES);

  constructor(sheet: PuffTexture) {
    super({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: UniformsUtils.clone(UniformsLib.lights),
      lights: true,
      transparent: true,
      depthWrite: false,
      premultipliedAlpha: true,
      side: DoubleSide,
      shadowSide: DoubleSide,
      // A single pass: from behind there is nothing to see of what faces the eye.
      forceSinglePass: true,
    });
    const { craft, along, over, fires } = this;
    Object.assign(this.uniforms, {
      ...{ sheet: { value: sheet }, craft: { value: craft }, along: { value: along }, over: { value: over } },
      ...{ fires: { value: fires }, crafts: { value: 0 }, glow: { value: 1 }, fine: { value: 1 } },
    });
  }

  set crafts(count: number) {
    this.set("crafts", count);
  }

  /** How much brighter than white flames are. */
  set glow(bright: number) {
    this.set("glow", bright);
  }

  /** Whether cotton has a second, finer grain near by: 1, or 0. */
  set fine(strong: number) {
    this.set("fine", strong);
  }

  /** Lights smoke by the fires of a field. */
  kindle({ fires }: PuffField): void {
    for (let i = 0; i < FIRES; i++) this.fires[i]?.fromArray(fires, i * 4);
  }

  private set(name: string, value: number): void {
    const uniform = this.uniforms[name];
    if (uniform) uniform.value = value;
  }
}

/** How the lamp sees puffs: what a shadow is cast by. */
export class PuffShade extends ShaderMaterial {
  constructor(sheet: PuffTexture) {
    super({
      vertexShader: SHADE_VERTEX,
      fragmentShader: SHADE_FRAGMENT,
      uniforms: { sheet: { value: sheet }, shade: { value: SHADE } },
      side: DoubleSide,
    });
  }
}
