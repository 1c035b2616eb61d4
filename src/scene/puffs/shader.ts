import { FIRES } from "./field.ts";
import { ACROSS, PUFFS } from "./sheet.ts";

/** Aircraft around which cotton is thin, at most. */
export const CRAFT = 8;

/** Where a corner of a puff is: it faces the eye, or lies on the mat; seen by the lamp it faces the lamp. */
const PLACED = /* glsl */ `
attribute vec4 place;
attribute vec4 tone;
attribute vec4 bulge;
attribute vec4 look;
varying vec2 vTile;
varying vec2 vCorner;
varying vec2 vTurned;
varying float vKind;
varying vec3 vAt;
varying vec4 vTone;
varying float vHeat;

vec3 placed() {
  vKind = floor(look.x / ${PUFFS.toFixed(1)});
  float tile = look.x - vKind * ${PUFFS.toFixed(1)};
  vTile = vec2(mod(tile, ${ACROSS.toFixed(1)}), floor(tile / ${ACROSS.toFixed(1)}));
  vCorner = position.xy;
  vTurned = vec2(cos(look.y), sin(look.y));
  vTone = tone;
  vHeat = look.z;
  vec2 from = position.xy * place.w * vec2(1.0, look.w);
  vec3 right = vec3(viewMatrix[0][0], viewMatrix[1][0], viewMatrix[2][0]);
  vec3 up = vec3(viewMatrix[0][1], viewMatrix[1][1], viewMatrix[2][1]);
  vec3 beside = vKind > 1.5 ? vec3(from.x, 0.0, -from.y) : right * from.x + up * from.y;
  vAt = place.xyz + beside;
  return (modelMatrix * vec4(place.xyz, 1.0)).xyz + beside;
}
`;

/** What of a puff is where one looks: how it leans, how thick it is and how much it covers. */
const LOOKED_UP = /* glsl */ `
uniform sampler2D sheet;
varying vec2 vTile;
varying vec2 vCorner;
varying vec2 vTurned;
varying float vKind;
varying vec3 vAt;
varying vec4 vTone;
varying float vHeat;

vec4 puffAt(vec2 corner) {
  vec2 turned = vec2(vTurned.x * corner.x + vTurned.y * corner.y, vTurned.x * corner.y - vTurned.y * corner.x);
  return texture2D(sheet, (vTile + clamp(turned * 0.5 + 0.5, 0.0, 1.0)) / ${ACROSS.toFixed(1)});
}
`;

export const VERTEX = /* glsl */ `
#include <common>
#include <lights_pars_begin>
uniform vec4 fires[${FIRES}];
varying vec3 vLamp;
varying vec3 vToLamp;
varying vec3 vSky;
varying vec3 vGround;
varying vec3 vFire;
varying vec4 vOut;
varying vec3 vSeen;
varying vec3 vRay;
varying float vNear;
${PLACED}
void main() {
  vec3 world = placed();
  vec4 seen = viewMatrix * vec4(world, 1.0);
  vec3 middle = (viewMatrix * modelMatrix * vec4(place.xyz, 1.0)).xyz;
  vSeen = seen.xyz;
  vOut = vec4(mat3(viewMatrix) * bulge.xyz, bulge.w);
  vLamp = vec3(0.0);
  vToLamp = vec3(0.0, 1.0, 0.0);
  #if NUM_SPOT_LIGHTS > 0
    IncidentLight lamp;
    getSpotLightInfo(spotLights[0], middle, lamp);
    vLamp = lamp.color * RECIPROCAL_PI;
    vToLamp = lamp.direction;
  #endif
  vSky = vec3(0.0);
  vGround = vec3(0.0);
  #if NUM_HEMI_LIGHTS > 0
    vSky = hemisphereLights[0].skyColor * RECIPROCAL_PI;
    vGround = hemisphereLights[0].groundColor * RECIPROCAL_PI;
  #endif
  vFire = vec3(0.0);
  for (int i = 0; i < ${FIRES}; i++) {
    vec3 to = fires[i].xyz - place.xyz;
    float reach = fires[i].w;
    vFire += mat3(viewMatrix) * normalize(to + vec3(0.0, -0.01, 0.0)) * reach * reach / (0.12 + dot(to, to));
  }
  vRay = isOrthographic
    ? vec3(-viewMatrix[0][2], -viewMatrix[1][2], -viewMatrix[2][2])
    : normalize(world - cameraPosition);
  vNear = isOrthographic ? 0.0 : smoothstep(0.05, 0.3, place.w / max(0.1, -middle.z));
  gl_Position = projectionMatrix * seen;
}
`;

export const FRAGMENT = /* glsl */ `
#include <common>
uniform vec4 craft[${CRAFT}];
uniform vec4 along[${CRAFT}];
uniform vec4 over[${CRAFT}];
uniform int crafts;
uniform float glow;
uniform float fine;
varying vec3 vLamp;
varying vec3 vToLamp;
varying vec3 vSky;
varying vec3 vGround;
varying vec3 vFire;
varying vec4 vOut;
varying vec3 vSeen;
varying vec3 vRay;
varying float vNear;
${LOOKED_UP}

/** How far from an aircraft a place is, against the room that it takes: a wide, long and low one. */
float besideCraft(vec3 from, int i) {
  vec3 across = cross(along[i].xyz, over[i].xyz);
  vec3 own = vec3(dot(from, across) / craft[i].w, dot(from, along[i].xyz) / along[i].w, dot(from, over[i].xyz) / over[i].w);
  return dot(own, own);
}

/** How much is left of cotton here: hardly any within an aircraft's room, little between it and the eye. */
float leftByCraft() {
  float left = 1.0;
  for (int i = 0; i < ${CRAFT}; i++) {
    if (i >= crafts) break;
    vec3 from = vAt - craft[i].xyz;
    left = min(left, smoothstep(0.5, 2.4, besideCraft(from, i)));
    float ahead = -dot(from, vRay);
    if (ahead > 0.0) left = min(left, mix(0.3, 1.0, smoothstep(0.4, 2.0, besideCraft(from + vRay * ahead, i))));
  }
  return left;
}

void main() {
  vec4 puff = puffAt(vCorner);
  float cover = puff.w * vTone.w;
  if (cover < 0.004) discard;
  vec2 lean = puff.xy * 2.0 - 1.0;
  float thick = puff.z;
  if (fine > 0.0 && vNear > 0.0) {
    // Near by, the same cotton once more, finer: it frays edges and creases what is round.
    vec4 frayed = puffAt(abs(fract(vCorner * 0.71 + 0.31) * 2.0 - 1.0) * 1.2 - 0.6);
    float strong = vNear * fine;
    lean += (frayed.xy * 2.0 - 1.0) * 0.45 * strong;
    cover *= mix(1.0, smoothstep(0.0, 1.0, frayed.w * 0.9 + thick * 0.8), strong * 0.75);
  }
  if (vKind > 0.5 && vKind < 1.5) cover *= leftByCraft();
  float near = isOrthographic ? 1.0 : smoothstep(1.2, 4.0, -vSeen.z);
  if (vKind < 1.5) cover *= near * smoothstep(0.0, 0.3, vAt.y);
  if (cover < 0.004) discard;
  vec2 tilted = vec2(vTurned.x * lean.x - vTurned.y * lean.y, vTurned.y * lean.x + vTurned.x * lean.y);
  vec3 facing = vec3(tilted, sqrt(max(0.05, 1.0 - dot(tilted, tilted))));
  vec3 normal = normalize(mix(facing, vOut.xyz + facing * 0.25, 0.55));
  if (vKind > 1.5) normal = normalize(vOut.xyz + facing * 0.3);
  float wrapped = clamp((dot(normal, vToLamp) + 0.45) / 1.45, 0.0, 1.0);
  float open = 1.0 - 0.55 * vOut.w;
  float upward = dot(normal, mat3(viewMatrix) * vec3(0.0, 1.0, 0.0)) * 0.5 + 0.5;
  // A rim before the lamp lets light through.
  float through = pow(clamp(dot(normalize(vSeen), vToLamp) * 0.5 + 0.5, 0.0, 1.0), 3.0) * (1.0 - thick) * 0.7;
  vec3 light = vLamp * (wrapped * wrapped * open + through) + mix(vGround, vSky, upward) * (0.55 + 0.45 * open);
  vec3 fire = vec3(1.0, 0.36, 0.08) * (max(0.0, dot(normal, vFire)) + 0.3 * length(vFire)) * 1.1;
  vec3 smoke = vTone.rgb * light + (vTone.rgb * 0.8 + (vKind > 1.5 ? 0.0 : 0.17)) * fire;
  float core = clamp(thick * 1.35, 0.0, 1.0);
  vec3 flame = mix(vec3(1.0, 0.16, 0.015), vec3(1.0, 0.62, 0.2), core * core) * (0.8 + 2.2 * core * core) * glow;
  gl_FragColor = vec4(mix(smoke, flame, vHeat), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  gl_FragColor = vec4(gl_FragColor.rgb * cover, cover * (1.0 - 0.75 * vHeat));
}
`;

/** How a puff is seen by the lamp: its shadow is as thin as it is, spread over the points of the shadow map. */
export const SHADE_VERTEX = /* glsl */ `
#include <common>
${PLACED}
void main() {
  gl_Position = projectionMatrix * viewMatrix * vec4(placed(), 1.0);
}
`;

export const SHADE_FRAGMENT = /* glsl */ `
#include <common>
#include <packing>
uniform float shade;
${LOOKED_UP}

/** Thresholds from 0 to 1, spread evenly and without a pattern that one sees. */
float threshold(vec2 point) {
  return fract(52.9829189 * fract(dot(point, vec2(0.06711056, 0.00583715))));
}

void main() {
  if (vHeat > 0.3 || vKind > 1.5) discard;
  float cover = puffAt(vCorner).w * vTone.w * shade;
  vec2 point = floor(gl_FragCoord.xy) + vTile * 2.0 + floor(vTurned * 4.0);
  if (cover <= threshold(point)) discard;
  gl_FragColor = packDepthToRGBA(gl_FragCoord.z);
}
`;
