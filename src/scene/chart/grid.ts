import { LinearFilter, NoColorSpace, type ShaderMaterialParameters } from "three";
import { DIGITS } from "../../core/geometry/cell-name.ts";
import { HEX_MARGIN } from "../../core/geometry/hex-layout.ts";
import type { Grid, Mat } from "../../tabletop/tabletop.ts";
import { GROTESQUE } from "../fontNames.ts";
import { lookOf } from "../mat/laid.ts";
import { Sheet } from "../stock/sheet.ts";

/** The signs that names of cells are made of, in their places on a strip, and a place in pixels. */
const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SIGN = { wide: 30, high: 64 } as const;

const VERTEX = `
varying vec2 vAt;
uniform vec2 size;
void main() {
  vAt = size * 0.5 + vec2(position.x, -position.y);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

/** Where a hex's middle is and how far a point is from its side: `cell` the column and row, `d` from the middle, in hexes. */
const HEX = `
const float ROOT = 1.7320508;
float beyondCell(vec2 at, out vec2 cell, out vec2 d) {
  vec2 p = at / size_ - vec2(1.0 / ROOT, 0.5);
  float q = p.x * 2.0 / ROOT;
  float r = p.y - q * 0.5;
  vec3 cube = vec3(q, r, -q - r);
  vec3 whole = floor(cube + 0.5);
  vec3 off = abs(whole - cube);
  if (off.x > off.y && off.x > off.z) whole.x = -whole.y - whole.z;
  else if (off.y > off.z) whole.y = -whole.x - whole.z;
  cell = vec2(whole.x, whole.y + floor(whole.x * 0.5));
  d = vec2(p.x - whole.x * ROOT * 0.5, p.y - (whole.y + whole.x * 0.5));
  vec2 a = abs(d);
  return 0.5 - max(a.y, a.x * ROOT * 0.5 + a.y * 0.5);
}`;

/** The same of a square. */
const SQUARE = `
float beyondCell(vec2 at, out vec2 cell, out vec2 d) {
  vec2 p = at / size_;
  cell = floor(p);
  d = p - cell - 0.5;
  return 0.5 - max(abs(d.x), abs(d.y));
}`;

/** Lines and figures are worked out for every point, so that they are sharp at every distance. */
const FRAGMENT = `
uniform vec2 cells; uniform float size_; uniform float numbers; uniform vec2 naming; uniform float pale; uniform sampler2D signs;
varying vec2 vAt;
BEYOND
float sign_(float which, vec2 at) {
  if (at.x < 0.0 || at.x > 1.0 || at.y < 0.0 || at.y > 1.0) return 0.0;
  return texture2D(signs, vec2((which + at.x) / ${SIGNS.length.toFixed(1)}, at.y)).a;
}
// Which sign of a cell's name has a place: two for the column, or a letter, then two for the row.
float signAt(float place, vec2 cell) {
  float row = naming.y > 0.5 ? cells.y - cell.y : cell.y + 1.0;
  float at = naming.x > 0.5 ? place + 1.0 : place;
  if (naming.x > 0.5 && place < 0.5) return cell.x + 10.0;
  float figure = at < 1.5 ? cell.x + 1.0 : row;
  return floor((mod(at, 2.0) < 0.5 ? floor(figure / 10.0) : mod(figure, 10.0)) + 0.01);
}
void main() {
  vec2 cell, d;
  vec2 at = vAt - ${HEX_MARGIN.toFixed(1)};
  float beyond = beyondCell(at, cell, d) * size_;
  float w = fwidth(at.y);
  bool on = cell.x > -0.5 && cell.y > -0.5 && cell.x < cells.x - 0.5 && cell.y < cells.y - 0.5;
  float reach = on ? beyond : 1.0;
  float wide = max(0.016, w * 0.55);
  float ink = (1.0 - smoothstep(wide, wide + w, reach)) * min(1.0, 0.032 / wide + 0.3);
  float dark = (1.0 - smoothstep(wide, wide + w, abs(reach - wide - 0.012)));
  float written = 0.0;
  if (on && numbers > 0.5) {
    float many = naming.x > 0.5 ? 3.0 : 4.0;
    vec2 sheet = vec2((d.x + 0.04 * many) / 0.08, (d.y + 0.465) / 0.17);
    float place = floor(sheet.x);
    if (place > -0.5 && place < many - 0.5)
      written = sign_(signAt(place, cell), vec2(sheet.x - place, 1.0 - sheet.y));
  }
  vec3 light = mix(vec3(0.98, 0.95, 0.86), vec3(0.16, 0.12, 0.06), pale);
  vec3 tone = mix(vec3(0.10, 0.08, 0.05), light, max(ink, written));
  float alpha = max(max(ink * 0.27, dark * 0.08 * (1.0 - pale)), written * 0.85);
  if (alpha < 0.01) discard;
  gl_FragColor = vec4(tone, alpha);
  #include <colorspace_fragment>
}`;

/** The signs that names of cells are made of, side by side. */
export class SignStrip extends Sheet {
  constructor() {
    super(SIGN.wide * SIGNS.length, SIGN.high, {
      ...{ colorSpace: NoColorSpace, anisotropy: 1 },
      ...{ minFilter: LinearFilter, generateMipmaps: false },
    });
  }

  write(): void {
    this.draw((pen) => {
      pen.clearRect(0, 0, this.image.width, this.image.height);
      pen.font = `600 62px ${GROTESQUE}`;
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillStyle = "#fff";
      for (const [i, sign] of [...SIGNS].entries())
        pen.fillText(sign, (i + 0.5) * SIGN.wide, SIGN.high / 2 + 3, SIGN.wide);
    });
  }
}

/** What the cells of a mat are drawn with, lightly over its print; their names on demand. */
export function gridInk(mat: Mat, grid: Grid): ShaderMaterialParameters {
  const { columns, rows } = grid.naming ?? DIGITS;
  return {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT.replace("BEYOND", grid.shape === "hex" ? HEX : SQUARE),
    transparent: true,
    depthWrite: false,
    uniforms: {
      size: { value: [mat.width, mat.depth] },
      cells: { value: [grid.columns, grid.rows] },
      size_: { value: grid.inches },
      naming: { value: [Number(columns === "letters"), Number(rows === "near")] },
      // Pale ground is ruled in dark ink.
      pale: { value: Number(lookOf(mat).pale ?? false) },
      numbers: { value: 0 },
      signs: { value: undefined },
    },
  };
}
