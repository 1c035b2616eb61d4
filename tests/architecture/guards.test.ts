import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const ROOMS = readdirSync(join(ROOT, "src"));

/** The rooms of src that a guard names: in a path of its own, or as what nobody may import. */
function roomsIn(guard: string): readonly string[] {
  const text = readFileSync(join(ROOT, guard), "utf8");
  const named = [...text.matchAll(/"!?src\/([a-z]+)|"\*\*\/(?:\.\.\/)?([a-z]+)\/\*\*"/g)];
  return [...new Set(named.map(([, own, foreign]) => own ?? foreign ?? ""))].sort();
}

/** Overrides of the linter, as far as they are read here. */
interface Override {
  readonly includes: readonly string[];
  readonly linter: { readonly rules: { readonly style?: { readonly noRestrictedImports?: unknown } } };
}

describe("guards of rooms", () => {
  it.each([
    ["biome.json", ROOMS.length],
    ["tsconfig.pure.json", 8],
  ])("%s names rooms that exist", (guard, rooms) => {
    expect(existsSync(join(ROOT, guard))).toBe(true);
    expect(roomsIn(guard).filter((room) => !ROOMS.includes(room))).toEqual([]);
    expect(roomsIn(guard)).toHaveLength(rooms);
  });

  it.each(ROOMS)("%s may not import every other one", (room) => {
    const { overrides } = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8"));
    const own = (overrides as readonly Override[]).filter(
      ({ includes }) => includes.join() === `src/${room}/**`,
    );
    expect(own.map(({ linter }) => linter.rules.style?.noRestrictedImports)).toEqual([expect.anything()]);
  });
});
