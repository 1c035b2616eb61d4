import type { Journal } from "./journal.ts";
import type { Growth } from "./log-shelf.ts";
import type { MatchLibrary } from "./match-library.ts";
import { type Parts, recordFrom } from "./parts.ts";
import { type MatchRecord, readHead, readPending, readRecord } from "./record.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Noted rounds, if they are any of this match. */
function growthIn(noted: unknown, id: string): Growth | undefined {
  const { from, head, entries } = (noted ?? {}) as Fields;
  const told = readHead(head);
  const fits = told.ok && told.value.id === id && Number.isInteger(from) && Array.isArray(entries);
  return fits ? (noted as Growth) : undefined;
}

/** A whole match as it was noted: in parts from its first entry on, or as a record. */
function wholeIn(noted: unknown, id: string): MatchRecord | undefined {
  const growth = growthIn(noted, id);
  if (growth && growth.from > 0) return undefined;
  const read = growth ? recordFrom(growth) : readRecord(noted);
  return read.ok && read.value.id === id ? read.value : undefined;
}

/** The kept match with the noted rounds that it lacks; undefined when there are none, or they follow something else. */
function grown(kept: MatchRecord, growth: Growth): { record: MatchRecord; from: number } | undefined {
  const entries = kept.file.entries ?? [];
  const common = entries.slice(growth.from);
  const lacking = growth.entries.slice(common.length);
  const follows = entries.length >= growth.from && lacking.length > 0;
  if (!follows || JSON.stringify(common) !== JSON.stringify(growth.entries.slice(0, common.length)))
    return undefined;
  const { checkpoints } = kept;
  const parts: Parts = { ...growth, entries: [...entries, ...lacking], checkpoints };
  const record = recordFrom(parts);
  return record.ok ? { record: record.value, from: entries.length } : undefined;
}

/** Whether a noted match goes on from what is kept: no clock says which of two is the newer, since clocks are set back. */
function continues(whole: MatchRecord, kept: MatchRecord): boolean {
  const [noted = [], before = []] = [whole.file.entries, kept.file.entries];
  const common = noted.slice(0, before.length);
  return noted.length >= before.length && JSON.stringify(common) === JSON.stringify(before);
}

/** Whether the library says what it has of a match, and takes what it lacks. */
async function recoverRounds(noted: unknown, id: string, library: MatchLibrary): Promise<boolean> {
  const kept = await library.load(id);
  const whole = wholeIn(noted, id);
  if (!kept.ok && kept.error.code === "record-unreadable") {
    // It is played on in memory, and stays noted, like rounds that go on from what can't be read.
    if (whole) library.hold(whole);
    return false;
  }
  const growth = growthIn(noted, id);
  const more = kept.ok && growth && growth.from > 0 ? grown(kept.value, growth) : undefined;
  if (whole && (!kept.ok || continues(whole, kept.value))) await library.save(whole);
  else if (more) await library.append(more.record, more.from);
  return !library.lacks(id);
}

/** Puts on the shelf what was noted and never settled, where the shelf has nothing newer; false where some could not be. */
export async function recover(journal: Journal, library: MatchLibrary): Promise<boolean> {
  let isDone = true;
  for (const { id, rounds, pending } of journal.unsaved()) {
    const isKept = await recoverRounds(rounds, id, library);
    const at = ((pending ?? {}) as Fields).at;
    if (typeof at === "number") await library.savePending(id, { ...readPending(pending), at });
    if (isKept && !library.lacks(id)) journal.forget(id);
    else isDone = false;
  }
  return isDone;
}
