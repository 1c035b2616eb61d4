import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src");

/** What browsers may refuse even to name, and the files that are ready for that. */
const GUARDED = {
  localStorage: ["app/storage/notes.ts"],
  sessionStorage: ["app/storage/notes.ts"],
  indexedDB: ["app/storage/connection.ts", "app/storage/trouble.ts"],
} as const;

function filesWith(name: string): readonly string[] {
  const code = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const named = new RegExp(`\\b${name}\\b`);
  return code
    .filter((file) =>
      named.test(readFileSync(join(SOURCE, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")),
    )
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
}

describe("a storage of the browser's", () => {
  it.each(Object.entries(GUARDED))("%s is named only where a refusal stops nothing", (name, files) => {
    expect(filesWith(name)).toEqual(files);
  });
});
