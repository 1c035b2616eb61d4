import type { Language } from "../../core/language.ts";
import type { MatchRecord } from "../storage/record.ts";
import { lay as layOut } from "../table/OpenTable.tsx";
import type { GamePanel } from "../table/panel.ts";
import type { TableStore } from "../table/session.ts";
import { loadSay } from "../words.ts";

/** A table that can be shown, and which of a row it is. */
export interface LaidTable {
  readonly store: TableStore;
  readonly panel: GamePanel;
  readonly number: number;
}

/** Lays a match out for people who look on, in their language; undefined when it can't be. */
export async function lay(
  record: MatchRecord,
  language: Language,
): Promise<Omit<LaidTable, "number"> | undefined> {
  const laid = await layOut(record, false);
  if (!laid.ok) return undefined;
  laid.store.getState().speak(await loadSay(laid.entry, language));
  return { store: laid.store, panel: laid.panel };
}
