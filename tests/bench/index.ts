import type { Row } from "./row.ts";

/** The comparisons in the order in which they are printed; each is loaded when its turn comes. */
const TABLES: readonly (readonly [
  string,
  () => Promise<{ bench(count?: number): Promise<readonly Row[]> }>,
])[] = [
  ["rules", () => import("./rules.ts")],
  ["arcs", () => import("./arcs.ts")],
  ["file", () => import("./file.ts")],
  ["resume", () => import("./resume.ts")],
  ["dice", () => import("./dice.ts")],
  ["frame", () => import("./frame.ts")],
  ["sizes", () => import("./sizes.ts")],
  ["opponents", () => import("./opponents.ts")],
  ["server", () => import("./server.ts")],
  ["lighthouse", () => import("./lighthouse.ts")],
];

const NUMBER = /^\d+$/;

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}

function print({ what, ratio, min, max, bar, ok, note }: Row): void {
  const spread = min === max ? "" : ` (${figure(min)} to ${figure(max)})`;
  console.log(
    `${ok ? "  ok " : "MISS "} ${what}: ${figure(ratio)}${spread}; bar: ${bar}${note ? `; ${note}` : ""}`,
  );
}

/**
 * Runs the tables named, or all; a number among the names says how much to measure where a table can be told
 * (games of computer players). False when a bar is missed or a table can't be made.
 */
export async function run(words: readonly string[]): Promise<boolean> {
  let fine = true;
  const names = words.filter((word) => !NUMBER.test(word));
  const count = words.map(Number).find((number) => number > 0);
  const chosen = names.length === 0 ? TABLES : TABLES.filter(([name]) => names.includes(name));
  for (const [name, load] of chosen) {
    try {
      for (const row of await (await load()).bench(count)) {
        print(row);
        fine &&= row.ok;
      }
    } catch (error) {
      fine = false;
      console.log(`MISS  ${name}: ${(error as Error).message}`);
    }
  }
  return fine;
}
