import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** A package as a lock file has it. */
interface Locked {
  readonly integrity?: string;
  /** It lies in the project itself. */
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
const LOCKS = ["package-lock.json", "tests/bench/references/package-lock.json"];

function packagesOf(lock: string): readonly (readonly [string, Locked])[] {
  const { packages } = JSON.parse(readFileSync(lock, "utf8")) as { packages: Record<string, Locked> };
  return Object.entries(packages).filter(([place]) => place !== "");
}

describe.each(LOCKS)("%s", (lock) => {
  const packages = packagesOf(lock);

  it("knows the content of every package, those of other machines too", () => {
    const unknown = packages.filter(([, { integrity = "", link }]) => !link && !SHA512.test(integrity));
    expect(packages.length).toBeGreaterThan(0);
    expect(unknown.map(([place]) => place)).toEqual([]);
  });

  it("leaves out no package that another machine needs", () => {
    const names = new Set(packages.map(([place]) => place.slice(place.lastIndexOf("node_modules/") + 13)));
    const wanted = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });
});
