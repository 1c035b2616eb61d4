import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync, strToU8, zipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { answerTo } from "../../src/cli/run.ts";
import { readText } from "../../src/cli/source.ts";
import { games } from "../conformance/games.ts";
import { FIGHT } from "./documents.ts";

const folder = mkdtempSync(join(tmpdir(), "tallyho-source-"));
afterAll(() => rmSync(folder, { recursive: true }));

const MATCH = JSON.stringify(FIGHT);

function kept(bytes: Uint8Array): string {
  const file = join(folder, "match.json");
  writeFileSync(file, bytes);
  return file;
}

describe("the command line reads a match as the world has its file", () => {
  test.each<readonly [string, Uint8Array]>([
    ["plain", strToU8(MATCH)],
    ["with a byte order mark", strToU8(`\uFEFF${MATCH}`)],
    ["in UTF-16, as PowerShell writes it", Buffer.from(`\uFEFF${MATCH}`, "utf16le")],
    ["in UTF-16, big end first", Buffer.from(`\uFEFF${MATCH}`, "utf16le").swap16()],
    ["gzipped", gzipSync(strToU8(MATCH))],
    ["zipped", zipSync({ "match.json": strToU8(MATCH) })],
    ["between Markdown fences", strToU8(`\`\`\`json\n${MATCH}\n\`\`\`\n`)],
  ])("%s", async (_, bytes) => {
    const text = await readText(kept(bytes));
    expect(text.ok && (await answerTo(text.value, games, "en")).ok).toBe(true);
  });

  test("an archive without a match is refused by its name", async () => {
    expect(await readText(kept(zipSync({ "notes.txt": strToU8("none") })))).toMatchObject({
      ok: false,
      error: { problems: [{ code: "file-archive", values: { files: 0 } }] },
    });
  });
});
