import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pack, unpack } from "../../scripts/package.js";
import { PackedServer } from "./packed-server.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The lines of the container that the documents write down: what installs the package, and what is started. */
const HOSTING = readFileSync(join(ROOT, "docs/hosting.md"), "utf8");
const INSTALL = /^RUN (npm install .*)$/m.exec(HOSTING)?.[1] ?? "";
const [, ...STARTED] = JSON.parse(/^CMD (.*)$/m.exec(HOSTING)?.[1] ?? "[]") as readonly string[];
/** Milliseconds in which it is bundled and installed, from a registry that may be slow. */
const INSTALL_TIMEOUT = 120_000;
const MEGABYTE = 1_000_000;
/** Most that is installed, the page among it, which is not built here: scripts/sizes.js holds the built one to its share. */
const MOST_INSTALLED = 60 * MEGABYTE;
const PAGE = 20 * MEGABYTE;

const folder = mkdtempSync(join(tmpdir(), "tallyho-packed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [written, installed] = [join(folder, "written"), join(folder, "installed")];

function sizeOf(path: string): number {
  return readdirSync(path, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

function tallyho(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(installed, "bin/tallyho"), args, {
    encoding: "utf8",
    cwd: folder,
  });
  return { status, stdout, stderr };
}

/** A folder that npm packs as it packs the repository, with a page that need not be built. */
function layRepository(): string {
  const repository = mkdtempSync(join(folder, "repository-"));
  mkdirSync(join(repository, "dist"));
  writeFileSync(join(repository, "dist/index.html"), "<title>Tallyho</title>");
  writeFileSync(join(repository, "secret.txt"), "Not for the package.");
  for (const file of ["LICENSE", "README.md", ".gitignore"]) cpSync(join(ROOT, file), join(repository, file));
  const own = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const script = (name: string) => `node ${JSON.stringify(join(ROOT, "scripts", `${name}.js`))}`;
  const scripts = { prepack: script("prepack"), postpack: script("postpack") };
  writeFileSync(join(repository, "package.json"), JSON.stringify({ ...own, scripts }));
  return repository;
}

let repository: string;
let before: string;

beforeAll(async () => {
  repository = layRepository();
  before = readFileSync(join(repository, "package.json"), "utf8");
  const [tarball = ""] = npm(["pack", "--pack-destination", folder, "--silent"], repository)
    .split("\n")
    .filter((line) => line.endsWith(".tgz"));
  renameSync(join(folder, tarball), join(folder, "tallyho.tgz"));
  execFileSync("tar", ["-xzf", join(folder, "tallyho.tgz"), "-C", folder]);
  renameSync(join(folder, "package"), written);
  // As in the container of the documents.
  const env = { ...process.env, npm_config_prefix: installed };
  execFileSync("sh", ["-c", INSTALL], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
}, INSTALL_TIMEOUT);

describe("the package, installed in an empty folder", () => {
  test("has a manifest of its own, which installs nothing but the library of the database", () => {
    const packed = JSON.parse(readFileSync(join(written, "package.json"), "utf8"));
    const own = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    expect(packed).toMatchObject({
      name: own.name,
      version: own.version,
      bin: { tallyho: "lib/server/bin.js" },
      engines: own.engines,
    });
    expect(packed.dependencies).toEqual({ libsql: own.dependencies.libsql });
    for (const left of ["overrides", "scripts", "devDependencies", "private"])
      expect(packed).not.toHaveProperty(left);
    expect(readdirSync(written).toSorted()).toEqual(["LICENSE", "README.md", "dist", "lib", "package.json"]);
    expect(readdirSync(written, { recursive: true }).filter((name) => /\.tsx?$/.test(String(name)))).toEqual(
      [],
    );
  });

  test("is small", () => {
    const size = sizeOf(join(installed, "lib"));
    console.log(`installed without the page: ${(size / MEGABYTE).toFixed(1)} MB`);
    expect(size + PAGE).toBeLessThanOrEqual(MOST_INSTALLED);
  });

  test("says its version, lists its games and simulates", () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    expect(tallyho("--version")).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
    expect(tallyho("list").stdout).toMatch(/^luftwaffe: /m);
    const args = ["simulate", "dogfight", "--scenario", "duel", "--games", "1", "--blue", "cadet", "--json"];
    expect(JSON.parse(tallyho(...args).stdout)).toMatchObject({ game: "dogfight", games: 1 });
  });

  test("says in one sentence what it has not", () => {
    expect(tallyho("bench")).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The tables [^\n]*\.\n$/),
    });
  });

  test.each([
    ["as the documents' container starts it", "container", [join(installed, "bin/tallyho"), ...STARTED]],
    ["by npx, from the file alone", "npx", ["npx", "--yes", "../tallyho.tgz", "serve"]],
  ] as const)(
    "serves the page, keeps tables, and lets its computers play in their thread: %s",
    {
      timeout: INSTALL_TIMEOUT,
    },
    async (_, place, program) => {
      const empty = join(folder, place);
      mkdirSync(empty);
      const server = await PackedServer.start(program, empty);
      try {
        expect(await (await fetch(server.url)).text()).toContain("Tallyho");
        expect(await (await fetch(`${server.url}/health`)).text()).toBe("ok");
        expect(await server.answersOfComputers()).toBeGreaterThan(1);
      } finally {
        await server.stop();
      }
      expect(server.complaints).toBe("");
      expect(readdirSync(join(empty, "data"))).toContain("tallyho.sqlite");
    },
  );
});

describe("npm pack leaves the folder", () => {
  test("as it was", () => {
    expect(readFileSync(join(repository, "package.json"), "utf8")).toBe(before);
    expect(readdirSync(repository).toSorted()).toEqual(
      [".gitignore", "LICENSE", "README.md", "dist", "package.json", "secret.txt"].toSorted(),
    );
  });

  test("so that it is put right, where it was broken off", async () => {
    const left = layRepository();
    const own = readFileSync(join(left, "package.json"), "utf8");
    await pack(left);
    expect(readFileSync(join(left, "package.json"), "utf8")).not.toBe(own);
    await pack(left);
    unpack(left);
    expect(readFileSync(join(left, "package.json"), "utf8")).toBe(own);
    expect(readdirSync(left)).not.toContain("lib");
  });
});
