import { z } from "zod/mini";
import type { EditorFace } from "../../face/editor.ts";
import { tabNotes } from "../storage/notes.ts";
import { begun, type History } from "./history.ts";

/** Longest name of a set-up, in characters. */
export const LONGEST_TITLE = 60;

/** What lies on the editor's table: a name and a draft of the game. */
export interface EditorWork {
  readonly title: string;
  readonly draft: unknown;
}

const work = z.object({ title: z.string(), draft: z.unknown() });
const schema = z.object({ past: z.array(work), now: work, future: z.array(work) });

const keyOf = (game: string, id: string | null) => `tallyho.editor.${game}/${id ?? ""}`;

function readWork({ title, draft }: z.infer<typeof work>, editor: EditorFace): EditorWork | undefined {
  const read = editor.readDraft(draft);
  return read === undefined ? undefined : { title, draft: read };
}

/** Edits from stored text; undefined when there are none. Steps that can't be read are left out. */
export function readEdits(text: string | null, editor: EditorFace): History<EditorWork> | undefined {
  try {
    const read = schema.safeParse(JSON.parse(text ?? "null"));
    if (!read.success) return undefined;
    const all = (kept: readonly z.infer<typeof work>[]) => kept.flatMap((one) => readWork(one, editor) ?? []);
    const now = readWork(read.data.now, editor);
    return now && { past: all(read.data.past), now, future: all(read.data.future), tag: null };
  } catch {
    return undefined;
  }
}

/** The edits of this tab under an address of the editor, so that back and reload lose nothing. */
export function loadEdits(
  game: string,
  id: string | null,
  editor: EditorFace,
): History<EditorWork> | undefined {
  return readEdits(tabNotes.get(keyOf(game, id)), editor);
}

/** Keeps the edits for this tab, where the browser lets us; without room for all of them at least the latest. */
export function keepEdits(game: string, id: string | null, edits: History<EditorWork>): void {
  const keep = (kept: History<EditorWork>) => tabNotes.set(keyOf(game, id), JSON.stringify(kept));
  if (!keep(edits)) keep(begun(edits.now));
}

/** Forgets the edits of an address: what was kept under it is all there is. */
export function dropEdits(game: string, id: string | null): void {
  tabNotes.remove(keyOf(game, id));
}
