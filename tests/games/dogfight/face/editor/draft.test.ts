import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packDocument, unpackMatch } from "../../../../../src/app/share/pack.ts";
import { parseFile } from "../../../../../src/core/file/file.ts";
import { MAX_FILE_LENGTH } from "../../../../../src/core/limits.ts";
import { newKey } from "../../../../../src/face/editor/rows.ts";
import type { Config } from "../../../../../src/games/dogfight/data/config.ts";
import { configOf } from "../../../../../src/games/dogfight/face/editor/config-of.ts";
import { EMPTY, readDraft } from "../../../../../src/games/dogfight/face/editor/draft.ts";
import { draftOf } from "../../../../../src/games/dogfight/face/editor/draft-of.ts";
import { changeSide, remove, setAircraft } from "../../../../../src/games/dogfight/face/editor/edits.ts";
import { faultsOf } from "../../../../../src/games/dogfight/face/editor/faults.ts";
import { setupFrom } from "../../../../../src/games/dogfight/rules/setup/setup.ts";
import { anyBeginning, anyEdit, drafted } from "./drafts.ts";

function documentOf(config: Config) {
  return { format: 2 as const, game: "dogfight", rules: 1, title: "Kept", config };
}

describe("a draft", () => {
  it("that can be played comes back whole from a file and from a link, whatever was done to it", async () => {
    await fc.assert(
      fc.asyncProperty(anyBeginning, fc.array(anyEdit, { maxLength: 25 }), async (start, edits) => {
        const draft = edits.reduce((now, edit) => edit(now), start);
        expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
        const config = configOf(draft);
        if (faultsOf(draft).length > 0) return;
        const file = parseFile(JSON.stringify(documentOf(config)));
        const link = await unpackMatch(await packDocument(documentOf(config)));
        expect(file.ok && file.value.config).toEqual(config);
        expect(link.ok && link.value.config).toEqual(config);
        expect(configOf(draftOf(config))).toEqual(config);
      }),
      { numRuns: 300 },
    );
  });

  it("of twelve aircraft fits a short link", async () => {
    const twelve = { ...drafted("four-a-side") };
    const more = drafted("four-a-side")
      .aircraft.slice(0, 4)
      .map((one, index) => ({
        ...one,
        key: `a${20 + index}`,
        id: `X${index}`,
      }));
    const config = configOf({ ...twelve, aircraft: [...twelve.aircraft, ...more] });
    const packed = await packDocument(documentOf(config));
    expect(packed.length).toBeLessThan(1000);
    expect(packed.length).toBeLessThan(MAX_FILE_LENGTH);
    expect(await unpackMatch(packed)).toMatchObject({ ok: true, value: { config, title: "Kept" } });
  });

  it("keeps its sides in their order when the first aircraft changes hands", () => {
    const draft = changeSide(drafted("four-a-side"), "a1");
    const setup = setupFrom(configOf(draft));
    expect(setup.sides).toEqual(["red", "blue"]);
    expect(setup.airframes.filter(({ side }) => side === 1)).toHaveLength(5);
  });

  it("calls sides and aircraft by their names of the day, wherever they are meant", () => {
    const draft = {
      ...setAircraft(drafted("duel"), "a1", { id: "Ace" }),
      sides: ["north", "south"] as const,
      turns: "9",
      goal: "leave" as const,
      leave: { side: 0 as const, edge: "far" as const, count: "1", aircraft: ["a1"] },
    };
    expect(configOf(draft)).toMatchObject({
      aircraft: [{ id: "Ace", side: "north" }, { side: "south" }],
      leave: { side: "north", aircraft: ["Ace"] },
    });
    expect(draftOf(configOf(draft)).leave).toEqual(draft.leave);
    expect(remove(draft, "a1").leave.aircraft).toEqual([]);
  });

  it("that is none is not read", () => {
    for (const kept of [
      undefined,
      null,
      7,
      "draft",
      {},
      { ...EMPTY, sides: ["red"] },
      { ...EMPTY, extra: 1 },
    ]) {
      expect(readDraft(kept)).toBeUndefined();
    }
  });

  it("gives each row a key of its own", () => {
    expect(newKey("a", [])).toBe("a1");
    expect(newKey("a", [{ key: "a2" }, { key: "a9" }, { key: "odd" }])).toBe("a10");
  });
});
