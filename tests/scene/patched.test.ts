import {
  type Material,
  MeshLambertMaterial,
  MeshStandardMaterial,
  ShaderLib,
  type WebGLProgramParametersWithUniforms,
  type WebGLRenderer,
} from "three";
import { describe, expect, test } from "vitest";
import { PLASTIC } from "../../src/scene/dice/material.ts";
import { MAP_INK } from "../../src/scene/map/ink.ts";
import { SITE_INK } from "../../src/scene/map/sites.ts";
import { SOLIDS } from "../../src/scene/mat/solids.ts";
import { CardMaterial } from "../../src/scene/stands/bases.ts";
import { StemMaterial } from "../../src/scene/stands/stems.ts";
import { patched } from "../../src/scene/stock/patched.ts";
import { cardStock } from "../../src/scene/stock/stock.ts";
import { PaintMaterial } from "../../src/scene/table/paint.ts";
import { heightsOf } from "../../src/tabletop/heights.ts";

function glWith(antialias: boolean): WebGLRenderer {
  return { getContext: () => ({ getContextAttributes: () => ({ antialias }) }) } as unknown as WebGLRenderer;
}

/** The shaders of three's that a material is drawn with, as it patches them. */
function compiled(material: Material, antialias = true) {
  const { vertexShader, fragmentShader } =
    material instanceof MeshStandardMaterial ? ShaderLib.standard : ShaderLib.lambert;
  const shader = { vertexShader, fragmentShader, uniforms: {} as Record<string, { value: unknown }> };
  material.onBeforeCompile(shader as unknown as WebGLProgramParametersWithUniforms, glWith(antialias));
  return shader;
}

/** A material, and of what it shows by its own code: what stands in the vertex shader, and in the other. */
const OURS: readonly (readonly [string, () => Material, readonly string[], readonly string[]])[] = [
  ["bases", () => new CardMaterial(5), ["attribute vec2 tile", "vMapUv = (uv + tile) / 3.0"], []],
  [
    "stems",
    () => new StemMaterial(heightsOf({ altitude: true })),
    ["uniform float pegs[", "transformed.y += pegs"],
    [],
  ],
  [
    "ink on a map",
    () => new MeshLambertMaterial(MAP_INK),
    ["vec3 objectNormal = vec3(0.0, 1.0, 0.0)", "vInk = mark"],
    ["areaInk(kind, vAt, printed)"],
  ],
  [
    "sites",
    () => new MeshLambertMaterial(SITE_INK),
    ["vMapUv = tile.xy + uv * tile.zw", "position.x * place.w"],
    [],
  ],
  ["dice", () => new MeshStandardMaterial(PLASTIC), [], ["vec3 dieInk"]],
  ["woods and houses", () => new MeshLambertMaterial(SOLIDS), ["step(abs(part - solid), 0.5)"], []],
  [
    "cards and counters",
    () => Object.assign(new MeshLambertMaterial(), cardStock(0.01)),
    ["uniform float layer", "backTile : faceTile"],
    ["fract(vLayer)", "totalEmissiveRadiance += diffuseColor.rgb"],
  ],
  [
    "paint",
    () => new PaintMaterial(),
    ["vOnModel = position", "transformed += fromHub"],
    ["float sooty", "roughnessFactor = mix(abs(vCoat.x)", "metalnessFactor = vCoat.y", "float rim"],
  ],
];

describe("what a material of ours patches in three's shaders", () => {
  test.each(OURS)("is there: %s", (_, make, vertex, fragment) => {
    const { vertexShader, fragmentShader } = compiled(make());
    for (const code of vertex) expect(vertexShader).toContain(code);
    for (const code of fragment) expect(fragmentShader).toContain(code);
  });

  test("has programs of its own, by what is compiled in", () => {
    const keys = OURS.map(([, make]) => make().customProgramCacheKey());
    expect(new Set(keys).size).toBe(OURS.length);
    expect(new CardMaterial(30).customProgramCacheKey()).not.toBe(
      new CardMaterial(5).customProgramCacheKey(),
    );
  });

  test("uniforms come along: how thick a card is, and how high the marks of a stem", () => {
    expect(compiled(Object.assign(new MeshLambertMaterial(), cardStock(0.01))).uniforms.layer).toEqual({
      value: 0.01,
    });
    const stem = new StemMaterial(heightsOf({ altitude: true }));
    expect(compiled(stem).uniforms.pegs).toBe(stem.pegs);
  });

  test("a propeller has no disc where a pixel can't be covered in quarters", () => {
    expect(compiled(new PaintMaterial(), false).fragmentShader).toContain("if (vCoat.x < -0.25) discard;");
  });

  test("is missed with a sentence where three has it no longer", () => {
    const gone = patched("cloth", () => ({ vertex: { chunks: { weave_vertex: "" } } }));
    expect(() => compiled(Object.assign(new MeshLambertMaterial(), gone))).toThrow(
      'The shader under "cloth" has no #include <weave_vertex> to patch.',
    );
  });
});
