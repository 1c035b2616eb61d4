import type { MeshStandardMaterialParameters } from "three";
import { patched } from "../stock/patched.ts";

/** Inks for dark and for light dice, as linear RGB in the shader's own notation. */
const CREAM = "vec3(0.93, 0.86, 0.70)";
const DARK = "vec3(0.012, 0.011, 0.010)";

/** How much of its ink a face that looks sideways keeps, so that the upper face stands out. */
const ASIDE = "0.2";

const INK = `
#include <color_fragment>
float dieUp = (vec4(normalize(vNormal), 0.0) * viewMatrix).y;
float dieShown = mix(${ASIDE}, 1.0, smoothstep(0.8, 0.98, dieUp));
float dieLuminance = dot(diffuseColor.rgb, vec3(0.2126, 0.7152, 0.0722));
vec3 dieInk = mix(${CREAM}, ${DARK}, step(0.28, dieLuminance));
diffuseColor.rgb = mix(diffuseColor.rgb, dieInk, dieShown * smoothstep(0.25, 0.75, texture2D(map, vMapUv).r));
`;

/**
 * What all dice are made of: the plastic takes the colour of each instance, the ink of the atlas is cream on
 * dark plastic and black on light, and lies a little below the surface.
 */
export const PLASTIC: MeshStandardMaterialParameters = {
  bumpScale: -1.5,
  roughness: 0.46,
  metalness: 0,
  ...patched("dice", () => ({ fragment: { chunks: { map_fragment: "", color_fragment: INK } } })),
};
