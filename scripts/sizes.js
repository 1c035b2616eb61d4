import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { firstLoad } from "./first-load.js";
import { ROOT } from "./install.js";

const KB = 1000;
/** How many times the reference's gzipped JavaScript ours may be. */
const SHELL_BAR = 1.4;
const TABLE_BAR = 1.7;
/** How far over its bar a page is held until it meets it again, which is said beside it each time. */
const SHELL_HELD = 1.408;
const TABLE_HELD = 1.73;
/** Gzipped bytes that a phone loads of a table on a server until its order pad answers. */
const PHONE_BAR = 300 * KB;
/** Bytes of the whole page, beside which all else that the package installs has 40 MB: tests/scripts/package.test.ts. */
const PAGE_BAR = 20_000 * KB;
/** Bytes of a model as it is. */
const MODEL_BAR = 60 * KB;

/** The built page; another build may be named in the environment. */
const DIST = process.env.TALLYHO_DIST ?? join(ROOT, "dist");

function gzippedFiles(folder, files) {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
}

/** Gzipped bytes of our built page: shell, shell with a first table, what a phone joins with, and each game's rules. */
function measurePage() {
  const { shell, table, rules, phone } = firstLoad(DIST);
  return {
    phone: gzippedFiles(DIST, phone),
    shell: gzippedFiles(DIST, shell),
    table: gzippedFiles(DIST, table),
    rules: rules.map(({ game, files }) => ({ game, bytes: gzippedFiles(DIST, files) })),
  };
}

/** Gzipped bytes of a reference page of tests/bench/first-load, built as ours is. */
async function measureReference(name) {
  const { build } = await import("vite");
  const { default: react } = await import("@vitejs/plugin-react");
  const outDir = mkdtempSync(join(tmpdir(), "tallyho-size-"));
  const root = join(ROOT, "tests", "bench", "first-load");
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    build: {
      target: "es2023",
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: join(root, `${name}.html`) },
    },
  });
  const assets = join(outDir, "assets");
  const bytes = gzippedFiles(
    assets,
    readdirSync(assets).filter((file) => file.endsWith(".js")),
  );
  rmSync(outDir, { recursive: true });
  return bytes;
}

/** Bytes of all files of the built page. */
function wholePage() {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function largestModel() {
  const folder = join(ROOT, "models");
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".glb"));
  return {
    count: files.length,
    bytes: Math.max(...files.map((name) => readFileSync(join(folder, name)).length)),
  };
}

/**
 * The most that the rules of a game may weigh, as its folder says in kB gzipped (`rules`), and how far over it they are held
 * until they meet it again (`held`); none where it says nothing.
 */
function barsOf(game) {
  const file = join(ROOT, "src", "games", game, "bars.json");
  if (!existsSync(file)) return {};
  const { rules, held = rules } = JSON.parse(readFileSync(file, "utf8"));
  return { bar: held * KB, aim: rules * KB };
}

/** Every size with its reference and bar, in bytes; the page must be built. */
export async function measureSizes() {
  const page = measurePage();
  const react = await measureReference("react");
  const fiber = await measureReference("table");
  const model = largestModel();
  return [
    {
      what: "shell against React alone",
      bytes: page.shell,
      bar: react * SHELL_HELD,
      aim: react * SHELL_BAR,
      reference: react,
    },
    {
      what: "shell and first table against fiber and drei",
      bytes: page.table,
      bar: fiber * TABLE_HELD,
      aim: fiber * TABLE_BAR,
      reference: fiber,
    },
    { what: "a phone until its pad answers", bytes: page.phone, bar: PHONE_BAR },
    ...page.rules.map(({ game, bytes }) => ({ what: `rules of ${game}`, bytes, ...barsOf(game) })),
    { what: "the whole page as it is packed", bytes: wholePage(), bar: PAGE_BAR },
    { what: `largest of ${model.count} models`, bytes: model.bytes, bar: MODEL_BAR },
  ];
}

/** How a size stands to its bar, where it has one. */
function verdict({ bytes, bar, aim = bar }) {
  if (bar === undefined) return "no bar";
  const missed = bytes > aim ? `misses its bar of ${(aim / KB).toFixed(1)} kB; ` : "";
  return `${missed}${bytes <= bar ? "within" : "OVER"} ${(bar / KB).toFixed(1)} kB`;
}

/** Prints every size beside its bar. False when one is over what it is held to; else how many miss their bar, if any do. */
export async function checkSizes() {
  const rows = await measureSizes();
  for (const row of rows) {
    const { what, bytes, reference } = row;
    const ratio = reference ? `, ${(bytes / reference).toFixed(2)} of ${(reference / KB).toFixed(1)} kB` : "";
    console.log(`${what}: ${(bytes / KB).toFixed(1)} kB${ratio}; ${verdict(row)}`);
  }
  if (!rows.every(({ bytes, bar = bytes }) => bytes <= bar)) return false;
  const missed = rows.filter(({ bytes, bar, aim = bar ?? bytes }) => bytes > aim).length;
  return missed === 0 || `${missed} MISSED, held where they are`;
}
