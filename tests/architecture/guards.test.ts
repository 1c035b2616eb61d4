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

describe("guards of rooms", () => {
  it.each([
    ["biome.json", 11],
    ["tsconfig.pure.json", 8],
  ])("%s names rooms that exist", (guard, rooms) => {
    expect(existsSync(join(ROOT, guard))).toBe(true);
    expect(roomsIn(guard).filter((room) => !ROOMS.includes(room))).toEqual([]);
    expect(roomsIn(guard)).toHaveLength(rooms);
  });
});
