import { describe, expect, it } from "vitest";
import { parseFile } from "../../../src/core/file/file.ts";
import { WHOLE_END, withoutTornEnd } from "../../../src/core/file/torn.ts";

const HEADER = '{"format":5,"game":"dogfight","config":{"scenario":"duel"},"entries":[';
const ENTRIES = [
  { answers: { R1: "2L1", B1: "3" }, rolls: [5, 2] },
  { takeBack: 1, by: "red", agreed: ["blue"] },
  { answers: { R1: "1" }, draws: [3, 1, 2] },
  { unseal: "red" },
];
const LINES = ENTRIES.map((entry) => `\n${JSON.stringify(entry)}`);
const WHOLE = `${HEADER}${LINES.join(",")}${WHOLE_END}`;

function entriesOf(text: string): readonly unknown[] | undefined {
  const read = parseFile(text);
  return read.ok ? (read.value.entries ?? []) : undefined;
}

/** How many entries are whole in so many characters of the document. */
function wholeIn(length: number): number {
  let end = HEADER.length;
  let count = 0;
  for (const line of LINES) {
    end += line.length;
    if (end > length) break;
    count += 1;
    end += 1;
  }
  return count;
}

describe("a document that grows entry by entry", () => {
  it.each(["", "\0\0\0\0\0\0\0\0"])(
    "is read up to its last whole entry wherever its end is torn off (%j)",
    (after) => {
      for (let length = HEADER.length; length <= WHOLE.length; length++) {
        const read = entriesOf(`${WHOLE.slice(0, length)}${after}`);
        if (after === "" || length < WHOLE.length)
          expect(read, `${length}`).toEqual(ENTRIES.slice(0, wholeIn(length)));
      }
    },
  );

  it("is refused where it is torn off before its entries", () => {
    for (let length = 0; length < HEADER.length; length++) {
      expect(entriesOf(WHOLE.slice(0, length)), `${length}`).toBeUndefined();
    }
  });

  it("is refused where something is broken before its last entry", () => {
    const spoiled = WHOLE.replace('"takeBack":1', '"takeBack":');
    expect(entriesOf(spoiled)).toBeUndefined();
    expect(entriesOf(spoiled.slice(0, -3))).toBeUndefined();
  });
});

it.each([
  '{"format":5,"entries":[{"answers":{"R1":"1"}},',
  '{"format":5,\n"entries":[{"answers":{"R1":"1"}}',
  '"entries":[\n{}',
  '{"a":"\\"entries\\":["',
])("no other torn document is mended: %s", (text) => {
  expect(withoutTornEnd(text)).toBeUndefined();
  expect(entriesOf(text)).toBeUndefined();
});
