import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(join(ROOT, name), "utf8");

describe("the licence texts that are served with the page", () => {
  it("name every library that the page stands on", () => {
    const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
    const texts = read("public/licences.txt");
    const missing = Object.keys(dependencies).filter((name) => !new RegExp(`^${name} \\d`, "m").test(texts));
    expect(missing).toEqual([]);
  });
});
