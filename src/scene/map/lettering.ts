import { ShaderMaterial, Vector2 } from "three";
import { itemAt } from "../../core/item-at.ts";
import { present } from "../../core/present.ts";
import { GROTESQUE, TYPEWRITER } from "../fontNames.ts";
import type { Instances } from "../stock/instances.ts";
import { type Box, inRows, Sheet } from "../stock/sheet.ts";

const WIDTH = 2048;
const ROW = 72;
/** Height of the letters on the sheet, and the room around them, in pixels. */
const LETTERS = 44;
const PAD = 12;
/** The least height of what grows and of what is written for a scale, in CSS pixels, and how much it may grow. */
export const LEAST = 13;
export const GROWTH = 1.7;
/** The most that letters are drawn out from head to foot, and grow, that are read from across the room. */
const DRAWN_OUT = 1.6;

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
  /**
   * Written while an inch of the map has so many CSS pixels, in letters that are no larger than these and no smaller
   * than `least`, in inches, so that those of `minor` inches are just legible; left out: always, as large as they are.
   */
  readonly shown?: {
    readonly from: number;
    readonly to: number;
    readonly least: number;
    readonly minor: number;
  };
  /** Is drawn out from head to foot where it is seen at a slant, as letters on a road are. */
  readonly stands?: boolean;
}

const VERTEX = `
attribute vec4 patch_; attribute vec4 anchor; attribute vec4 shape; attribute vec4 shown;
uniform vec2 screen; uniform float scale;
varying vec2 vUv; varying float vStrength;
void main() {
  vUv = patch_.xy + uv * patch_.zw;
  vStrength = abs(shape.w);
  vec4 seen = modelViewMatrix * vec4(anchor.xyz, 1.0);
  vec4 clip = projectionMatrix * seen;
  float inch = projectionMatrix[1][1] * 0.5 * screen.y / clip.w;
  float high = shape.y;
  if (shape.w > 0.0) high = clamp(${LEAST.toFixed(1)} * ${(ROW / LETTERS).toFixed(3)} / inch, high, high * ${GROWTH.toFixed(2)});
  if (shown.w > 0.0) high *= clamp(${LEAST.toFixed(1)} / (inch * shown.w), shown.z / shown.w, 1.0);
  if (scale < shown.x || scale >= shown.y) high = 0.0;
  vec2 at = position.xy * vec2(high * shape.x, high);
  vec3 up = normalize((modelViewMatrix * vec4(0.0, 1.0, 0.0, 0.0)).xyz);
  vec3 eye = projectionMatrix[3][3] == 1.0 ? vec3(0.0, 0.0, -1.0) : normalize(seen.xyz);
  at.y *= mix(1.0, clamp(1.0 / max(abs(dot(up, eye)), 0.01), 1.0, ${DRAWN_OUT.toFixed(2)}), anchor.w);
  float c = cos(shape.z), s = sin(shape.z);
  vec3 place = anchor.xyz + vec3(at.x * c - at.y * s, 0.0, -(at.x * s + at.y * c));
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

/** What words are printed with. */
export class LetteringMaterial extends ShaderMaterial {
  declare uniforms: {
    readonly sheet: { value: unknown };
    readonly screen: { value: Vector2 };
    /** CSS pixels of an inch of the map where it is looked at. */
    readonly scale: { value: number };
  };

  constructor() {
    super({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
      uniforms: { sheet: { value: undefined }, screen: { value: new Vector2(1, 1) }, scale: { value: 1 } },
    });
  }
}

/** The sheet of all words on a map. */
export class LetteringSheet extends Sheet {
  constructor() {
    super(WIDTH, ROW);
  }

  /** Finds a place on the sheet for every word and prints it there; what looks the same is printed once. */
  print(all: readonly Lettered[]): readonly Box[] {
    const looks = new Map(all.map((word) => [lookOf(word), word]));
    const words = [...looks.values()];
    const places = this.printEach(words);
    const at = new Map([...looks.keys()].map((look, i) => [look, itemAt(places, i)]));
    return all.map((word) => present(at.get(lookOf(word))));
  }

  private printEach(words: readonly Lettered[]): readonly Box[] {
    let places: readonly Box[] = words.map(() => ({ left: 0, top: 0, width: 1, height: ROW }));
    this.draw((pen) => {
      const rows = inRows(
        words.map((word) => ({ width: widthOf(pen, word), height: ROW })),
        WIDTH,
      );
      places = rows.places;
      this.resize(WIDTH, Math.max(ROW, rows.height));
      pen.clearRect(0, 0, WIDTH, this.image.height);
      // Paper that is not seen: what is between letters and nothing shines no darker than either.
      pen.fillStyle = UNSEEN;
      pen.fillRect(0, 0, WIDTH, this.image.height);
      for (const [i, word] of words.entries()) print(pen, word, itemAt(places, i));
    });
    return places;
  }
}

/** Lays all words on a map flat, in one draw call. */
export function layLetters(rectangles: Instances, words: readonly Lettered[], sheet: LetteringSheet): void {
  const places = sheet.print(words);
  const { patch_, anchor, shape, shown } = rectangles.hold(words.length, {
    ...{ patch_: 4, anchor: 4, shape: 4, shown: 4 },
  });
  words.forEach(({ x, y, size, turn, strength, grows, stands, shown: when }, i) => {
    const place = itemAt(places, i);
    patch_.setXYZW(i, ...sheet.tileOf(place));
    anchor.setXYZW(i, x, UP, -y, stands ? 1 : 0);
    const high = (size * ROW) / LETTERS;
    shape.setXYZW(i, place.width / ROW, high, (turn * Math.PI) / 180, grows ? strength : -strength);
    shown.setXYZW(i, when?.from ?? 0, when?.to ?? ALWAYS, when?.least ?? 0, when?.minor ?? 0);
  });
}

/** Inches above the mat. */
const UP = 0.016;
/** More pixels than an inch of a map ever has. */
export const ALWAYS = 1e6;
const UNSEEN = "rgba(255, 255, 255, 0.004)";
const HALO = "rgba(251, 244, 223, 0.85)";

function letters(pen: CanvasRenderingContext2D, { heading, spacing = 0 }: Lettered): void {
  pen.font = heading ? `${LETTERS}px ${TYPEWRITER}` : `600 ${LETTERS}px ${GROTESQUE}`;
  pen.letterSpacing = `${spacing}px`;
  pen.textBaseline = "middle";
  pen.textAlign = "left";
}

/** All that decides how a word is printed. */
function lookOf({ text, heading, spacing, colour }: Lettered): string {
  return JSON.stringify([text, heading, spacing, colour]);
}

function widthOf(pen: CanvasRenderingContext2D, word: Lettered): number {
  letters(pen, word);
  return Math.min(WIDTH, Math.ceil(pen.measureText(word.text).width) + 2 * PAD);
}

/** Letters with paper around them, so that they are read on every ground. */
function print(pen: CanvasRenderingContext2D, word: Lettered, { left, top }: Box): void {
  letters(pen, word);
  const y = top + ROW / 2 + 2;
  pen.strokeStyle = HALO;
  pen.lineWidth = word.heading ? 5 : 9;
  pen.lineJoin = "round";
  pen.strokeText(word.text, left + PAD, y);
  pen.fillStyle = word.colour;
  pen.fillText(word.text, left + PAD, y);
}
