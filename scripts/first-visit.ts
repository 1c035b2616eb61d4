import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { firstLoad } from "./first-load.js";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Chunks = Readonly<Record<string, Chunk>>;

/** What draws a table in 3D: the greatest part of a first game, which is drawn flat where it is not to be had. */
const IN_DEPTH = /^assets\/(three|scene|gltf|shelf)-/;

/**
 * What the first game fetches besides to be chosen, set up, learnt and played to its end, in every language; not the
 * pages that are a craft of their own.
 */
const WANTED = [
  /^_(words-de|keys|menu|paint|sheet|Reveal)-/,
  /^src\/words\/kernel\.de\.ts$/,
  /^src\/games\/dogfight\/(computer\/game|words\/\w+)\.ts$/,
  /^src\/games\/dogfight\/face\/(words\/\w+\/)?(counts|lesson|queries|report|setup|sheets|table|task|terms)\.ts$/,
  /^src\/face\/queries\/words\.\w+\.ts$/,
  /^src\/app\/(?!editor|workshop|print|statistics|show|games\/(?!dogfight)|pages\/home\/film)/,
  /^src\/scene\/FlatTable\.tsx$/,
];

/** What computer players fetch for it, by the names of their scripts, which no manifest lists. */
const THINKING = /^(dogfight|game|rules|random|cadet|pilot|ace)-/;
const WORKER = /^assets\/worker-[\w-]+\.js$/;
const IMPORTED = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const FETCHED = /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g;

/** Files that lie beside the scripts and that every page shows. */
const BESIDE = /^(index\.html|icon\.svg|manifest\.webmanifest)$/;

/** Letters come once in the form that every browser of today reads. */
const LETTERS = /\.woff2$/;

/** The files of some chunks and of all that they load at once. */
function filesOf(chunks: Chunks, wanted: (key: string) => boolean): readonly string[] {
  const found = new Set(Object.keys(chunks).filter(wanted));
  for (const key of found) for (const next of chunks[key]?.imports ?? []) found.add(next);
  return [...found].flatMap((key) => [chunks[key]?.file ?? [], chunks[key]?.css ?? []].flat());
}

/** The scripts of the worker that computer players think in, as far as the first game needs them. */
function thinkingOf(dist: string, files: readonly string[]): readonly string[] {
  const found = new Set(files.filter((file) => WORKER.test(file)));
  for (const file of found) {
    const text = readFileSync(join(dist, file), "utf8");
    const names = [
      ...[...text.matchAll(IMPORTED)].map(([, name = ""]) => name),
      ...[...text.matchAll(FETCHED)].map(([, name = ""]) => name).filter((name) => THINKING.test(name)),
    ];
    for (const name of names) found.add(`assets/${basename(name)}`);
  }
  return [...found];
}

/** Of the files of a built page those that the first visit keeps: the home page and a first game. */
export function firstVisit(dist: string, files: readonly string[]): ReadonlySet<string> {
  const chunks: Chunks = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));
  const table = firstLoad(dist).table;
  const wanted = (key: string) =>
    table.has(chunks[key]?.file ?? "") || WANTED.some((pattern) => pattern.test(key));
  const kept = [
    ...filesOf(chunks, wanted),
    ...thinkingOf(dist, files),
    ...files.filter((file) => BESIDE.test(file) || LETTERS.test(file)),
  ];
  const all = new Set(files);
  return new Set(kept.filter((file) => all.has(file) && !IN_DEPTH.test(file)));
}
