import type { Plugin } from "vite";

/** What a shader's text does not need: remarks, indents, empty lines. */
function pressed(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
    .replaceAll(/\s*\n\s*/g, "\n")
    .trim();
}

/**
 * Takes three.js by its single modules instead of its two big bundled ones, so that what only a later part of the page
 * uses is loaded with that part. Its own bundle has its shaders pressed; so have these modules here.
 */
export const threeModules: Plugin = {
  name: "three-modules",
  enforce: "pre",
  apply: "build",
  resolveId(id, importer) {
    return id === "three" ? this.resolve("three/src/Three.js", importer) : null;
  },
  transform(code, id) {
    if (!/[\\/]three[\\/]src[\\/].*\.glsl\.js$/.test(id)) return null;
    return code.replaceAll(/`([^`]*)`/g, (_, text: string) => `\`${pressed(text)}\``);
  },
};
