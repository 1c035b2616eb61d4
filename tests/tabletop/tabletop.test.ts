import { describe, expect, it } from "vitest";
import { idsOn } from "../../src/tabletop/ids.ts";
import { SYMBOLS } from "../../src/tabletop/symbol.ts";
import { map } from "./map.ts";

describe("a tabletop with everything on it", () => {
  it("has an id of its own for each thing", () => {
    const ids = idsOn(map());
    expect(ids).toHaveLength(100 + 40 + 6 + 9 + 11 + 19 + 1 + 3 + 1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is plain data: it survives a file", () => {
    expect(JSON.parse(JSON.stringify(map()))).toEqual(map());
  });

  it("names each symbol once", () => {
    expect(new Set(SYMBOLS).size).toBe(SYMBOLS.length);
  });
});
