import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the page fetches by itself until the home page is read; chunks with an underscore have names of vite.config. */
const SHELL = [/^_entry-/, /^_shell-/, /^_words-en-/];
/** What it fetches besides until a first table stands and its order pad can be written on. */
const FIRST_TABLE = [
  /^_(kept|opened|table|scene|dogfight-panel|dogfight-rules)-/,
  /^src\/words\/kernel\.en\.ts$/,
  /^models\/dogfight\/shelf\.ts$/,
  /^src\/scene\/models\/gltf\.ts$/,
  /^src\/games\/dogfight\/index\.ts$/,
  /^src\/games\/dogfight\/words\/en\.ts$/,
  /^src\/games\/dogfight\/face\/words\/en\/table\.ts$/,
  /^src\/app\/(face\/table|games\/dogfight)\/words\.en\.ts$/,
];
/** What a phone fetches of a table on a server until its order pad can be written on. */
const PHONE = [
  /^_(dogfight-panel|dogfight-rules|Reveal)-/,
  /^src\/words\/kernel\.en\.ts$/,
  /^src\/games\/dogfight\/(index|computer\/game|words\/en|face\/words\/en\/table)\.ts$/,
  /^src\/app\/(hosted|ear|games\/dogfight)\/words\.en\.ts$/,
  /^src\/app\/hosted\/(HostedPage|RemoteTablePage)\.tsx$/,
  /^src\/app\/frame\/Beside\.tsx$/,
  /^src\/app\/table\/(LowerPapers|board\/Badge|command\/CommandLine|log\/LatestLine|told\/TableTold)\.tsx$/,
  /^src\/app\/(face\/tasks\/TaskButton|sound\/SoundTold)\.tsx$/,
  /^src\/app\/(rewritten-texts|offline\/(gone|keep))\.ts$/,
];
/** What it fetches besides scripts and their styles. */
const BESIDE = ["index.html", "icon.svg"];
const RULES = /^_(.+)-rules-[\w-]{8}\.js$/;

/** The chunk of a manifest key and all chunks that it imports at once. */
function withImports(chunks, key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of chunks[key].imports ?? []) withImports(chunks, next, found);
  return found;
}

/** The keys that some patterns name, and all that they import at once; every pattern must name a chunk. */
function wantedBy(chunks, patterns, more = []) {
  const keys = Object.keys(chunks);
  for (const pattern of patterns) {
    if (!keys.some((key) => pattern.test(key)))
      throw new Error(`No chunk of the built page fits ${pattern}.`);
  }
  const wanted = [...more, ...keys.filter((key) => patterns.some((pattern) => pattern.test(key)))];
  return [...new Set(wanted.flatMap((key) => [...withImports(chunks, key)]))];
}

/** Names of the scripts behind some keys and all that they import; every pattern must name a chunk. */
function scripts(chunks, patterns, more = []) {
  const files = wantedBy(chunks, patterns, more).map((key) => chunks[key].file);
  return new Set(files.filter((file) => file.endsWith(".js")));
}

/** The same with their styles, and what lies beside them. */
function filesOf(chunks, patterns) {
  const files = wantedBy(chunks, patterns).flatMap((key) => [chunks[key].file, ...(chunks[key].css ?? [])]);
  return new Set([...files, ...BESIDE]);
}

/**
 * The scripts of a built page, by their names in its folder: of the shell, of the shell with a first table, and of
 * each game's rules; and all files that a phone fetches of a table on a server until its order pad can be written on.
 */
export function firstLoad(dist) {
  const chunks = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));
  const keys = Object.keys(chunks);
  const shell = scripts(chunks, SHELL);
  const table = scripts(chunks, [...SHELL, ...FIRST_TABLE]);
  const rules = keys
    .filter((key) => RULES.test(key))
    .map((key) => ({
      game: RULES.exec(key)[1],
      files: [...scripts(chunks, [], [key])].filter((file) => !shell.has(file)),
    }));
  return { shell, table, rules, phone: filesOf(chunks, [...SHELL, ...PHONE]) };
}
