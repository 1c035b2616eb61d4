import { describe, expect, it } from "vitest";
import { keysOf } from "../../src/core/keys-of.ts";
import * as limits from "../../src/protocol/limits.ts";
import { REFUSALS } from "../../src/protocol/refusals.ts";
import type { SeatShown, TableStatus } from "../../src/protocol/replies.ts";
import { REQUESTS } from "../../src/protocol/requests.ts";
import { documentNamed, sectionOf } from "./documents.ts";

/** Fields of a shape as the document names them; the compiler sees to it that they are those of the shape. */
type FieldsOf<Shape> = {
  readonly [Field in keyof Required<Shape>]: undefined extends Shape[Field] ? `${Field & string}?` : Field;
};

const TABLE: FieldsOf<TableStatus> = {
  ...{ code: "code", game: "game", title: "title?", entries: "entries", seats: "seats", awaited: "awaited" },
  ...{ spectators: "spectators", listed: "listed", teamSees: "teamSees", typed: "typed", over: "over" },
  ...{ frozen: "frozen", takeBack: "takeBack?", needs: "needs?" },
};
const SEAT: FieldsOf<SeatShown> = {
  ...{ id: "id", side: "side", name: "name", computer: "computer", commands: "commands" },
  presence: "presence",
};

const DOCUMENT = documentNamed("docs/protocol.md");

/** The rows of the table below a heading, by their first cell. */
function rowsOf(heading: string): ReadonlyMap<string, readonly string[]> {
  const rows = sectionOf(DOCUMENT, heading).matchAll(/^\| `([\w-]+\??)` +\| (.+) \|$/gm);
  return new Map(
    [...rows].map(([, name = "", rest = ""]) => [name, rest.split(" | ").map((cell) => cell.trim())]),
  );
}

describe("the document of the protocol", () => {
  it("tells every request, with its fields", () => {
    const told = [...rowsOf("Requests")].map(([name, [fields = ""]]) => [
      name,
      [...fields.matchAll(/`(\w+\??)`/g)].map(([, field]) => field),
    ]);
    const shapes = keysOf(REQUESTS).map((name) => [
      name,
      Object.entries(REQUESTS[name].shape).map(([field, type]) =>
        (type as { readonly type: string }).type === "optional" ? `${field}?` : field,
      ),
    ]);
    expect(told).toEqual(shapes);
  });

  it.each([
    ["A table", TABLE],
    ["A seat", SEAT],
  ])("tells every field below: %s", (heading, fields) => {
    const rows = rowsOf(heading);
    expect([...rows.keys()]).toEqual(Object.values(fields));
    for (const [field, [what = ""]] of rows) expect(what, field).not.toBe("");
  });

  it("tells every refusal, each with when it comes", () => {
    const rows = rowsOf("Refusals");
    expect([...rows.keys()]).toEqual([...REFUSALS]);
    for (const [code, [when = ""]] of rows) expect(when, code).not.toBe("");
  });

  it("tells every limit with its number", () => {
    const told = [...rowsOf("Limits")].map(([name, [value = ""]]) => [
      name,
      Number(value.replaceAll(",", "")),
    ]);
    expect(Object.fromEntries(told)).toEqual({ ...limits });
  });
});
