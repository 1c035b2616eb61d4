import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { documentNamed, ROOT } from "./documents.ts";

const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), "utf8"));
const { version } = read("package.json") as { readonly version: string };
const RELEASES = [
  ...documentNamed("CHANGELOG.md").text.matchAll(/^## \[(\d+)\.(\d+)\.(\d+)\] - \d{4}-\d\d-\d\d$/gm),
];

it("the version is that of the latest release of the changelog, and of the lock file", () => {
  const lock = read("package-lock.json") as {
    version: string;
    packages: Record<string, { version?: string }>;
  };
  expect([RELEASES[0]?.slice(1).join("."), lock.version, lock.packages[""]?.version]).toEqual([
    version,
    version,
    version,
  ]);
});

it("versions rise from release to release", () => {
  const numbers = RELEASES.map(([, major, minor, patch]) => [major, minor, patch].map(Number));
  const sorted = numbers.toSorted(
    (a, b) => (b[0] ?? 0) - (a[0] ?? 0) || (b[1] ?? 0) - (a[1] ?? 0) || (b[2] ?? 0) - (a[2] ?? 0),
  );
  expect(numbers).toEqual(sorted);
  expect(new Set(numbers.map(String)).size).toBe(numbers.length);
});
