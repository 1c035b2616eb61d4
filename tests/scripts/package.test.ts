import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writePackage } from "../../scripts/package.js";
import { PackedServer } from "./packed-server.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The lines of the container that the documents write down: what installs the package, and what is started. */
const HOSTING = readFileSync(join(ROOT, "docs/hosting.md"), "utf8");
const INSTALL = /^RUN (npm install .*)$/m.exec(HOSTING)?.[1] ?? "";
const [, ...STARTED] = JSON.parse(/^CMD (.*)$/m.exec(HOSTING)?.[1] ?? "[]") as readonly string[];
/** Milliseconds in which it is bundled and installed, from a registry that may be slow. */
const INSTALL_TIMEOUT = 120_000;
const MEGABYTE = 1_000_000;
/** Most that is installed, the page among it, which takes some 19 MB and is not built here. */
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

beforeAll(async () => {
  const page = mkdtempSync(join(folder, "page-"));
  writeFileSync(join(page, "index.html"), "<title>Tallyho</title>");
  await writePackage(written, page);
  const [tarball = ""] = npm(["pack", written, "--pack-destination", folder, "--silent"], folder).split("\n");
  renameSync(join(folder, tarball), join(folder, "tallyho.tgz"));
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
      bin: own.bin,
      engines: own.engines,
    });
    expect(packed.dependencies).toEqual({ libsql: own.dependencies.libsql });
    expect(Object.keys(packed)).not.toEqual(expect.arrayContaining(["overrides"]));
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

  test("serves the page, keeps tables, and lets its computers play in their thread", async () => {
    const server = await PackedServer.start(
      [join(installed, "bin/tallyho"), ...STARTED],
      join(folder, "data"),
    );
    try {
      expect(await (await fetch(server.url)).text()).toContain("Tallyho");
      expect(await (await fetch(`${server.url}/health`)).text()).toBe("ok");
      expect(await server.answersOfComputers()).toBeGreaterThan(1);
    } finally {
      await server.stop();
    }
    expect(server.complaints).toBe("");
    expect(readdirSync(join(folder, "data"))).toContain("tallyho.sqlite");
  });
});

test("npm pack in the repository is refused in one sentence that says what is right", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, "scripts/prepack.js")], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^[^\n]*`npm run package`[^\n]*\.\n$/);
});
