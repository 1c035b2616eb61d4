import {
  CanvasTexture,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  SRGBColorSpace,
  Vector2,
} from "three";
import { awaited } from "../awaited.ts";
import { GROTESQUE } from "../fontNames.ts";
import { type Chip, chipKey, type DrawSign, drawChip, partsOf, ROW } from "./slip.ts";

const SHEET_WIDTH = 2048;
const ROWS = 16;
/** The least height of a slip: CSS pixels, and a share of the screen's height that is read from three metres. */
const LEAST = 15;
const LEGIBLE = 0.024;
/** How much smaller a quiet slip may be. */
const QUIET = 0.74;
/** How much a slip may grow to be legible. */
export const GROWTH = 2.6;
/** How wide the patch of a slip on the sheet is, for its width in heights. */
export const PATCH = (ROW - 6) / SHEET_WIDTH;

const VERTEX = `
attribute vec4 patch_; attribute vec3 anchor; attribute vec3 shape; attribute vec2 shift;
uniform vec2 screen; uniform float least;
varying vec2 vUv;
void main() {
  vUv = patch_.xy + uv * patch_.zw;
  vec4 eye = modelViewMatrix * vec4(anchor, 1.0);
  vec4 clip = projectionMatrix * eye;
  float inch = projectionMatrix[1][1] * 0.5 * screen.y / clip.w;
  float high = max(shape.y, min(least * shape.z / inch, shape.y * ${GROWTH.toFixed(1)}));
  eye.xy += position.xy * vec2(high * shape.x, high);
  gl_Position = projectionMatrix * eye;
  gl_Position.xy += shift * 2.0 / screen * gl_Position.w;
  gl_Position.z -= 0.002 * gl_Position.w;
}`;
const FRAGMENT = `
uniform sampler2D sheet; varying vec2 vUv;
void main() {
  vec4 ink = texture2D(sheet, vUv);
  if (ink.a < 0.35) discard;
  gl_FragColor = vec4(ink.rgb, 1.0);
  #include <colorspace_fragment>
}`;

/** All slips in one draw call, printed on one sheet. */
export class Chips {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  private readonly sheet = document.createElement("canvas");
  private readonly texture: CanvasTexture;
  private drawSign: DrawSign | undefined;
  private anchors = new InstancedBufferAttribute(new Float32Array(3), 3);
  private chips: readonly Chip[] = [];
  /** What is printed on the sheet. */
  private printed: string | undefined;
  /** The picture they are read in, and the least height of one there, both in pixels. */
  readonly screen = new Vector2(1, 1);
  least = LEAST;
  private lettering = 1;
  private readonly size = new Vector2();
  /** Of each slip: its width in heights, and that of the part with the name. */
  heads = new Float32Array(0);

  /** `changed` is called when there is something new to see; `rows` is how many rows of slips there may be. */
  constructor(
    private readonly changed: () => void,
    rows = ROWS,
  ) {
    this.sheet.width = SHEET_WIDTH;
    this.sheet.height = rows * ROW;
    this.texture = new CanvasTexture(this.sheet);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.anisotropy = 4;
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      // Not that one sees through it: it is drawn after the lines and fields that lie in the air.
      transparent: true,
      uniforms: {
        sheet: { value: this.texture },
        screen: { value: this.screen },
        least: { value: LEAST },
      },
    });
    this.mesh = new Mesh(new InstancedBufferGeometry(), material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 5;
    this.mesh.onBeforeRender = (renderer) => this.fit(renderer.getSize(this.size));
  }

  /** How large letters are written, 1 as usual. */
  setLettering(lettering: number): void {
    if (lettering === this.lettering) return;
    this.lettering = lettering;
    this.screen.set(1, 1);
    this.reprint();
  }

  /** Prints slips, unless they are those that stand there; their places are set afterwards, by `put`. */
  set(chips: readonly Chip[]): void {
    const key = chips.map(chipKey).join();
    this.chips = chips;
    if (key === this.printed) return;
    this.printed = key;
    if (!this.drawSign && chips.some(({ marks }) => marks)) void awaited(this.fetchSigns());
    const count = chips.length;
    const patches = new Float32Array(Math.max(1, count) * 4);
    const shapes = new Float32Array(Math.max(1, count) * 3);
    this.heads = new Float32Array(count * 2);
    this.print(patches, shapes);
    this.mesh.geometry.dispose();
    const geometry = new InstancedBufferGeometry();
    const plane = new PlaneGeometry(1, 1);
    geometry.setIndex(plane.getIndex());
    geometry.setAttribute("position", plane.getAttribute("position"));
    geometry.setAttribute("uv", plane.getAttribute("uv"));
    geometry.setAttribute("patch_", new InstancedBufferAttribute(patches, 4));
    geometry.setAttribute("shape", new InstancedBufferAttribute(shapes, 3));
    this.anchors = new InstancedBufferAttribute(new Float32Array(Math.max(1, count) * 3), 3);
    this.anchors.setUsage(DynamicDrawUsage);
    geometry.setAttribute("anchor", this.anchors);
    // How far a slip gives way to others, in pixels.
    const shifts = new InstancedBufferAttribute(new Float32Array(Math.max(1, count) * 2), 2);
    geometry.setAttribute("shift", shifts.setUsage(DynamicDrawUsage));
    geometry.instanceCount = count;
    this.mesh.geometry = geometry;
    this.mesh.visible = count > 0;
  }

  /** Prints the same slips anew, when the type faces have arrived. */
  reprint(): void {
    const places = this.anchors;
    this.printed = undefined;
    this.set(this.chips);
    this.anchors.copyArray(places.array);
  }

  /** Where a slip's middle is: the mat's x and y, and inches up. */
  put(index: number, x: number, y: number, up: number): void {
    this.anchors.setXYZ(index, x, up, -y);
    this.anchors.needsUpdate = true;
  }

  dispose(): void {
    this.texture.dispose();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }

  /** The signs come with the first piece that is marked. */
  private async fetchSigns(): Promise<void> {
    const signs = await import("../signs/draw.ts").catch(() => undefined);
    if (!signs || this.drawSign) return;
    this.drawSign = signs.drawSign;
    this.reprint();
    this.changed();
  }

  /** Slips are told how large the screen is that they are read on. */
  private fit(size: Vector2): void {
    const { least } = this.mesh.material.uniforms;
    if (!least || this.screen.equals(size)) return;
    this.screen.copy(size);
    this.least = least.value = Math.max(LEAST, size.y * LEGIBLE) * this.lettering;
    this.changed();
  }

  private print(patches: Float32Array, shapes: Float32Array): void {
    const pen = this.sheet.getContext("2d");
    if (!pen) return;
    const { height } = this.sheet;
    pen.clearRect(0, 0, SHEET_WIDTH, height);
    pen.font = `600 44px ${GROTESQUE}`;
    pen.textBaseline = "middle";
    let x = 0;
    let row = 0;
    this.chips.forEach((chip, i) => {
      const parts = partsOf(pen, chip);
      const width = Math.min(SHEET_WIDTH, parts.width);
      if (x + width > SHEET_WIDTH) {
        x = 0;
        row += ROW;
      }
      drawChip(pen, chip, x, row, parts, this.drawSign);
      patches.set(
        [x / SHEET_WIDTH, 1 - (row + ROW - 4) / height, width / SHEET_WIDTH, (ROW - 6) / height],
        i * 4,
      );
      shapes.set([width / (ROW - 6), chip.size * this.lettering, chip.quiet ? QUIET : 1], i * 3);
      this.heads.set([width / (ROW - 6), parts.head / (ROW - 6)], i * 2);
      x += width + 4;
    });
    this.texture.needsUpdate = true;
  }
}
