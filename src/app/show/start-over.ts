import { newMatchId, saveMatch } from "../storage/matches.ts";
import type { MatchRecord } from "../storage/record.ts";

/** Begins a match anew under its own name, so that every window goes on with it; the battle so far is kept beside it. */
export async function startOver(record: MatchRecord): Promise<void> {
  const { file } = record;
  if (file.entries && file.entries.length > 0) await saveMatch({ ...record, id: newMatchId() });
  const begun = { ...file, entries: [] };
  const updated = Date.now();
  await saveMatch({
    ...record,
    file: begun,
    checkpoints: [],
    over: false,
    sealed: [],
    drafts: [],
    typed: [],
    draws: [],
    updated,
  });
}
