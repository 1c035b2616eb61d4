import { gzipSync, strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { packDocument, unpackMatch } from "../../../src/app/share/pack.ts";
import { textOfFile } from "../../../src/app/share/text-of-file.ts";
import { parseFile } from "../../../src/core/file/file.ts";

const MATCH = '{"format": 5, "game": "dogfight", "title": "Über Kent ✈", "config": {"scenario": "duel"}}';

function utf16(text: string, bigEndian: boolean, mark: boolean): Uint8Array<ArrayBuffer> {
  const units = [...(mark ? "\uFEFF" : ""), ...text].flatMap((letter) => letter.split(""));
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [at, unit] of units.entries()) view.setUint16(2 * at, unit.charCodeAt(0), !bigEndian);
  return bytes;
}

const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

async function opened(bytes: Uint8Array) {
  const text = await textOfFile(blob(bytes));
  return text.ok ? parseFile(text.value) : text;
}

describe("a match opens as the world has its file", () => {
  test.each<readonly [string, Uint8Array]>([
    ["plain", strToU8(MATCH)],
    ["with a byte order mark", strToU8(`\uFEFF${MATCH}`)],
    ["with the line ends of Windows", strToU8(MATCH.replaceAll(", ", ",\r\n"))],
    ["in UTF-16, little end first", utf16(MATCH, false, true)],
    ["in UTF-16, big end first", utf16(MATCH, true, true)],
    ["in UTF-16 without a mark", utf16(MATCH, false, false)],
    ["in UTF-16 without a mark, big end first", utf16(MATCH, true, false)],
    ["gzipped", gzipSync(strToU8(MATCH))],
    ["zipped", zipSync({ "match.json": strToU8(MATCH) })],
    ["zipped on a Mac", zipSync({ "a/match.json": strToU8(MATCH), "__MACOSX/a/._match.json": strToU8("x") })],
    ["between Markdown fences", strToU8(`\n\`\`\`json\n${MATCH}\n\`\`\`\n`)],
  ])("%s", async (_, bytes) => {
    const file = await opened(bytes);
    expect(file.ok && file.value.title).toBe("Über Kent ✈");
  });

  test.each<readonly [string, Uint8Array, string, object]>([
    [
      "two matches zipped",
      zipSync({ "a.json": strToU8(MATCH), "b.json": strToU8(MATCH) }),
      "file-archive",
      { files: 2 },
    ],
    ["a zip without one", zipSync({ "a.txt": strToU8(MATCH) }), "file-archive", { files: 0 }],
    ["half a zip", zipSync({ "a.json": strToU8(MATCH) }).subarray(0, 60), "file-archive", { files: 0 }],
    ["half a gzip", gzipSync(strToU8(MATCH)).subarray(0, 12), "file-archive", { files: 0 }],
    ["a module of VASSAL", zipSync({ "buildFile.xml": strToU8("<x/>") }), "file-foreign", { of: "vassal" }],
    [
      "a module of VASSAL with a list of its pictures",
      zipSync({ "a.json": strToU8(MATCH), "game/buildFile": strToU8("x"), "b.png": strToU8("x") }),
      "file-foreign",
      { of: "vassal" },
    ],
    ["a save of VASSAL", strToU8("!VCSK12ab"), "file-foreign", { of: "vassal" }],
    [
      "a table of Tabletop Simulator",
      strToU8('{"SaveName": "x", "ObjectStates": []}'),
      "file-foreign",
      { of: "tabletop-simulator" },
    ],
    ["a squadron list", strToU8('{"faction": "rebelalliance", "pilots": []}'), "file-foreign", { of: "xws" }],
    ["a game of chess", strToU8('[Event "Hastings"]\n\n1. e4 e5'), "file-foreign", { of: "pgn" }],
  ])("%s is told by its name", async (_, bytes, code, values) => {
    const file = await opened(bytes);
    expect(!file.ok && file.error.problems[0]).toMatchObject({ code, values });
  });

  test("a small archive can't swell without end", async () => {
    const text = await textOfFile(blob(gzipSync(new Uint8Array(40_000_000))));
    expect(!text.ok && text.error.problems[0]?.code).toBe("file-archive");
  });
});

test.each([".", ")", ">", ").", "”", "»,", "%29".replace("%29", ")"), "'", "\u200B", "…"])(
  "a link with %j behind it, as sentences and chats put it there, opens",
  async (tail) => {
    const match = { format: 5, game: "dogfight", config: { scenario: "duel" } };
    expect(await unpackMatch((await packDocument(match)) + tail)).toEqual({ ok: true, value: match });
    expect((await unpackMatch(`${await packDocument(match)}x${tail}`)).ok).toBe(false);
  },
);
