import { describe, expect, it } from "vitest";
import { migrateRecord, newRecord, readRecord } from "../../../src/app/storage/record.ts";
import { scenarioOf } from "../../../src/app/storage/scenario-of.ts";

type Stored = Parameters<typeof migrateRecord>[0];

const file = { format: 5 as const, game: "dogfight", config: { scenario: "duel" }, entries: [] };
const record = newRecord({ id: "abc", title: "Duel", file, at: 1000 });

describe("a stored record", () => {
  it("is read back as it was kept", () => {
    const kept = {
      ...record,
      sealed: [["R1", "2L1"]],
      drafts: [["B1", "3"]],
      typed: [4],
      players: { red: "Ann" },
      computers: { blue: "pilot" },
    };
    expect(readRecord(structuredClone(kept))).toEqual({ ok: true, value: kept });
  });

  it.each([
    ["null", null],
    ["a text", "record"],
    ["no version", { ...record, version: undefined }],
    ["an old version without a step", { ...record, version: 0 }],
    ["a spoilt field", { ...record, created: "yesterday" }],
    ["spoilt sealed answers", { ...record, sealed: { R1: "2" } }],
  ])("is damaged: %s", (_, data) => {
    expect(readRecord(data)).toMatchObject({ ok: false, error: { code: "record-damaged" } });
  });

  it("of a newer version is refused, with both versions", () => {
    const read = readRecord({ ...record, version: 7 });
    expect(read).toMatchObject({
      ok: false,
      error: { code: "record-newer", values: { version: 7, known: 3 } },
    });
  });

  it("of version 1 has no computer players", () => {
    const { computers: _, ...old } = { ...record, version: 1 };
    expect(readRecord(structuredClone(old))).toEqual({ ok: true, value: record });
  });

  it("of version 2 has drawn nothing in secret yet", () => {
    const { draws: _, ...old } = { ...record, version: 2 };
    expect(readRecord(structuredClone(old))).toEqual({ ok: true, value: record });
  });

  it("with spoilt computer players is damaged", () => {
    const read = readRecord({ ...record, computers: ["pilot"] });
    expect(read).toMatchObject({ ok: false, error: { code: "record-damaged" } });
  });

  it("with a match file of a newer format is refused by the file's own problem", () => {
    const read = readRecord({ ...record, file: { ...file, format: 99 } });
    expect(read).toMatchObject({ ok: false, error: { code: "file-format-newer" } });
  });

  it.each([[{ ...file, entries: [{ odd: 1 }] }], [{ ...file, format: "x" }], [[]], [7]])(
    "with a match file that is none is damaged, whatever of it does not fit: %j",
    (spoilt) => {
      const read = readRecord({ ...record, file: spoilt });
      expect(read).toMatchObject({ ok: false, error: { code: "record-damaged" } });
    },
  );

  it("of an older version is migrated step by step", () => {
    const steps = new Map<number, (old: Stored) => Stored>([
      [1, (old: Stored) => ({ ...old, players: {} })],
      [2, (old: Stored) => ({ ...old, typed: [] })],
    ]);
    const migrated = migrateRecord({ version: 1, id: "a" }, steps, 3);
    expect(migrated).toEqual({ ok: true, value: { version: 3, id: "a", players: {}, typed: [] } });
  });
});

describe("the scenario of a set-up", () => {
  it.each([
    [{ scenario: "duel" }, "duel"],
    [{ aircraft: [] }, null],
    [{ scenario: 3 }, null],
    [null, null],
    [Object.create({ scenario: "inherited" }), null],
  ])("of %j is %s", (config, scenario) => {
    expect(scenarioOf(config)).toBe(scenario);
  });
});
