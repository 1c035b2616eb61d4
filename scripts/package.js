import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
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
await import("./tallyho.js");
`;
const MANIFEST = "package.json";
/** The manifest of the repository while it is packed with another one. */
const KEPT = "package.json.kept";
/** Where the programs are laid: as deep as their sources, whence they find the page. */
const LAID = "lib";
const PROGRAM = "lib/server";
const FILES = ["dist", LAID];

/** What is read faster and takes less memory, with the names that a trace of an error tells. */
const SHORTER = { compress: true, mangle: false, codegen: true };

/** The faces of the games: three tenths of a program, of which a server shows nothing. */
const FACES = /\/src\/games\/[^/]+\/face\//;

/**
 * Bundles a program and all that it loads later into one file, and what it may say of the games' faces into another one, which
 * is read when it is asked for: what has once been read takes ten times its size for as long as a server runs.
 */
export async function bundle(name, entry, outDir) {
  const vite = await import("vite");
  const { output } = await vite.build({
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
      rolldownOptions: {
        input: { [name]: join(ROOT, entry) },
        external: [...builtinModules, /^node:/],
        checks: { ineffectiveDynamicImport: false },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name].js",
          format: "es",
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: `${name}-faces`, test: FACES },
              { name, test: /./ },
            ],
          },
          minify: SHORTER,
        },
      },
    },
  });
  const files = output.map(({ fileName }) => fileName);
  // A module that waits at its top has each of those that it loads later in a file of its own.
  if (files.length > 2)
    throw new Error(`${name} would be ${files.length} files: which of it waits at its top?`);
  for (const file of files.map((one) => join(outDir, one)))
    writeFileSync(file, ascii(readFileSync(file, "utf8")));
}

/** The same program in ASCII: where one letter of it needs two bytes, Node keeps two bytes for every letter. */
function ascii(text) {
  return text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
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
function packed({ name, version, description, license, type, engines, dependencies }) {
  const installed = Object.fromEntries(INSTALLED.map((one) => [one, dependencies[one]]));
  const bin = { tallyho: join(PROGRAM, "bin.js") };
  return { name, version, description, license, type, engines, bin, files: FILES, dependencies: installed };
}

/** Lays the bundled programs and what they read beside the built page in a folder. */
async function writeProgram(folder) {
  const program = join(folder, PROGRAM);
  rmSync(program, { recursive: true, force: true });
  mkdirSync(program, { recursive: true });
  for (const [name, entry] of Object.entries(PROGRAMS)) await bundle(name, entry, program);
  copyMigrations(program);
  writeFileSync(join(program, "bin.js"), BIN, { mode: 0o755 });
}

/** What npm packs from a folder with the built page until `unpack`: another manifest, and the bundled programs. */
export async function pack(folder) {
  unpack(folder);
  await writeProgram(folder);
  const [manifest, kept] = [join(folder, MANIFEST), join(folder, KEPT)];
  const own = readFileSync(manifest, "utf8");
  writeFileSync(kept, own);
  writeFileSync(manifest, `${JSON.stringify(packed(JSON.parse(own)), null, 2)}\n`);
}

/** Puts a folder's own manifest back, and takes away what was laid beside it; one that was left so is mended, too. */
export function unpack(folder) {
  const kept = join(folder, KEPT);
  if (existsSync(kept)) renameSync(kept, join(folder, MANIFEST));
  rmSync(join(folder, LAID), { recursive: true, force: true });
}
