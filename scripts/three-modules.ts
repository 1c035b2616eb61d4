import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

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

/** What a shader's text does not need: remarks, indents, empty lines. */
function pressed(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
    .replaceAll(/\s*\n\s*/g, "\n")
    .trim();
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
    const text = readFileSync(join(folder, file), "utf8");
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
      return { code: changed(code, wanted ? pressed : () => ""), map: null };
    },
  };
}
