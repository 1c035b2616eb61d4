import { gzipSync, strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { lines } from "../../src/cli/lines.ts";
import { ArchiveError, textOfStream } from "../../src/cli/stream.ts";

const TEXT = `{"title":"Über Kent ✈"}\n{"title":"🛩"}\r\n\n{"n":3}`;
const LINES = [`{"title":"Über Kent ✈"}`, `{"title":"🛩"}`, "", `{"n":3}`];

function utf16(text: string, bigEndian: boolean, mark: boolean): Uint8Array {
  const bytes = Buffer.from(`${mark ? "\uFEFF" : ""}${text}`, "utf16le");
  return bigEndian ? bytes.swap16() : bytes;
}

/** A stream of pieces of so many bytes. */
async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function linesOf(bytes: Uint8Array, size: number): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const line of lines(textOfStream(inPieces(bytes, size)))) found.push(line);
  return found;
}

const FORMS: readonly (readonly [string, Uint8Array])[] = [
  ["UTF-8", strToU8(TEXT)],
  ["UTF-8 with a mark", strToU8(`\uFEFF${TEXT}`)],
  ["UTF-16, little end first, as PowerShell writes it", utf16(TEXT, false, true)],
  ["UTF-16, big end first", utf16(TEXT, true, true)],
  ["UTF-16 without a mark", utf16(TEXT, false, false)],
  ["UTF-16 without a mark, big end first", utf16(TEXT, true, false)],
  ["gzip", gzipSync(strToU8(TEXT))],
  ["gzip of UTF-16", gzipSync(utf16(TEXT, false, true))],
  [
    "two gzips behind one another",
    Buffer.concat([gzipSync(strToU8(TEXT.slice(0, 9))), gzipSync(strToU8(TEXT.slice(9)))]),
  ],
];

test.each(FORMS)("lines come out of a stream in %s, however it is cut", async (_, bytes) => {
  for (const size of [1, 3, 1000]) expect(await linesOf(bytes, size), `${size} at once`).toEqual(LINES);
});

test("a stream of less than its head comes out whole", async () => {
  expect(await linesOf(new Uint8Array(), 1)).toEqual([]);
  expect(await linesOf(strToU8("{}"), 1)).toEqual(["{}"]);
});

test.each([
  ["half a gzip", gzipSync(strToU8(TEXT)).subarray(0, 30)],
  ["a zip", zipSync({ "a.json": strToU8(TEXT) })],
])("%s is told as an archive that can't be read", async (_, bytes) => {
  await expect(linesOf(bytes, 7)).rejects.toThrow(ArchiveError);
});
