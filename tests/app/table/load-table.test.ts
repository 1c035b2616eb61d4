import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { newRecord } from "../../../src/app/storage/record.ts";
import { loadTable } from "../../../src/app/table/load-table.ts";
import { speak } from "../../../src/app/words.ts";
import type { MatchFile } from "../../../src/core/file/schema.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { RowHash } from "../../../src/core/hash.ts";
import { goldenFile } from "../../goldens/files.ts";

const GOLDEN = goldenFile("duel");

it("seals a log that goes on while it is loaded, so that the next round has not all of it to seal", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const whole: MatchFile = JSON.parse(readFileSync(GOLDEN, "utf8"));
  const file = { ...whole, entries: whole.entries?.slice(0, 20) ?? [] };
  const loaded = await loadTable(newRecord({ id: "long", title: "", file, players: {}, at: 0 }), {
    keep: true,
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.fault));
  const { open } = loaded.store.getState();
  const hashed = vi.spyOn(RowHash.prototype, "add");
  writeFile(open);
  expect(hashed).not.toHaveBeenCalled();
});
