import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src");

/** Classes of three.js, and wishes to its materials, that are drawn by what `scripts/three-modules.ts` leaves out. */
const LEFT_OUT = [
  /\bMesh(Phong|Toon|Matcap|Normal|Distance)Material\b/,
  /\b(PointsMaterial|SpriteMaterial|LineDashedMaterial|CubeTexture|PMREMGenerator|EffectComposer)\b/,
  /\b(BasicShadowMap|VSMShadowMap)\b/,
  /\b(envMap|environment|morphTargets)\s*[:=]/,
  /\.xr\b/,
];

function sourcesWithThree(): readonly (readonly [name: string, text: string])[] {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(join(SOURCE, name), "utf8")] as const)
    .filter(([, text]) => text.includes('from "three"'));
}

test("nothing is drawn with what three.js is loaded without", () => {
  const sources = sourcesWithThree();
  expect(sources.length).toBeGreaterThan(30);
  const found = sources.flatMap(([name, text]) =>
    LEFT_OUT.flatMap((wish) => wish.exec(text)?.[0] ?? []).map((wish) => `${name}: ${wish}`),
  );
  expect(found).toEqual([]);
});
