import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { parseFile } from "../../../src/core/file/file.ts";
import type { MatchFile, WrittenEntry } from "../../../src/core/file/schema.ts";
import { matchesFolder } from "../../../src/server/store/data-folder.ts";
import { type OpenedStore, openStore } from "../../../src/server/store/open-store.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "tallyho-files-"));
let folders = 0;
export const emptyFolder = () => join(FOLDER, `${folders++}`);

export function removeFolders(): void {
  afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
}

const GOLDEN = new URL("../../../src/games/dogfight/goldens/altitude.json", import.meta.url);

/** A whole dogfight: what stands before its log, and its log. */
export function dogfight() {
  const read = parseFile(readFileSync(GOLDEN, "utf8"));
  if (!read.ok) throw new Error("The golden can't be read.");
  const { entries = [], seal: _, checkpoints: __, ...header } = read.value;
  return { header, entries };
}

/** The store of a data folder with what writes its match files, and what went wrong with those. */
export async function opened(folder = emptyFolder()) {
  const troubles: unknown[] = [];
  const open = await openStore({ dataFolder: folder, onFileTrouble: (error) => troubles.push(error) });
  await open.files?.settled();
  return { ...open, folder, troubles, path: (name: string) => join(matchesFolder(folder), name) };
}

export function read(path: string): MatchFile {
  const file = parseFile(readFileSync(path, "utf8"));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return file.value;
}

/** Puts an entry at the end of a log, and waits until its file has it. */
export async function append(
  { store, files }: OpenedStore,
  at: number,
  entry: WrittenEntry,
  over = false,
): Promise<void> {
  expect(await store.change("m1", at, () => ({ entry, over }))).toBe("done");
  await files?.settled();
}
