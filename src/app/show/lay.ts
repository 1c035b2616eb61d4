import type { Language } from "../../core/language.ts";
import type { GamePanel } from "../context/panel.ts";
import type { TableStore } from "../session/session.ts";
import type { MatchRecord } from "../storage/record.ts";
import { layOut } from "../table/lay.ts";
import { loadSay } from "../words.ts";

/** A table that can be shown. */
export interface ShownTable {
  readonly store: TableStore;
  readonly panel: GamePanel;
}

/** Lays a match out for people who look on, in their language; undefined when it can't be. Kept nowhere. */
export async function layShown(record: MatchRecord, language: Language): Promise<ShownTable | undefined> {
  const laid = await layOut(record, false);
  if (!laid.ok) return undefined;
  laid.store.getState().speak(await loadSay(laid.entry, language, "table"));
  return { store: laid.store, panel: laid.panel };
}
