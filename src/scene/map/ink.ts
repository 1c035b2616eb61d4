import type { MeshLambertMaterialParameters } from "three";
import type { Ink } from "../overlay/ribbon.ts";
import { patched } from "../stock/patched.ts";

/** What fills a printed shape. The numbers are what the shader compares with: areas below 10, lines above. */
export const PATTERN = {
  plain: 0,
  paper: 1,
  waves: 2,
  hachures: 3,
  blocks: 4,
  hatched: 5,
  barred: 6,
  streaks: 7,
  /** Fades from its outer edge inwards. */
  fade: 8,
  solid: 10,
  coast: 11,
  river: 12,
  border: 13,
  sector: 14,
  front: 15,
  radar: 16,
  route: 17,
  road: 18,
  dark: 19,
  dashed: 20,
} as const;
export type Pattern = (typeof PATTERN)[keyof typeof PATTERN];

/** With what a shape is printed; `width` of a line in inches. */
export interface MapPen {
  readonly ink: Ink;
  readonly pattern: Pattern;
  readonly width?: number;
}

const VERTEX_HEAD = `
attribute vec4 mark;
varying vec4 vInk; varying vec2 vAt;
`;
const FRAGMENT_HEAD = `
varying vec4 vInk; varying vec2 vAt;
float mapHash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float mapNoise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mapHash(i), mapHash(i + vec2(1.0, 0.0)), f.x),
    mix(mapHash(i + vec2(0.0, 1.0)), mapHash(i + vec2(1.0, 1.0)), f.x), f.y);
}
// A line at every multiple of a distance; from afar, its share of grey.
float rule(float at, float every, float wide) {
  float away = (0.5 - abs(fract(at / every) - 0.5)) * every;
  float w = fwidth(at);
  float line = 1.0 - smoothstep(wide * 0.5 - w * 0.5, wide * 0.5 + w * 0.5, away);
  return mix(line, wide / every, smoothstep(every * 0.35, every * 0.8, w));
}
// 1 within a band of inches across a line.
float band(float y, float low, float high) {
  float w = fwidth(y) * 0.75;
  return smoothstep(low - w, low + w, y) * (1.0 - smoothstep(high - w, high + w, y));
}
float areaInk(float kind, vec2 p, inout vec3 colour) {
  if (kind < 0.5) return 1.0;
  if (kind < 1.5) {
    colour *= 0.965 + 0.07 * mapNoise(p * 1.3) * mapNoise(p * 6.0 + 7.0);
    return 1.0;
  }
  if (kind < 2.5) {
    float swell = 0.09 * sin(p.x * 2.4 + 3.0 * mapNoise(p * 0.3));
    float crest = rule(p.y + swell, 0.42, 0.03) * smoothstep(0.35, 0.7, mapNoise(p * vec2(0.9, 2.2)));
    colour = mix(colour, vec3(0.86, 0.93, 0.93), 0.3 * crest) * (0.94 + 0.1 * mapNoise(p * 0.25));
    return 1.0;
  }
  if (kind < 3.5) {
    vec2 cell = floor(p / vec2(0.34, 0.42));
    float lean = (mapHash(cell) - 0.5) * 0.16;
    float stroke = rule(p.x + lean * 2.0 + p.y * lean, 0.34, 0.035) * step(0.3, fract(p.y / 0.42 + mapHash(cell.xx)));
    return 0.3 + 0.7 * stroke;
  }
  if (kind < 4.5) return 0.4 + 0.6 * max(rule(p.x, 0.22, 0.035), rule(p.y, 0.22, 0.035));
  if (kind < 5.5) return 0.42 + 0.58 * rule((p.x + p.y) * 0.7071, 0.4, 0.05);
  if (kind < 6.5) return 0.3 + 0.7 * rule((p.x - p.y) * 0.7071, 0.34, 0.1);
  if (kind < 7.5) {
    float drift = mapNoise(vec2(p.x * 0.35, p.y * 1.6)) * 0.6 + mapNoise(vec2(p.x * 0.9, p.y * 4.0)) * 0.4;
    return 0.45 + 0.55 * smoothstep(0.3, 0.75, drift);
  }
  float deep = clamp(vInk.y / vInk.w, 0.0, 1.0);
  return (1.0 - deep) * (1.0 - deep);
}
float lineInk(float kind, float x, float y, inout vec3 colour) {
  float half_ = vInk.w * 0.5;
  float all = band(y, -half_, half_);
  if (kind < 10.5) return all;
  if (kind < 11.5) {
    float shore = band(y, -0.045, 0.045);
    float waters = 0.5 * band(y, half_ * 0.42 - 0.012, half_ * 0.42 + 0.012) + 0.28 * band(y, half_ * 0.8 - 0.012, half_ * 0.8 + 0.012);
    return max(shore, waters);
  }
  if (kind < 12.5) return all;
  if (kind < 13.5) {
    float at = fract(x / 0.9);
    return all * max(step(at, 0.56), step(0.72, at) * step(at, 0.84));
  }
  if (kind < 14.5) return all * step(fract(x / 0.7), 0.64);
  if (kind < 15.5) {
    float tooth = abs(fract(x / 0.52) - 0.5) * 2.0;
    float teeth = band(y, 0.0, half_ * max(0.0, 1.0 - tooth * 1.7));
    return max(band(y, -0.05, 0.05), teeth);
  }
  if (kind < 16.5 || kind > 18.5 && kind < 19.5) {
    float r = length(vec2((fract(x / 0.8) - 0.5) * 0.8, max(0.0, y)));
    float arcs = step(0.0, y) * max(band(r, 0.28, 0.34), 0.6 * band(r, 0.14, 0.19));
    float base = band(y, -0.035, 0.035);
    float on = max(base, arcs);
    return kind < 16.5 ? on : base * step(fract(x / 0.34), 0.5);
  }
  if (kind < 17.5) {
    float at = fract((x + abs(y) * 1.0) / 0.62);
    return all * smoothstep(0.0, 0.06, at) * (1.0 - smoothstep(0.46, 0.52, at));
  }
  if (kind < 18.5) {
    float bed = band(y, -half_ * 0.5, half_ * 0.5);
    colour = mix(colour, vec3(0.83, 0.74, 0.55), bed);
    return all;
  }
  return all * step(fract(x / 0.4), 0.6);
}
`;
const FRAGMENT_COLOUR = `
#include <color_fragment>
{
  vec3 printed = diffuseColor.rgb;
  float kind = floor(vInk.z + 0.5);
  diffuseColor.a *= kind < 9.5 ? areaInk(kind, vAt, printed) : lineInk(kind, vInk.x, vInk.y, printed);
  diffuseColor.rgb = printed;
  if (diffuseColor.a < 0.004) discard;
}
`;

/** Ink on the map: its patterns are worked out for every point, so that they are sharp at every distance. */
export const MAP_INK: MeshLambertMaterialParameters = {
  vertexColors: true,
  transparent: true,
  depthWrite: false,
  // From afar the mat is too near below it to be told apart.
  polygonOffset: true,
  polygonOffsetUnits: -6,
  ...patched("map ink", () => ({
    vertex: {
      head: VERTEX_HEAD,
      chunks: {
        beginnormal_vertex: "vec3 objectNormal = vec3(0.0, 1.0, 0.0);",
        begin_vertex: "#include <begin_vertex>\nvInk = mark;\nvAt = vec2(position.x, -position.z);",
      },
    },
    fragment: { head: FRAGMENT_HEAD, chunks: { color_fragment: FRAGMENT_COLOUR } },
  })),
};
