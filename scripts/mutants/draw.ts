import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { randomFrom, shuffled } from "../../src/scene/dice/random.ts";
import { type Change, KINDS } from "./kinds.ts";
import { doing, treeOf } from "./tree.ts";

/** A source with one change. */
export interface Mutant extends Change {
  readonly file: string;
  readonly source: string;
}

/** What no test is expected to tell apart: texts, and how the country of a mat is painted, which is judged by eye. */
const PASSED = /(^|\/)(words|credits)(\/|\.[\w.-]+$)|catalogues|\/mats\/|\.d\.ts$/;

/** The sources of a folder, or the one file; paths from the project's root on. */
function sourcesOf(root: string, folder: string): readonly string[] {
  if (statSync(join(root, folder)).isFile()) return [folder];
  const all = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const paths = all.map((path) => join(folder, path).replaceAll("\\", "/"));
  return paths.filter((path) => /\.tsx?$/.test(path) && !PASSED.test(path)).toSorted();
}

/** Every change of each kind that a source can have. */
export function mutantsOf(file: string, source: string): ReadonlyMap<string, readonly Mutant[]> {
  const nodes = [...doing(treeOf(file, source))];
  const changed = ([kind, changes]: [string, (typeof KINDS)[string]]) => {
    const all = nodes.flatMap((node) => changes(node, source));
    return [kind, all.map((change): Mutant => ({ file, source, ...change }))] as const;
  };
  return new Map(Object.entries(KINDS).map(changed));
}

function numberOf(seed: string): number {
  return [...seed].reduce((sum, one) => (Math.imul(sum, 31) + one.charCodeAt(0)) | 0, 7);
}

/** So many mutants of a folder's sources, each kind as often as any other and no place twice. */
export function draw(root: string, folder: string, count: number, seed: string): readonly Mutant[] {
  const random = randomFrom(numberOf(seed));
  const sources = sourcesOf(root, folder).map((file) =>
    mutantsOf(file, readFileSync(join(root, file), "utf8")),
  );
  const kinds = Object.keys(KINDS).map((kind) => {
    const all = sources.flatMap((source) => source.get(kind) ?? []);
    return shuffled(random, all.length).map((at) => all[at] as Mutant);
  });
  const order = shuffled(random, kinds.length).map((at) => kinds[at] ?? []);
  const most = Math.max(...order.map(({ length }) => length));
  const turns = Array.from({ length: most }, (_, turn) => order.flatMap((all) => all[turn] ?? [])).flat();
  return turns.slice(0, count);
}

/** The whole source with its change. */
export function mutated({ source, start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** One line: the place, and what becomes of it. */
export function told(mutant: Mutant): string {
  const { file, source, start, end } = mutant;
  const [from, to] = [source.lastIndexOf("\n", start - 1) + 1, source.indexOf("\n", end)];
  const after = mutated(mutant);
  const lineEnd = to < 0 ? source.length : to;
  const before = source.slice(from, lineEnd).trim().replaceAll(/\s+/g, " ");
  const now = after
    .slice(from, lineEnd + after.length - source.length)
    .trim()
    .replaceAll(/\s+/g, " ");
  return `${file}:${source.slice(0, start).split("\n").length}\n    - ${before}\n    + ${now}`;
}
