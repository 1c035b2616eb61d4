import type { Language } from "../../core/language.ts";
import type { GamePanel } from "../context/panel.ts";
import type { TableStore } from "../session/session.ts";
import type { MatchRecord } from "../storage/record.ts";
import { loadTable } from "../table/load-table.ts";
import { loadSay } from "../words.ts";

/** A table that can be shown. */
export interface ShownTable {
  readonly store: TableStore;
  readonly panel: GamePanel;
}

/** Loads a match for people who look on, in their language; undefined when it can't be. Kept nowhere. */
export async function loadShown(record: MatchRecord, language: Language): Promise<ShownTable | undefined> {
  const loaded = await loadTable(record, { keep: false });
  if (!loaded.ok) return undefined;
  loaded.store.getState().speak(await loadSay(loaded.entry, language, "table"));
  return { store: loaded.store, panel: loaded.panel };
}
