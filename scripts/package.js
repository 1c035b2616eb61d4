import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { ROOT } from "./install.js";

/** What the packed program takes from the registry: it brings a library for each kind of machine. All else is bundled. */
const INSTALLED = ["libsql"];
/** What libraries ask for and do without. */
const DONE_WITHOUT = ["pg-native", "bufferutil", "utf-8-validate", "cloudflare:sockets"];
/** The programs: the command line with its server, and the thread of its computer players. */
const PROGRAMS = { tallyho: "src/cli/main.ts", worker: "src/server/computers/worker.ts" };
const MIGRATIONS = ["sqlite", "postgres"];
const BIN = `#!/usr/bin/env node
await import("../lib/server/tallyho.js");
`;

/** Bundles a program and all that it loads later into one file. */
export async function bundle(name, entry, outDir) {
  const vite = await import("vite");
  await vite.build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true, external: [...INSTALLED, ...DONE_WITHOUT], target: "node" },
    build: {
      ssr: true,
      target: "node20",
      outDir,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: { [name]: join(ROOT, entry) },
        external: [...builtinModules, /^node:/],
        output: { entryFileNames: "[name].js", format: "es", codeSplitting: false },
      },
    },
  });
}

/** Lays the migrations of the stores where a bundled server in a folder reads them. */
export function copyMigrations(folder) {
  for (const kind of MIGRATIONS) {
    const from = join(ROOT, "src/server/store", kind, "migrations");
    mkdirSync(join(folder, kind, "migrations"), { recursive: true });
    for (const file of readdirSync(from)) cpSync(join(from, file), join(folder, kind, "migrations", file));
  }
}

/** The manifest of the package: that of the repository without what only building and the page need. */
function manifest() {
  const { name, version, description, license, type, engines, bin, dependencies } = JSON.parse(
    readFileSync(join(ROOT, "package.json"), "utf8"),
  );
  const installed = Object.fromEntries(INSTALLED.map((one) => [one, dependencies[one]]));
  return { name, version, description, license, type, engines, bin, dependencies: installed };
}

/** Writes what the package has into a folder: the built page, the bundled programs and what they read. */
export async function writePackage(folder, page = join(ROOT, "dist")) {
  rmSync(folder, { recursive: true, force: true });
  const server = join(folder, "lib/server");
  mkdirSync(join(folder, "bin"), { recursive: true });
  for (const [name, entry] of Object.entries(PROGRAMS)) await bundle(name, entry, server);
  copyMigrations(server);
  cpSync(page, join(folder, "dist"), { recursive: true });
  for (const file of ["LICENSE", "README.md"]) cpSync(join(ROOT, file), join(folder, file));
  writeFileSync(join(folder, "bin/tallyho.js"), BIN, { mode: 0o755 });
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
}
