import fc from "fast-check";
import { gzipSync, strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { designFile, designFileName, openDesigns, readDesigns } from "../../../src/app/workshop/file.ts";
import { readOwn, writeOwn } from "../../../src/app/workshop/record.ts";
import { TYPES, type TypeId } from "../../../src/games/dogfight/data/types.ts";
import { WEAPONS } from "../../../src/games/dogfight/data/weapons.ts";
import { designFrom, freshDesign } from "../../../src/games/dogfight/face/workshop/design.ts";
import { readDesign } from "../../../src/games/dogfight/rules/setup/check/design.ts";

const GAME = "dogfight";
const READER = { game: GAME, kind: "aircraft", read: readDesign };
const good = { ...freshDesign(), name: "Kestrel" };
const text = (...designs: unknown[]): string => JSON.stringify(designFile(READER, designs));
const read = (document: string) => readDesigns(document, READER);
const codes = (document: string) => read(document).faults.map(({ code }) => code);

describe("a file of aircraft", () => {
  it("brings back what was written, every type of the list among it", () => {
    const all = (Object.keys(TYPES) as TypeId[]).map(designFrom);
    expect(read(text(...all))).toEqual({ designs: all, faults: [] });
  });

  it("brings back any design that may fly", () => {
    const rating = fc.integer({ min: 1, max: 5 });
    const design = fc.record({
      name: fc.string({ minLength: 1, maxLength: 60 }).filter((name) => name.trim() !== ""),
      engine: rating,
      fuselage: rating,
      toHit: rating,
      weapons: fc.subarray([...WEAPONS]),
      ceiling: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(design, (one) => {
        expect(read(text(one)).designs).toEqual([one]);
      }),
    );
  });

  it("is read as the world has it: gzipped, between fences", async () => {
    const fenced = `\`\`\`json\n${text(good)}\n\`\`\``;
    const packed = new File([new Uint8Array(gzipSync(strToU8(fenced)))], "kestrel.json.gz");
    expect(await openDesigns(packed, READER)).toEqual({ designs: [good], faults: [] });
  });

  it("keeps the good and says of each bad one why", () => {
    const { designs, faults } = read(
      text(good, { ...good, engine: 6, ceiling: 0 }, { ...good, name: " " }, 7),
    );
    expect(designs).toEqual([good]);
    expect(faults.map((fault) => fault.code === "design" && [fault.index, fault.problem.code])).toEqual([
      [2, "config-number"],
      [2, "config-number"],
      [3, "config-text"],
      [4, "shape"],
    ]);
  });

  it.each<[string, string, string]>([
    ["no JSON", "{", "not-json"],
    ["a list", "[]", "not-designs"],
    ["a match", '{"format":1,"game":"dogfight","rules":1,"config":{},"entries":[]}', "not-designs"],
    ["no format", '{"kind":"aircraft","game":"dogfight","aircraft":[]}', "format"],
    ["a newer format", '{"format":9,"kind":"aircraft","game":"dogfight","aircraft":[]}', "newer"],
    ["another game", '{"format":1,"kind":"aircraft","game":"chess","aircraft":[{}]}', "game"],
    ["no aircraft", '{"format":1,"kind":"aircraft","game":"dogfight","aircraft":[]}', "count"],
    ["no list", '{"format":1,"kind":"aircraft","game":"dogfight","aircraft":{"length":1}}', "count"],
  ])("refuses %s", (_, document, code) => {
    expect(codes(document)).toEqual([code]);
    expect(read(document).designs).toEqual([]);
  });

  it("never throws, whatever the text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (any) => {
        expect(read(any).designs).toEqual([]);
      }),
    );
  });

  it("refuses a file that is far too long without reading it, and one that can't be read", async () => {
    const long = new File(["x".repeat(1_000_001)], "long.json");
    expect((await openDesigns(long, READER)).faults).toEqual([{ code: "too-big" }]);
    const broken = Object.assign(new File(["{}"], "broken.json"), {
      arrayBuffer: () => Promise.reject(new Error()),
    });
    expect((await openDesigns(broken, READER)).faults).toEqual([{ code: "unreadable" }]);
  });

  it("has a plain name", () => {
    expect(designFileName("aircraft", "Gloster  F.5/34 “Übermut”")).toBe(
      "tallyho-aircraft-gloster-f-5-34-uebermut.json",
    );
    expect(designFileName("aircraft", "飛行機")).toBe("tallyho-aircraft-own.json");
  });
});

describe("an aircraft as it is kept", () => {
  const own = { id: "abc", game: GAME, name: "Kestrel", updated: 5, design: good };

  it("comes back", () => {
    expect(readOwn("abc", writeOwn(own))).toEqual(own);
  });

  it.each([null, "", "{", "[]", "7", '{"version":2}', '{"version":1,"game":1}'])(
    "leaves %s alone",
    (kept) => {
      expect(readOwn("abc", kept)).toBeUndefined();
    },
  );
});
