import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { TableStore } from "../../../src/app/session/session.ts";
import { deleteMatch, loadMatch, saveMatch } from "../../../src/app/storage/matches.ts";
import { type MatchRecord, newRecord } from "../../../src/app/storage/record.ts";
import { loadTable } from "../../../src/app/table/load-table.ts";
import { speak } from "../../../src/app/words.ts";
import type { MatchFile } from "../../../src/core/file/schema.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { RowHash } from "../../../src/core/hash.ts";
import { now } from "../../../src/core/match/match.ts";
import { goldenFile } from "../../goldens/files.ts";

const GOLDEN = goldenFile("duel");

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

afterAll(() => {
  vi.unstubAllGlobals();
});

/** A record of the first rounds of a duel. */
function begun(id: string): MatchRecord {
  const whole: MatchFile = JSON.parse(readFileSync(GOLDEN, "utf8"));
  const file = { ...whole, entries: whole.entries?.slice(0, 20) ?? [] };
  return newRecord({ id, title: "", file, players: {}, at: 0 });
}

async function laid(record: MatchRecord, how: { readonly keep: boolean }): Promise<TableStore> {
  const loaded = await loadTable(record, how);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.fault));
  return loaded.store;
}

it("seals a log that goes on while it is loaded, so that the next round has not all of it to seal", async () => {
  const { open } = (await laid(begun("long"), { keep: true })).getState();
  const hashed = vi.spyOn(RowHash.prototype, "add");
  writeFile(open);
  expect(hashed).not.toHaveBeenCalled();
});

describe("what is done on a table", () => {
  /** What the library has of a match when a computer was seated on its table, and then a draft written. */
  async function kept(keep: boolean) {
    const record = begun("pad");
    await saveMatch(record);
    const store = await laid(record, { keep });
    store.getState().liftCurtain();
    const { open, viewer } = store.getState();
    const [own] = now(open.match).prompts.filter(({ seat }) => seat === viewer);
    const other = open.match.seats.find(({ id }) => id !== viewer);
    store.getState().seatComputer(other?.id ?? "", "cadet");
    store.getState().setDraft(own?.id ?? "", "L3");
    const found = await loadMatch(record.id);
    await deleteMatch(record.id);
    if (!found.ok) throw new Error(JSON.stringify(found.error));
    const { drafts, computers } = found.value;
    return { drafts, computers };
  }

  it("is kept as it goes on", async () => {
    expect(await kept(true)).toEqual({ drafts: [["R1", "L3"]], computers: { blue: "cadet" } });
  });

  it("is not kept where the table only shows", async () => {
    expect(await kept(false)).toEqual({ drafts: [], computers: {} });
  });
});
