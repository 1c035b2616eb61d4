import type { Material, WebGLProgramParametersWithUniforms, WebGLRenderer } from "three";

/** GLSL before a shader of three's, and what stands in the place of some of its chunks, by their names. */
interface ShaderPatch {
  readonly head?: string;
  readonly chunks: Readonly<Record<string, string>>;
}

interface Patches {
  readonly vertex?: ShaderPatch;
  readonly fragment?: ShaderPatch;
  readonly uniforms?: WebGLProgramParametersWithUniforms["uniforms"];
}

function patchedShader(name: string, shader: string, { head = "", chunks }: ShaderPatch): string {
  return Object.entries(chunks).reduce((text, [chunk, code]) => {
    const include = `#include <${chunk}>`;
    if (!text.includes(include))
      throw new RangeError(`The shader under "${name}" has no ${include} to patch.`);
    return text.replace(include, () => code);
  }, `${head}\n${shader}`);
}

/** What makes a material of three's draw in its own way; `name` tells its programs from others. */
export function patched(
  name: string,
  patchesFor: (gl: WebGLRenderer) => Patches,
): Pick<Material, "onBeforeCompile" | "customProgramCacheKey"> {
  return {
    onBeforeCompile(shader, gl) {
      const { vertex, fragment, uniforms } = patchesFor(gl);
      Object.assign(shader.uniforms, uniforms);
      if (vertex) shader.vertexShader = patchedShader(name, shader.vertexShader, vertex);
      if (fragment) shader.fragmentShader = patchedShader(name, shader.fragmentShader, fragment);
    },
    customProgramCacheKey: () => name,
  };
}
