import { type BufferAttribute, Mesh, ShaderMaterial, Vector2 } from "three";
import { itemAt } from "../../core/item-at.ts";
import { awaited } from "../awaited.ts";
import { GROTESQUE } from "../fontNames.ts";
import { Instances } from "../stock/instances.ts";
import { inRows, Sheet } from "../stock/sheet.ts";
import { type Chip, chipKey, type DrawSign, drawChip, type Pinned, partsOf, ROW } from "./slip.ts";

const SHEET_WIDTH = 2048;
const ROWS = 16;
/** The least height of a slip: CSS pixels, and a share of the screen's height that is read from three metres. */
const LEAST = 15;
const LEGIBLE = 0.024;
/** The greatest height of a slip, in CSS pixels: from near it would hide what it names. */
export const MOST = 28;
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
  high = min(high, max(least, ${MOST.toFixed(1)}) / inch);
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

/** Between slips on the sheet, and around what is shown of each, in pixels. */
const GAP = 4;
const RIM = 2;

/** What slips are printed on, in so many rows and more where they need them. */
export class ChipSheet extends Sheet {
  constructor(rows = ROWS) {
    super(SHEET_WIDTH, rows * ROW, { anisotropy: 4 });
  }
}

function letter(pen: CanvasRenderingContext2D): void {
  pen.font = `600 44px ${GROTESQUE}`;
  pen.textBaseline = "middle";
}

export class ChipMaterial extends ShaderMaterial {
  declare uniforms: {
    readonly sheet: { value: ChipSheet | undefined };
    readonly screen: { value: Vector2 };
    readonly least: { value: number };
  };

  constructor() {
    super({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      // Not that one sees through it: it is drawn after the lines and fields that lie in the air.
      transparent: true,
      uniforms: {
        sheet: { value: undefined },
        screen: { value: new Vector2(1, 1) },
        least: { value: LEAST },
      },
    });
  }
}

/** All slips in one draw call, printed on one sheet. */
export class ChipMesh extends Mesh<Instances, ChipMaterial> {
  private drawSign: DrawSign | undefined;
  private chips: readonly Chip[] = [];
  /** What is printed on the sheet. */
  private printed: string | undefined;
  private lettering = 1;
  /** Of each slip: its width in heights, and that of the part with the name. */
  heads = new Float32Array(0);

  /** `changed` is called when there is something new to see. */
  constructor(private readonly changed: () => void) {
    super();
    this.visible = this.frustumCulled = false;
    this.renderOrder = 5;
  }

  /** The picture they are read in, in pixels. */
  get screen(): Vector2 {
    return this.material.uniforms.screen.value;
  }

  /** The least height of a slip there, in pixels. */
  get least(): number {
    return this.material.uniforms.least.value;
  }

  /** Tells how large the picture is in which they are read, in pixels, and how large letters are written, 1 as usual. */
  fit(width: number, height: number, lettering: number): void {
    this.screen.set(width, height);
    this.material.uniforms.least.value = Math.max(LEAST, height * LEGIBLE) * lettering;
    if (lettering === this.lettering) return;
    this.lettering = lettering;
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
    this.heads = new Float32Array(count * 2);
    // How far a slip gives way to others stands in `shift`, in pixels.
    const { patch_, shape } = this.geometry.hold(count, { patch_: 4, shape: 3, anchor: 3, shift: 2 });
    this.print(patch_.array as Float32Array, shape.array as Float32Array);
    this.visible = count > 0;
  }

  /** Prints slips, each where it stays, after so many that are put by hand. */
  pin(pinned: readonly Pinned[], free: readonly Chip[] = []): void {
    this.set([...free, ...pinned]);
    for (const [i, { x, y, up }] of pinned.entries()) this.put(free.length + i, x, y, up);
  }

  /** Prints the same slips anew, when the type faces have arrived. */
  reprint(): void {
    const places = this.anchors?.array;
    this.printed = undefined;
    this.set(this.chips);
    if (places) this.anchors?.copyArray(places);
  }

  /** Where a slip's middle is: the mat's x and y, and inches up. */
  put(index: number, x: number, y: number, up: number): void {
    const { anchors } = this;
    if (!anchors) return;
    anchors.setXYZ(index, x, up, -y);
    anchors.needsUpdate = true;
  }

  private get anchors(): BufferAttribute | undefined {
    return this.geometry.getAttribute("anchor") as BufferAttribute | undefined;
  }

  /** The signs come with the first piece that is marked. */
  private async fetchSigns(): Promise<void> {
    const signs = await import("../signs/draw.ts").catch(() => undefined);
    // The slips may be gone meanwhile, and with them what they are written on.
    if (!signs || this.drawSign || !(this.geometry instanceof Instances)) return;
    this.drawSign = signs.drawSign;
    this.reprint();
    this.changed();
  }

  private print(patches: Float32Array, shapes: Float32Array): void {
    const sheet = this.material.uniforms.sheet.value;
    sheet?.draw((pen) => {
      pen.clearRect(0, 0, SHEET_WIDTH, sheet.image.height);
      letter(pen);
      const parts = this.chips.map((chip) => partsOf(pen, chip));
      const boxes = parts.map(({ width }) => ({ width: Math.min(SHEET_WIDTH, width), height: ROW - GAP }));
      const { places, height } = inRows(boxes, SHEET_WIDTH, GAP);
      if (height > sheet.image.height) {
        sheet.resize(SHEET_WIDTH, height + GAP);
        letter(pen);
      }
      this.chips.forEach((chip, i) => {
        const [part, { left, top, width, height }] = [itemAt(parts, i), itemAt(places, i)];
        drawChip(pen, chip, left, top, part, this.drawSign);
        const shown = { left, top: top + RIM, width, height: height - RIM };
        patches.set(sheet.tileOf(shown), i * 4);
        shapes.set([width / shown.height, chip.size * this.lettering, chip.quiet ? QUIET : 1], i * 3);
        this.heads.set([width / shown.height, part.head / shown.height], i * 2);
        // As wide, to the bit, as it is when it is whole again after it was cut.
        patches[i * 4 + 2] = (this.heads[i * 2] as number) * PATCH;
      });
    });
  }
}
