import { BufferGeometry } from "three";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { isAwaiting } from "../../../src/scene/awaited.ts";
import { ChipMaterial, ChipMesh, ChipSheet, PATCH } from "../../../src/scene/overlay/chips.ts";
import type { Chip } from "../../../src/scene/overlay/slip.ts";
import { Instances } from "../../../src/scene/stock/instances.ts";

/** A pen that draws nowhere: each of its letters is ten pixels wide. */
const PEN = new Proxy(
  { measureText: (text: string) => ({ width: text.length * 10 }) },
  { get: (known, name) => Reflect.get(known, name) ?? (() => undefined), set: () => true },
);

vi.mock("../../../src/scene/signs/draw.ts", () => ({ drawSign: () => undefined }));

beforeEach(() => {
  vi.stubGlobal("document", { createElement: () => ({ width: 0, height: 0, getContext: () => PEN }) });
});

/** Slips as their part of the table puts them together. */
function slips(): ChipMesh {
  const mesh = new ChipMesh(() => undefined);
  mesh.geometry = new Instances();
  mesh.material = new ChipMaterial();
  mesh.material.uniforms.sheet.value = new ChipSheet();
  return mesh;
}

/** How often a sheet was handed to the graphics card. */
function printings({ material }: ChipMesh): number {
  return material.uniforms.sheet.value?.version ?? 0;
}

const R1: Chip = { text: "R1", side: 0, level: 8, hits: { left: 2, of: 3 }, size: 0.55 };
const RANGE: Chip = { text: "4″", size: 0.42 };

describe("slips on their sheet", () => {
  it("are left alone by signs that come when they are gone", async () => {
    const lost: unknown[] = [];
    const keep = (reason: unknown) => lost.push(reason);
    process.on("unhandledRejection", keep);
    const chips = slips();
    chips.set([{ ...R1, marks: ["tail"] }]);
    // What an unmounted mesh is left with.
    chips.geometry = new BufferGeometry() as Instances;
    await vi.waitFor(() => expect(isAwaiting()).toBe(false));
    await new Promise((resolve) => setTimeout(resolve));
    process.off("unhandledRejection", keep);
    expect(lost).toEqual([]);
  });

  it("are printed once, however often they are laid out anew", () => {
    const chips = slips();
    chips.set([R1, RANGE]);
    const [first, { geometry }] = [printings(chips), chips];
    chips.set([{ ...R1 }, { ...RANGE, x: 4, y: 5 } as Chip]);
    expect(printings(chips)).toBe(first);
    expect(chips.geometry).toBe(geometry);
  });

  it.each<[string, readonly Chip[]]>([
    ["another text", [{ ...R1, text: "R2" }, RANGE]],
    ["another side", [{ ...R1, side: 1 }, RANGE]],
    ["another level", [{ ...R1, level: 7 }, RANGE]],
    ["a point less", [{ ...R1, hits: { left: 1, of: 3 } }, RANGE]],
    ["a note", [{ ...R1, note: "3" }, RANGE]],
    ["a mark", [{ ...R1, marks: ["tail"] }, RANGE]],
    ["another size", [R1, { ...RANGE, size: 0.5 }]],
    ["a quiet one", [R1, { ...RANGE, quiet: true }]],
    ["one less", [R1]],
    ["another order", [RANGE, R1]],
  ])("are printed anew for %s", (_, others) => {
    const chips = slips();
    chips.set([R1, RANGE]);
    const before = printings(chips);
    chips.set(others);
    expect(printings(chips)).toBe(before + 1);
    expect(chips.geometry.instanceCount).toBe(others.length);
  });

  it("are printed anew when the type faces have come, and when letters are written larger", () => {
    const chips = slips();
    chips.set([R1]);
    chips.put(0, 3, 4, 1);
    const first = printings(chips);
    chips.reprint();
    chips.fit(960, 600, 1.3);
    expect(printings(chips)).toBe(first + 2);
    expect([...chips.geometry.getAttribute("anchor").array]).toEqual([3, 1, -4]);
  });

  it("are as wide, to the bit, as they are when they are whole again after they were cut", () => {
    const chips = slips();
    const many = Array.from({ length: 20 }, (_, i): Chip => ({ ...R1, text: "W".repeat(i + 1) }));
    chips.set(many);
    const patch = chips.geometry.getAttribute("patch_");
    for (const i of many.keys())
      expect(patch.getZ(i)).toBe(Math.fround((chips.heads[i * 2] as number) * PATCH));
  });

  it("get more rows when there are too many for those of their sheet", () => {
    const chips = slips();
    const many = Array.from({ length: 400 }, (_, i): Chip => ({ ...R1, text: `Squadron ${i}` }));
    const high = () => chips.material.uniforms.sheet.value?.image.height ?? 0;
    const before = high();
    chips.set(many);
    expect(high()).toBeGreaterThan(before);
    const patches = chips.geometry.getAttribute("patch_").array;
    const feet = many.map((_, i) => patches[i * 4 + 1] as number);
    expect(Math.min(...feet)).toBeGreaterThanOrEqual(0);
    const rows = new Set(feet);
    chips.set([R1]);
    expect(rows.size).toBeGreaterThan(16);
    expect(chips.geometry.getAttribute("patch_").getY(0)).toBe(Math.fround(1 - 60 / high()));
  });
});
