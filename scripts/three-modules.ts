import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { pressed, withoutFeatures } from "./shader-text.ts";

/**
 * What materials and lights of three.js can do and nothing of ours does, as its shaders ask for it. A shader is
 * loaded without it, so a material that wants it looks as if it had it not: take the name out of here first.
 */
const NEVER = new Set(
  [
    "USE_FOG FOG_EXP2 USE_SKINNING USE_MORPHTARGETS USE_MORPHNORMALS USE_MORPHCOLORS USE_INSTANCING_MORPH",
    "USE_ENVMAP ENVMAP_TYPE_CUBE ENVMAP_TYPE_PMREM ENV_WORLDPOS USE_LIGHTMAP USE_AOMAP USE_NORMALMAP",
    "USE_NORMALMAP_TANGENTSPACE USE_NORMALMAP_OBJECTSPACE USE_PACKED_NORMALMAP USE_TANGENT USE_DISPLACEMENTMAP",
    "USE_EMISSIVEMAP USE_ROUGHNESSMAP USE_METALNESSMAP USE_SPECULARMAP USE_ALPHAMAP USE_ALPHAHASH USE_GRADIENTMAP",
    "USE_MATCAP PHYSICAL IOR USE_SPECULAR USE_SPECULAR_COLORMAP USE_SPECULAR_INTENSITYMAP USE_CLEARCOAT",
    "USE_CLEARCOATMAP USE_CLEARCOAT_ROUGHNESSMAP USE_CLEARCOAT_NORMALMAP USE_IRIDESCENCE USE_IRIDESCENCEMAP",
    "USE_IRIDESCENCE_THICKNESSMAP USE_SHEEN USE_SHEEN_COLORMAP USE_SHEEN_ROUGHNESSMAP USE_ANISOTROPY",
    "USE_ANISOTROPYMAP USE_TRANSMISSION USE_TRANSMISSIONMAP USE_THICKNESSMAP USE_DISPERSION USE_RETROREFLECTION",
    "USE_DIFFUSE_ROUGHNESS USE_DIFFUSE_ROUGHNESSMAP USE_POINTS_UV USE_SIZEATTENUATION DITHERING",
    "USE_LOGARITHMIC_DEPTH_BUFFER USE_REVERSED_DEPTH_BUFFER NUM_CLIPPING_PLANES DECODE_VIDEO_TEXTURE",
    "DECODE_VIDEO_TEXTURE_EMISSIVE SHADOWMAP_TYPE_BASIC SHADOWMAP_TYPE_VSM USE_LIGHT_PROBES NUM_LIGHT_PROBE_GRIDS",
    "NUM_SUN_LIGHTS NUM_SUN_LIGHT_SHADOWS NUM_DIR_LIGHTS NUM_DIR_LIGHT_SHADOWS NUM_POINT_LIGHTS",
    "NUM_POINT_LIGHT_SHADOWS NUM_RECT_AREA_LIGHTS NUM_SPOT_LIGHT_MAPS PHONG TOON MATCAP",
  ].flatMap((line) => line.split(" ")),
);

/** Whole shaders that something of ours is drawn with. */
const SHADERS = ["meshbasic", "meshlambert", "meshphysical", "shadow", "depth"];
/** What three.js asks for by name, and what our own shaders include. */
const ASKED_FOR = ["tonemapping_pars_fragment", "colorspace_pars_fragment", "colorspace_fragment"];

/** Parts of three.js's drawing that only do something for what nothing of ours asks for, and what stands in for them. */
const STAND_INS: Readonly<Record<string, string>> = {
  "webxr/WebXRManager.js": `import { EventDispatcher } from "three/src/core/EventDispatcher.js";
    export class WebXRManager extends EventDispatcher {
      enabled = false; isPresenting = false;
      getEnvironmentBlendMode() {} setAnimationLoop() {} dispose() {}
    }`,
  "webgl/WebGLEnvironments.js":
    "export function WebGLEnvironments() { return { get: () => null, dispose() {} }; }",
  "webgl/WebGLMorphtargets.js": "export function WebGLMorphtargets() { return { update() {} }; }",
  "webgl/WebGLOutput.js": "export class WebGLOutput {}",
};

/** Gives the texts of shaders, as their files have them, through `change`. */
function changed(code: string, change: (text: string) => string): string {
  return code.replaceAll(/`([^`]*)`/g, (_, text: string) => `\`${change(text)}\``);
}

function trimmed(text: string): string {
  return pressed(withoutFeatures(text, NEVER));
}

/** The parts that whole shaders include, and those that these include. */
function included(folder: string): ReadonlySet<string> {
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => [
      basename(file, ".glsl.js"),
      file,
    ]),
  );
  const found = new Set([...SHADERS, ...ASKED_FOR]);
  for (const name of found) {
    const file = files.get(name);
    if (file === undefined) throw new Error(`three.js has no shader ${name}`);
    const text = changed(readFileSync(join(folder, file), "utf8"), trimmed);
    for (const [, next = ""] of text.matchAll(/#include <(\w+)>/g)) found.add(next);
  }
  return found;
}

const FILE = /[\\/]three[\\/]src[\\/]renderers[\\/](.*)$/;

/**
 * Takes three.js by its single modules instead of its two big bundled ones, so that what only a later part of the page
 * uses is loaded with that part, and leaves out of its drawing what nothing of ours uses. Its own bundle has its
 * shaders pressed; so have these modules here.
 */
export function threeModules(): Plugin {
  let used: ReadonlySet<string> | undefined;
  return {
    name: "three-modules",
    enforce: "pre",
    apply: "build",
    resolveId(id, importer) {
      return id === "three" ? this.resolve("three/src/Three.js", importer) : null;
    },
    transform(code, id) {
      const file = FILE.exec(id)?.[1]?.replaceAll("\\", "/");
      if (file === undefined) return null;
      if (STAND_INS[file] !== undefined) return { code: STAND_INS[file], map: null };
      if (!file.endsWith(".glsl.js")) return null;
      used ??= included(join(id.slice(0, id.length - file.length), "shaders"));
      const wanted = used.has(basename(file, ".glsl.js"));
      return { code: changed(code, wanted ? trimmed : () => ""), map: null };
    },
  };
}
