import { newMatchId, saveMatch } from "../storage/matches.ts";
import type { MatchRecord } from "../storage/record.ts";

/** Begins a match anew under its own name, so that every window goes on with it; the battle so far is kept beside it. */
export async function startOver(record: MatchRecord): Promise<void> {
  const { file } = record;
  if (file.entries && file.entries.length > 0) await saveMatch({ ...record, id: newMatchId() });
  // What was said of the log so far is not said of the new one.
  const { seal: _, edited: __, ...start } = file;
  const begun = { ...start, entries: [] };
  const updated = Date.now();
  await saveMatch({
    ...record,
    file: begun,
    checkpoints: [],
    over: false,
    turn: undefined,
    sealed: [],
    drafts: [],
    typed: [],
    draws: [],
    updated,
  });
}
