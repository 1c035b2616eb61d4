import { describe, expect, it } from "vitest";
import { chosenCell } from "../../src/scene/choose.ts";
import { type Cell, NO_OVERLAY, type Tone } from "../../src/tabletop/overlay.ts";
import { centre, frontTable } from "../tabletop/front.ts";

const { mat } = frontTable();

function cell(label: string, tone: Tone, level?: number): Cell {
  return { at: centre(label), tone, ...(level !== undefined && { level }) };
}

function chosen(cells: readonly Cell[], label: string, off = 0.6): Cell | undefined {
  const { x, y } = centre(label);
  return chosenCell({ ...NO_OVERLAY, cells }, mat, () => ({ x: x + off, y: y - off }));
}

describe("a click among marked hexes", () => {
  it.each(["reach", "path", "end"] as const)("chooses one of tone %s, anywhere in it", (tone) => {
    expect(chosen([cell("0712", tone)], "0712")).toEqual(cell("0712", tone));
    expect(chosen([cell("0712", tone)], "0812")).toBeUndefined();
  });

  it.each(["row", "lit", "blocked"] as const)("passes through one of tone %s", (tone) => {
    expect(chosen([cell("0712", tone)], "0712")).toBeUndefined();
  });

  it("takes the highest of those that are aimed at, each in its own plane", () => {
    const cells = [cell("0712", "reach"), cell("0711", "reach", 60), cell("0710", "reach", 70)];
    const aims = new Map([
      [undefined, centre("0712")],
      [60, centre("0711")],
      [70, centre("0715")],
    ]);
    const found = chosenCell({ ...NO_OVERLAY, cells }, mat, (level) => aims.get(level));
    expect(found).toEqual(cell("0711", "reach", 60));
  });

  it("finds nothing on a mat without a grid", () => {
    const bare = { kind: "front", width: 40, depth: 30 };
    expect(
      chosenCell({ ...NO_OVERLAY, cells: [cell("0712", "reach")] }, bare, () => centre("0712")),
    ).toBeUndefined();
  });
});
