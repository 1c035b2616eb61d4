import { describe, expect, it } from "vitest";
import { asideOf } from "../../src/tabletop/crowd.ts";
import type { Piece, Tabletop } from "../../src/tabletop/tabletop.ts";
import { piece, table } from "./fixtures.ts";
import { centre, frontTable, GRID } from "./front.ts";

function at(label: string, ...ids: string[]): Piece[] {
  return ids.map((id) => piece(id, [{ ...centre(label), level: 60, heading: 0 }]));
}

function front(pieces: readonly Piece[]): Tabletop {
  return { ...frontTable(), pieces };
}

describe("pieces in one hex", () => {
  it.each([2, 3, 4, 5, 6])("make room for each other: %i of them", (count) => {
    const crowd = at("0712", ...["A", "B", "C", "D", "E", "F"].slice(0, count));
    const asides = crowd.map(({ id }) => asideOf(front(crowd), id));
    asides.forEach(({ x, y }, i) => {
      expect(Math.hypot(x, y)).toBeLessThan(0.35 * GRID.inches);
      for (const other of asides.slice(i + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(0.25 * GRID.inches);
    });
  });

  it("stand in the middle when they are alone in it, or the other one lies there as a wreck", () => {
    const [wreck] = at("0712", "W");
    if (!wreck) throw new Error("no wreck");
    const pieces = [...at("0712", "A"), ...at("0713", "B"), { ...wreck, status: "destroyed" as const }];
    for (const { id } of pieces) expect(asideOf(front(pieces), id)).toEqual({ x: 0, y: 0 });
  });

  it("stand where they stand on a mat without a grid", () => {
    const two = table(at("0712", "A", "B"));
    expect(asideOf(two, "A")).toEqual({ x: 0, y: 0 });
    expect(asideOf(two, "nobody")).toEqual({ x: 0, y: 0 });
  });
});
