import { CustomBlending, MaxEquation, MeshStandardMaterial, OneFactor, ZeroFactor } from "three";
import { INCHES_PER_METRE } from "../layout.ts";
import { patched } from "../stock/patched.ts";

const VERTEX = `
attribute vec2 coat;
varying vec2 vCoat;
varying vec3 vOnModel;
varying vec3 vOnModelNormal;
varying vec3 vAlongDisc;
`;

const PLACE = `
#include <begin_vertex>
vOnModel = position; vOnModelNormal = normal; vCoat = coat;
// The corners of a propeller's disc lie in its hub: their normals tell how far from it they are.
vec3 fromHub = step(coat.x, -0.5) * normal;
transformed += fromHub;
vAlongDisc = vec3(-fromHub.y, fromHub.x, 0.0);
#ifdef USE_BATCHING
vAlongDisc = mat3(batchingMatrix) * vAlongDisc;
#endif
vAlongDisc = mat3(modelViewMatrix) * vAlongDisc;
`;

/** A disc is hardly seen but where its blades catch the lamp, in two streaks, and at its rim. A wreck has none. */
const DISC = `
#include <opaque_fragment>
if (vCoat.x < -0.25) {
  float caught = 0.0;
  #if NUM_SPOT_LIGHTS > 0
  vec3 lamp = normalize(spotLights[0].position + vViewPosition);
  float across = dot(normalize(vAlongDisc), normalize(lamp + normalize(vViewPosition)));
  caught = pow(max(0.0, 1.0 - across * across), 45.0);
  #endif
  float rim = smoothstep(0.88, 0.93, vCoat.y) * (1.0 - smoothstep(0.97, 1.0, vCoat.y));
  float blades = smoothstep(0.12, 0.35, vCoat.y) * (1.0 - smoothstep(0.985, 1.0, vCoat.y));
  float thick = (0.17 + 0.4 * caught + 0.12 * rim) * blades * (1.0 - step(0.99, vColor.a));
  // A pixel is covered in quarters: what lies between them is spread over its neighbours.
  float spread = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  gl_FragColor = vec4(mix(vec3(0.42, 0.4, 0.36), vec3(0.95, 0.9, 0.78), caught), thick * (1.0 + spread));
}
`;

/** Metres of the real aircraft between two panel lines and how wide one is, on the model in inches. */
const PANEL = (0.0052 * INCHES_PER_METRE).toFixed(4);
const LINE = (0.00009 * INCHES_PER_METRE).toFixed(5);

const FRAGMENT = `
varying vec2 vCoat;
varying vec3 vOnModel;
varying vec3 vOnModelNormal;
varying vec3 vAlongDisc;
float wearHash(vec3 p) { return fract(sin(dot(p, vec3(127.1, 311.7, 74.7))) * 43758.5453); }
float wearNoise(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  vec2 e = vec2(0.0, 1.0);
  return mix(
    mix(mix(wearHash(i), wearHash(i + e.yxx), f.x), mix(wearHash(i + e.xyx), wearHash(i + e.yyx), f.x), f.y),
    mix(mix(wearHash(i + e.xxy), wearHash(i + e.yxy), f.x), mix(wearHash(i + e.xyy), wearHash(i + e.yyy), f.x), f.y),
    f.z);
}
// Thin paint that has run into a line every so many inches; lines thinner than a pixel fade out.
float panelLine(float at) {
  float off = abs(fract(at / ${PANEL} + 0.5) - 0.5) * ${PANEL};
  float pixel = fwidth(at);
  return (1.0 - smoothstep(${LINE}, ${LINE} + pixel, off)) * clamp(${LINE} * 2.5 / max(pixel, 1e-5), 0.0, 1.0);
}
`;

const COLOUR = `
#include <color_fragment>
vec3 lookedFrom = abs(normalize(vOnModelNormal));
float painted = step(0.5, vCoat.x);
// A brush leaves no even coat.
float brushed = wearNoise(vOnModel * vec3(5.0, 5.0, 2.5)) - 0.5;
diffuseColor.rgb *= 1.0 + painted * 0.14 * brushed;
// Wings have ribs from nose to tail, bodies rings around them.
float panel = mix(panelLine(vOnModel.z), panelLine(vOnModel.x), step(0.72, lookedFrom.y) * step(0.12, abs(vOnModel.x)));
diffuseColor.rgb *= 1.0 - painted * 0.38 * panel;
// Edges that bend away on both sides have caught the dry brush.
vec3 alongX = dFdx(vOnModel), alongY = dFdy(vOnModel);
float bend = max(
  dot(dFdx(vOnModelNormal), alongX) / max(dot(alongX, alongX), 1e-9),
  dot(dFdy(vOnModelNormal), alongY) / max(dot(alongY, alongY), 1e-9));
float edge = smoothstep(7.0, 30.0, bend) * painted;
diffuseColor.rgb = mix(diffuseColor.rgb, diffuseColor.rgb * 1.35 + 0.05, 0.55 * edge);
float wear = vColor.a;
float soot = wearNoise(vOnModel * vec3(7.0, 7.0, 2.2));
float hole = wearNoise(vOnModel * 13.0 + 40.0);
float sooty = smoothstep(1.0 - 0.75 * wear, 1.12 - 0.5 * wear, soot);
diffuseColor.rgb *= mix(1.0, 0.22, sooty);
diffuseColor.rgb *= mix(1.0, 0.06, step(0.001, wear) * smoothstep(0.9 - 0.22 * wear, 0.93 - 0.2 * wear, hole));
diffuseColor.a = 1.0;
`;

/** Where a pixel is covered wholly or not at all there is no thin disc. */
const NO_DISC = `
#include <opaque_fragment>
if (vCoat.x < -0.25) discard;
`;

const PAINT = patched("paint", (gl) => ({
  vertex: { head: VERTEX, chunks: { begin_vertex: PLACE } },
  fragment: {
    head: FRAGMENT,
    chunks: {
      color_fragment: COLOUR,
      roughnessmap_fragment: "float roughnessFactor = mix(abs(vCoat.x), 0.95, sooty);",
      metalnessmap_fragment: "float metalnessFactor = vCoat.y * (1.0 - sooty);",
      opaque_fragment: gl.getContext().getContextAttributes()?.antialias === true ? DISC : NO_DISC,
    },
  },
}));

/**
 * The one material of all airframes: the models' own colours under the coats that their corners tell of, with wash in
 * the panel lines and a dry brush over the edges; a propeller is seen as a thin disc too. The fourth channel of an instance's colour says how battered it is,
 * from 0 to 1: soot streaks back over it and dark holes open.
 */
export class PaintMaterial extends MeshStandardMaterial {
  constructor() {
    super({
      vertexColors: true,
      // What is thin covers only some of a pixel; the picture itself stays opaque.
      alphaToCoverage: true,
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: ZeroFactor,
      blendEquationAlpha: MaxEquation,
    });
    Object.assign(this, PAINT);
  }
}
