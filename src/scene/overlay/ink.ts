import { Color, DoubleSide, ShaderMaterial } from "three";
import type { SideIndex } from "../../tabletop/tabletop.ts";
import { sideColour } from "../colours.ts";
import type { Ink } from "./ribbon.ts";

/** A CSS colour as ink. */
export function ink(css: string, opacity: number): Ink {
  const colour = new Color(css);
  return [colour.r, colour.g, colour.b, opacity];
}

export function sideInk(side: SideIndex, opacity: number): Ink {
  return ink(sideColour(side), opacity);
}

const VERTEX = `
attribute vec4 color; attribute vec4 mark;
varying vec4 vInk; varying vec4 vMark;
void main() {
  vInk = color;
  vMark = mark;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

/** Hatching, dashes and a ruler's inches are cut by the shader, so they are sharp at every distance. */
const FRAGMENT = `
uniform float flown;
varying vec4 vInk; varying vec4 vMark;
float line(float at, float every, float wide) {
  float d = abs(fract(at / every + 0.5) - 0.5) * every;
  float w = fwidth(at);
  return 1.0 - smoothstep(wide - w, wide + w, d);
}
void main() {
  float kind = floor(vMark.z + 0.5);
  vec4 ink = vInk;
  if (vMark.w > flown) discard;
  if (kind == 1.0) {
    float hatch = line(vMark.x, 0.5, 0.06);
    ink.rgb = mix(mix(ink.rgb, vec3(1.0, 0.96, 0.88), 0.35), ink.rgb, hatch);
    ink.a *= mix(0.34, 0.95, hatch);
  }
  if (kind == 2.0) ink.a *= step(0.38, fract(vMark.x / 0.7));
  if (kind == 3.0) {
    float across = abs(vMark.y);
    float inch = line(vMark.x, 1.0, 0.028) * step(0.35, across);
    float pair = line(vMark.x, 2.0, 0.05);
    float rim = smoothstep(0.66, 0.74, across);
    vec3 paper = vec3(0.82, 0.75, 0.58);
    ink.rgb = mix(paper, vInk.rgb, max(rim, max(inch, pair)));
    ink.a *= flown < 1.0 ? 1.0 : 0.82;
  }
  float edge = 1.0 - smoothstep(1.0 - fwidth(vMark.y) * 1.5, 1.0, abs(vMark.y));
  gl_FragColor = vec4(ink.rgb, ink.a * (vMark.y == 0.0 ? 1.0 : max(edge, 0.0)));
  #include <colorspace_fragment>
}`;

/** What all flat shapes on and above the mat are drawn with. */
export class InkMaterial extends ShaderMaterial {
  declare uniforms: { readonly flown: { value: number } };

  constructor() {
    super({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { flown: { value: 1 } },
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
    });
  }
}
