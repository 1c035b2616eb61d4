import {
  CanvasTexture,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  SRGBColorSpace,
  Vector2,
} from "three";
import { GROTESQUE, TYPEWRITER } from "../fontNames.ts";

const WIDTH = 2048;
const ROW = 72;
/** Height of the letters on the sheet, and the room around them, in pixels. */
const LETTERS = 44;
const PAD = 12;
/** The least height of what grows, in CSS pixels, and how much it may grow. */
const LEAST = 13;
const GROWTH = 1.7;

/** Words printed flat on the map. */
export interface Lettered {
  readonly text: string;
  /** Where their middle is; `start`: where they begin. */
  readonly x: number;
  readonly y: number;
  /** Height of the letters in inches. */
  readonly size: number;
  /** Degrees anticlockwise. */
  readonly turn: number;
  readonly heading?: boolean;
  readonly colour: string;
  /** How strongly they are printed, 0 to 1. */
  readonly strength: number;
  /** Between letters, in pixels of the sheet. */
  readonly spacing?: number;
  /** Grows when seen from afar, so that it stays legible. */
  readonly grows?: boolean;
}

const VERTEX = `
attribute vec4 patch_; attribute vec3 anchor; attribute vec4 shape;
uniform vec2 screen;
varying vec2 vUv; varying float vStrength;
void main() {
  vUv = patch_.xy + uv * patch_.zw;
  vStrength = abs(shape.w);
  vec4 clip = projectionMatrix * modelViewMatrix * vec4(anchor, 1.0);
  float inch = projectionMatrix[1][1] * 0.5 * screen.y / clip.w;
  float high = shape.y;
  if (shape.w > 0.0) high = clamp(${LEAST.toFixed(1)} * ${(ROW / LETTERS).toFixed(3)} / inch, high, high * ${GROWTH.toFixed(2)});
  vec2 at = position.xy * vec2(high * shape.x, high);
  float c = cos(shape.z), s = sin(shape.z);
  vec3 place = anchor + vec3(at.x * c - at.y * s, 0.0, -(at.x * s + at.y * c));
  gl_Position = projectionMatrix * modelViewMatrix * vec4(place, 1.0);
}`;
const FRAGMENT = `
uniform sampler2D sheet; varying vec2 vUv; varying float vStrength;
void main() {
  vec4 ink = texture2D(sheet, vUv);
  if (ink.a < 0.02) discard;
  gl_FragColor = vec4(ink.rgb, ink.a * vStrength);
  #include <colorspace_fragment>
}`;

/** All words on a map, printed on one sheet and laid flat, in one draw call. */
export class Lettering {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  private readonly canvas = document.createElement("canvas");
  private readonly texture: CanvasTexture;
  private readonly screen = new Vector2(1, 1);
  private words: readonly Lettered[] = [];

  constructor(redraw: () => void) {
    this.canvas.width = WIDTH;
    this.canvas.height = ROW;
    this.texture = new CanvasTexture(this.canvas);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.anisotropy = 8;
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
      uniforms: { sheet: { value: this.texture }, screen: { value: this.screen } },
    });
    this.mesh = new Mesh(new InstancedBufferGeometry(), material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
    const size = new Vector2();
    this.mesh.onBeforeRender = (renderer) => {
      renderer.getSize(size);
      if (size.equals(this.screen)) return;
      this.screen.copy(size);
      redraw();
    };
  }

  set(words: readonly Lettered[]): void {
    this.words = words;
    const rows = this.layOut();
    const geometry = new InstancedBufferGeometry();
    const plane = new PlaneGeometry(1, 1);
    geometry.setIndex(plane.getIndex());
    geometry.setAttribute("position", plane.getAttribute("position"));
    geometry.setAttribute("uv", plane.getAttribute("uv"));
    const room = Math.max(1, words.length);
    const patches = new Float32Array(room * 4);
    const anchors = new Float32Array(room * 3);
    const shapes = new Float32Array(room * 4);
    words.forEach(({ x, y, size, turn, strength, grows }, i) => {
      const { left, row, width } = rows[i] as Patch;
      const { height } = this.canvas;
      patches.set([left / WIDTH, 1 - ((row + 1) * ROW) / height, width / WIDTH, ROW / height], i * 4);
      anchors.set([x, UP, -y], i * 3);
      const high = (size * ROW) / LETTERS;
      shapes.set([width / ROW, high, (turn * Math.PI) / 180, grows ? strength : -strength], i * 4);
    });
    geometry.setAttribute("patch_", new InstancedBufferAttribute(patches, 4));
    geometry.setAttribute("anchor", new InstancedBufferAttribute(anchors, 3));
    geometry.setAttribute("shape", new InstancedBufferAttribute(shapes, 4));
    geometry.instanceCount = words.length;
    this.mesh.geometry.dispose();
    this.mesh.geometry = geometry;
    this.mesh.visible = words.length > 0;
  }

  reprint(): void {
    this.set(this.words);
  }

  dispose(): void {
    this.texture.dispose();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }

  /** Finds a place on the sheet for every word and prints it there. */
  private layOut(): readonly Patch[] {
    const pen = this.canvas.getContext("2d");
    if (!pen) return this.words.map(() => ({ left: 0, row: 0, width: 1 }));
    let [left, row] = [0, 0];
    const patches = this.words.map((word): Patch => {
      letters(pen, word);
      const width = Math.min(WIDTH, Math.ceil(pen.measureText(word.text).width) + 2 * PAD);
      if (left + width > WIDTH) [left, row] = [0, row + 1];
      const patch = { left, row, width };
      left += width;
      return patch;
    });
    this.resize((row + 1) * ROW);
    pen.clearRect(0, 0, WIDTH, this.canvas.height);
    // Paper that is not seen: what is between letters and nothing shines no darker than either.
    pen.fillStyle = UNSEEN;
    pen.fillRect(0, 0, WIDTH, this.canvas.height);
    this.words.forEach((word, i) => {
      print(pen, word, patches[i] as Patch);
    });
    this.texture.needsUpdate = true;
    return patches;
  }

  private resize(height: number): void {
    if (this.canvas.height === height) return;
    this.canvas.height = height;
    this.texture.dispose();
  }
}

interface Patch {
  readonly left: number;
  readonly row: number;
  readonly width: number;
}

/** Inches above the mat. */
const UP = 0.016;
const UNSEEN = "rgba(255, 255, 255, 0.004)";
const HALO = "rgba(251, 244, 223, 0.85)";

function letters(pen: CanvasRenderingContext2D, { heading, spacing = 0 }: Lettered): void {
  pen.font = heading ? `${LETTERS}px ${TYPEWRITER}` : `600 ${LETTERS}px ${GROTESQUE}`;
  pen.letterSpacing = `${spacing}px`;
  pen.textBaseline = "middle";
  pen.textAlign = "left";
}

/** Letters with paper around them, so that they are read on every ground. */
function print(pen: CanvasRenderingContext2D, word: Lettered, { left, row }: Patch): void {
  letters(pen, word);
  const y = (row + 0.5) * ROW + 2;
  pen.strokeStyle = HALO;
  pen.lineWidth = word.heading ? 5 : 9;
  pen.lineJoin = "round";
  pen.strokeText(word.text, left + PAD, y);
  pen.fillStyle = word.colour;
  pen.fillText(word.text, left + PAD, y);
}
