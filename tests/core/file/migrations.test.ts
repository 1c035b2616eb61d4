import { describe, expect, test } from "vitest";
import { FORMAT, type Migration, migrate } from "../../../src/core/file/migrations.ts";

/** Two made-up steps: format 1 kept `moves`, format 2 kept `answers` in a list, format 3 is current. */
const STEPS: ReadonlyMap<number, Migration> = new Map<number, Migration>([
  [1, ({ moves, ...rest }) => ({ ...rest, answers: moves })],
  [2, ({ answers, ...rest }) => ({ ...rest, entries: [{ answers }] })],
]);

describe("a document of an older format", () => {
  test("is brought to the current one step by step", () => {
    const old = Object.freeze({ format: 1, game: "x", moves: { R1: "3" } });
    expect(migrate(old, STEPS, 3)).toEqual({
      ok: true,
      value: { format: 3, game: "x", entries: [{ answers: { R1: "3" } }] },
    });
    expect(old).toEqual({ format: 1, game: "x", moves: { R1: "3" } });
  });

  test("begins at its own step", () => {
    expect(migrate({ format: 2, answers: 1 }, STEPS, 3)).toEqual({
      ok: true,
      value: { format: 3, entries: [{ answers: 1 }] },
    });
  });

  test("of the current format stays what it is", () => {
    const document = { format: FORMAT, game: "x" };
    expect(migrate(document)).toEqual({ ok: true, value: document });
  });
});

describe("refused with one problem is", () => {
  test.each([4, 1e300])("a newer format: %d", (format) => {
    expect(migrate({ format }, STEPS, 3)).toEqual({
      ok: false,
      error: { code: "file-format-newer", values: { format, known: 3 } },
    });
  });

  test.each([undefined, null, "1", 0, -1, 1.5, [1], {}, true])("the format %j", (format) => {
    const read = migrate({ format }, STEPS, 3);
    expect(!read.ok && read.error.code).toBe("file-format");
  });

  test.each([[null], [[]], ["text"], [3], [undefined]])("%j instead of a document", (data) => {
    const read = migrate(data, STEPS, 3);
    expect(!read.ok && read.error.code).toBe("file-not-object");
  });
});
