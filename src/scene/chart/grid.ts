import { CanvasTexture, LinearFilter, Mesh, PlaneGeometry, ShaderMaterial } from "three";
import { HEX_MARGIN } from "../../core/hex-layout.ts";
import type { Mat } from "../../tabletop/tabletop.ts";
import { GROTESQUE } from "../fontNames.ts";
import { fontsReady } from "../fonts.ts";

/** Inches above the mat. */
const UP = 0.004;
/** A digit's place on its strip, in pixels. */
const DIGIT = { wide: 30, high: 64 } as const;

const VERTEX = `
varying vec2 vAt;
uniform vec2 size;
void main() {
  vAt = vec2(position.x + size.x * 0.5, position.z + size.y * 0.5);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

/** Lines and figures are worked out for every point, so that they are sharp at every distance. */
const FRAGMENT = `
uniform vec2 cells; uniform float hex; uniform float numbers; uniform sampler2D digits;
varying vec2 vAt;
const float ROOT = 1.7320508;
float digit(float figure, vec2 at) {
  if (at.x < 0.0 || at.x > 1.0 || at.y < 0.0 || at.y > 1.0) return 0.0;
  return texture2D(digits, vec2((figure + at.x) / 10.0, at.y)).a;
}
void main() {
  vec2 p = (vAt - ${HEX_MARGIN.toFixed(1)}) / hex - vec2(1.0 / ROOT, 0.5);
  float q = p.x * 2.0 / ROOT;
  float r = p.y - q * 0.5;
  vec3 cube = vec3(q, r, -q - r);
  vec3 whole = floor(cube + 0.5);
  vec3 off = abs(whole - cube);
  if (off.x > off.y && off.x > off.z) whole.x = -whole.y - whole.z;
  else if (off.y > off.z) whole.y = -whole.x - whole.z;
  float column = whole.x;
  float row = whole.y + floor(whole.x * 0.5);
  vec2 d = vec2(p.x - whole.x * ROOT * 0.5, p.y - (whole.y + whole.x * 0.5));
  vec2 a = abs(d);
  float side = max(a.y, a.x * ROOT * 0.5 + a.y * 0.5);
  float beyond = (0.5 - side) * hex;
  float w = fwidth(p.y) * hex;
  bool on = column > -0.5 && row > -0.5 && column < cells.x - 0.5 && row < cells.y - 0.5;
  float reach = on ? beyond : 1.0;
  float wide = max(0.016, w * 0.55);
  float ink = (1.0 - smoothstep(wide, wide + w, reach)) * min(1.0, 0.032 / wide + 0.3);
  float dark = (1.0 - smoothstep(wide, wide + w, abs(reach - wide - 0.012)));
  float written = 0.0;
  if (on && numbers > 0.5) {
    vec2 at = vec2((d.x + 0.16) / 0.08, (d.y + 0.465) / 0.17);
    float place = floor(at.x);
    float tens = place < 1.5 ? column + 1.0 : row + 1.0;
    float figure = mod(place, 2.0) < 0.5 ? floor(tens / 10.0) : mod(tens, 10.0);
    if (place > -0.5 && place < 3.5) written = digit(floor(figure + 0.01), vec2(at.x - place, 1.0 - at.y));
  }
  vec3 tone = mix(vec3(0.10, 0.08, 0.05), vec3(0.98, 0.95, 0.86), max(ink, written));
  float alpha = max(max(ink * 0.27, dark * 0.08), written * 0.85);
  if (alpha < 0.01) discard;
  gl_FragColor = vec4(tone, alpha);
  #include <colorspace_fragment>
}`;

function digitStrip(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = DIGIT.wide * 10;
  canvas.height = DIGIT.high;
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearFilter;
  texture.generateMipmaps = false;
  return texture;
}

function writeDigits(canvas: HTMLCanvasElement): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.font = `600 62px ${GROTESQUE}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = "#fff";
  for (let digit = 0; digit < 10; digit++)
    pen.fillText(String(digit), (digit + 0.5) * DIGIT.wide, DIGIT.high / 2 + 3);
}

/** The hexes of a mat, lightly over its print, and their numbers on demand. One draw call. */
export class HexGrid {
  readonly mesh: Mesh<PlaneGeometry, ShaderMaterial>;
  private readonly strip = digitStrip();

  /** For a mat with a grid. `redraw` is called when the figures have been drawn. */
  constructor({ width, depth, grid }: Mat, redraw: () => void) {
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
      uniforms: {
        size: { value: [width, depth] },
        cells: { value: [grid?.columns ?? 0, grid?.rows ?? 0] },
        hex: { value: grid?.inches ?? 1 },
        numbers: { value: 0 },
        digits: { value: this.strip },
      },
    });
    this.mesh = new Mesh(new PlaneGeometry(width, depth).rotateX(-Math.PI / 2), material);
    this.mesh.position.set(width / 2, UP, -depth / 2);
    void fontsReady().then(() => {
      writeDigits(this.strip.image);
      this.strip.needsUpdate = true;
      redraw();
    });
  }

  set numbers(shown: boolean) {
    const { numbers } = this.mesh.material.uniforms;
    if (numbers) numbers.value = shown ? 1 : 0;
  }

  dispose(): void {
    this.strip.dispose();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
