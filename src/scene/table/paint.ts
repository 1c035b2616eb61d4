import { MeshStandardMaterial, type WebGLProgramParametersWithUniforms } from "three";

/**
 * The one material of all airframes: matt paint in the models' own colours. The fourth channel of an instance's
 * colour says how battered it is, from 0 to 1: soot streaks back over it and dark holes open.
 */
export class PaintMaterial extends MeshStandardMaterial {
  constructor() {
    super({ vertexColors: true, roughness: 0.78, metalness: 0 });
    this.onBeforeCompile = worn;
    this.customProgramCacheKey = () => "paint";
  }
}

function worn(shader: WebGLProgramParametersWithUniforms): void {
  shader.vertexShader = `varying vec3 vOnModel;\n${shader.vertexShader}`.replace(
    "#include <begin_vertex>",
    "#include <begin_vertex>\nvOnModel = position;",
  );
  shader.fragmentShader = `varying vec3 vOnModel;
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
      ${shader.fragmentShader}`.replace(
    "#include <color_fragment>",
    `#include <color_fragment>
      float wear = vColor.a;
      float soot = wearNoise(vOnModel * vec3(7.0, 7.0, 2.2));
      float hole = wearNoise(vOnModel * 13.0 + 40.0);
      diffuseColor.rgb *= mix(1.0, 0.22, smoothstep(1.0 - 0.75 * wear, 1.12 - 0.5 * wear, soot));
      diffuseColor.rgb *= mix(1.0, 0.06, step(0.001, wear) * smoothstep(0.9 - 0.22 * wear, 0.93 - 0.2 * wear, hole));
      diffuseColor.a = 1.0;`,
  );
}
