import type { PromptId } from "../../core/game.ts";
import type { AnswerTexts } from "../../core/match/entry.ts";
import { deviceNotes } from "../storage/notes.ts";

/** What a player has written at a table on a server, as his device keeps it. */
export interface KeptDrafts {
  /** Moments that the match had when it was written: what is asked later has other answers. */
  readonly at: number;
  readonly drafts: AnswerTexts;
  /** What is sealed and not acknowledged yet, and what of it is not handed in. */
  readonly unsent: AnswerTexts;
  readonly ready: readonly PromptId[];
  readonly standing: readonly string[];
}

const NOTHING: KeptDrafts = { at: 0, drafts: new Map(), unsent: new Map(), ready: [], standing: [] };

function keyOf(code: string, seat: string): string {
  return `tallyho.drafts.${code}.${seat}`;
}

/** What is kept of a seat's writing; nothing where nothing is, or what is there can't be read. */
export function keptDrafts(code: string, seat: string): KeptDrafts {
  try {
    const { at, drafts, unsent, ready, standing } = JSON.parse(deviceNotes.get(keyOf(code, seat)) ?? "");
    const texts = { drafts: new Map<PromptId, string>(drafts), unsent: new Map<PromptId, string>(unsent) };
    return { at: Number(at), ...texts, ready: [...ready].map(String), standing: [...standing].map(String) };
  } catch {
    return NOTHING;
  }
}

export function keepDrafts(code: string, seat: string, kept: KeptDrafts): void {
  const { drafts, unsent, standing } = kept;
  const key = keyOf(code, seat);
  if (drafts.size + unsent.size + standing.length === 0) deviceNotes.remove(key);
  else deviceNotes.set(key, JSON.stringify({ ...kept, drafts: [...drafts], unsent: [...unsent] }));
}
