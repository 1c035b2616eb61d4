import { describe, expect, it } from "vitest";
import { createPage } from "../../../../src/app/context/page-state.ts";
import {
  cellsAlong,
  labelAt,
  measure,
  pieceNear,
  tapeCaption,
  tenths,
  waypoint,
} from "../../../../src/app/table/tape/measure.ts";
import { clearTape, toggleTape } from "../../../../src/app/table/tape/tape.ts";
import type { Piece, Tabletop } from "../../../../src/tabletop/tabletop.ts";
import { translator } from "../../../../src/words/index.ts";
import { words as de } from "../../../../src/words/words.de.ts";
import { words as en } from "../../../../src/words/words.en.ts";
import { centre, frontTable, GRID } from "../../../tabletop/front.ts";

function piece(id: string, x: number, y: number, level: number): Piece {
  const damage = { airframe: 0, engine: 0, propellersStopped: false };
  const looks = { label: id, title: id, model: "generic-single", side: 0, status: "flying" } as const;
  return { id, x, y, level, heading: 0, arcs: [], track: [], damage, ...looks };
}

function tabletop(altitude: boolean, ...pieces: Piece[]): Tabletop {
  return { mat: { kind: "m", width: 48, depth: 36 }, altitude, pieces, clouds: [], cues: [] };
}

const A = { x: 0, y: 0, level: 2 };
const B = { x: 3, y: 4, level: 14 };
const C = { x: 3, y: 10, level: 14 };

describe("measuring", () => {
  it("gives slant and flat distance with the levels between the ends", () => {
    expect(measure([A, B], true)).toEqual({ flat: 5, slant: 13, levels: 12 });
  });

  it("is flat where levels mean nothing", () => {
    expect(measure([A, B], false)).toEqual({ flat: 5, slant: 5, levels: 0 });
  });

  it("adds the legs up over waypoints", () => {
    expect(measure([A, B, C], true)).toEqual({ flat: 11, slant: 19, levels: 12 });
  });

  it("knows that no tape and one point have no length", () => {
    expect(measure([], true)).toEqual({ flat: 0, slant: 0, levels: 0 });
    expect(measure([A], true)).toEqual({ flat: 0, slant: 0, levels: 0 });
  });

  it("gives tenths of the unit", () => {
    expect(tenths(7.44, "inches")).toBe(74);
    expect(tenths(10, "centimetres")).toBe(254);
  });
});

describe("a waypoint", () => {
  const table = tabletop(true, piece("R1", 10, 10, 5), piece("R2", 10.5, 10, 7));

  it("is the middle of the nearest piece that a click means", () => {
    expect(waypoint(table, { x: 10.4, y: 10.1 })).toEqual({ x: 10.5, y: 10, level: 7 });
    expect(pieceNear(table, { x: 9.5, y: 10 })?.id).toBe("R1");
  });

  it("is the bare mat elsewhere", () => {
    expect(waypoint(table, { x: 20, y: 10 })).toEqual({ x: 20, y: 10, level: 1 });
    expect(waypoint(tabletop(false), { x: 20, y: 10 })).toEqual({ x: 20, y: 10, level: 0 });
  });

  it("does not catch what has left the table", () => {
    const gone = { ...piece("R1", 10, 10, 5), status: "disengaged" as const };
    expect(pieceNear(tabletop(true, gone), { x: 10, y: 10 })).toBeUndefined();
  });
});

describe("the tape", () => {
  it("reads inches and centimetres in both languages", () => {
    const [english, german] = [translator(en), translator(de)];
    expect(tapeCaption([A, B], tabletop(true), "inches", english)).toBe("13.0″ slant (5.0″ flat, 12 levels)");
    expect(tapeCaption([A, B], tabletop(false), "inches", english)).toBe("5.0″");
    expect(tapeCaption([A, B], tabletop(false), "centimetres", german)).toBe("12,7 cm");
  });

  it("is cleared by the first Esc and put away by the second", async () => {
    const page = createPage();
    await toggleTape(page);
    page.setState({ tape: [A, B] });
    expect(clearTape(page)).toBe(true);
    expect(page.getState().tape).toEqual([]);
    expect(clearTape(page)).toBe(true);
    expect(page.getState().tape).toBeNull();
    expect(clearTape(page)).toBe(false);
  });
});

describe("on a table of hexes", () => {
  const front = frontTable();
  const english = translator(en);
  const german = translator(de);

  it("a waypoint is the centre of its hex, on the ground", () => {
    const { x, y } = centre("0712");
    expect(waypoint(front, { x: x + 0.4, y: y - 0.5 })).toEqual({ x, y, level: 0 });
    expect(labelAt(front, { x, y, level: 0 })).toBe("0712");
  });

  it("the tape counts hexes and metres, with the difference in altitude", () => {
    const [from, over, to] = ["0712", "0912", "0914"].map((label) => ({ ...centre(label), level: 60 }));
    if (!from || !over || !to) throw new Error("no points");
    expect(tapeCaption([from, over, to], front, "inches", english)).toBe("4 hexes (200 m)");
    const lower = { ...from, level: 57 };
    expect(tapeCaption([lower, over], front, "inches", english)).toBe("2 hexes (100 m), 150 m in altitude");
    expect(tapeCaption([lower, over], front, "centimetres", german)).toBe("2 Hexe (100 m), 150 m Höhe");
    expect(cellsAlong([], GRID)).toBe(0);
  });
});
