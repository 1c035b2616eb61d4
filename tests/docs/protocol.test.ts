import { describe, expect, it } from "vitest";
import { keysOf } from "../../src/core/keys-of.ts";
import * as limits from "../../src/protocol/limits.ts";
import { REFUSALS } from "../../src/protocol/refusals.ts";
import { REQUESTS } from "../../src/protocol/requests.ts";
import { documentNamed, sectionOf } from "./documents.ts";

const DOCUMENT = documentNamed("docs/protocol.md");

/** The rows of the table below a heading, by their first cell. */
function rowsOf(heading: string): ReadonlyMap<string, readonly string[]> {
  const rows = sectionOf(DOCUMENT, heading).matchAll(/^\| `([\w-]+)` +\| (.+) \|$/gm);
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
