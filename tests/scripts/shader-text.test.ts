import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { pressed, withoutFeatures } from "../../scripts/shader-text.ts";

const NEVER = new Set(["FOG", "NUM_SUNS"]);

function left(...lines: readonly string[]): readonly string[] {
  return withoutFeatures(lines.join("\n"), NEVER).split("\n");
}

describe("a shader without what is never asked for", () => {
  test("loses what only that would do, with all that is inside", () => {
    expect(left("a", "#ifdef FOG", "b", "#if X > 1", "c", "#endif", "#endif", "d")).toEqual(["a", "d"]);
    expect(left("#if NUM_SUNS > 0 && defined( SHADOWS )", "b", "#endif", "d")).toEqual(["d"]);
    expect(left("#if ( defined ( FOG ) || NUM_SUNS > 2 )", "b", "#endif", "d")).toEqual(["d"]);
  });

  test("keeps what is done instead, without the question", () => {
    expect(left("#ifdef FOG", "b", "#else", "c", "#endif")).toEqual(["c"]);
    expect(left("#ifndef FOG // no fog", "b", "#else", "c", "#endif")).toEqual(["b"]);
    expect(left("#if ! defined( FOG )", "b", "#elif defined( X )", "c", "#endif")).toEqual(["b"]);
    expect(left("#if NUM_SUNS == 0", "b", "#endif")).toEqual(["b"]);
  });

  test("keeps a question that is open, and what is inside it", () => {
    const open = ["#if defined( X ) || defined( FOG )", "b", "#else", "c", "#endif"];
    expect(left(...open)).toEqual(open);
    expect(left("#ifdef X", "#ifdef FOG", "b", "#endif", "c", "#endif")).toEqual([
      "#if defined( X )",
      "c",
      "#endif",
    ]);
  });

  test("asks the next question first where the first one has its answer", () => {
    expect(left("#ifdef FOG", "b", "#elif defined( X )", "c", "#else", "d", "#endif")).toEqual([
      "#if defined( X )",
      "c",
      "#else",
      "d",
      "#endif",
    ]);
    expect(left("#ifdef X", "b", "#elif defined( FOG )", "c", "#elif X > 3", "d", "#endif")).toEqual([
      "#if defined( X )",
      "b",
      "#elif X > 3",
      "d",
      "#endif",
    ]);
  });

  test("is three.js's own where everything is asked for", () => {
    const build = dirname(createRequire(import.meta.url).resolve("three"));
    const folder = join(build, "..", "src", "renderers", "shaders", "ShaderChunk");
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const text = pressed(readFileSync(join(folder, file), "utf8"));
      const same = text
        .replaceAll(/#\s*ifdef (\w+).*/g, "#if defined( $1 )")
        .replaceAll(/#\s*ifndef (\w+).*/g, "#if ! defined( $1 )");
      const spaced = (shader: string) => shader.replaceAll(/\s+/g, " ");
      expect(spaced(withoutFeatures(text, new Set())), file).toBe(spaced(same));
    }
  });
});

test("a shader is pressed without remarks, indents and empty lines", () => {
  expect(pressed("/* a\n b */\n  one();\n\n\t// two\n  three(); // four\n")).toBe("one();\nthree();");
});
