import { z } from "zod/mini";
import { tabNotes } from "../storage/notes.ts";
import type { Work } from "./typed.ts";

const keyOf = (game: string, id: string | null) => `tallyho.workshop.${game}/${id ?? "new"}`;

const schema = z.object({ design: z.unknown(), typed: z.record(z.string(), z.string()) });

/** What this tab was working on, so that back and reload lose nothing; undefined when there is nothing. */
export function loadDraft(game: string, id: string | null): Work | undefined {
  try {
    const read = schema.safeParse(JSON.parse(tabNotes.get(keyOf(game, id)) ?? "null"));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is worked on for this tab; undefined clears it. */
export function keepDraft(game: string, id: string | null, work: Work | undefined): void {
  if (work === undefined) tabNotes.remove(keyOf(game, id));
  else tabNotes.set(keyOf(game, id), JSON.stringify(work));
}
