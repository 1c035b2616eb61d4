import { useMemo } from "react";
import type { Phrase } from "../../core/phrase.ts";
import type { EditorFace } from "../../face/editor.ts";
import type { GameEntry } from "../../games/registry.ts";
import { useFacePart } from "../face/use-part.ts";

/** A game with its editor and its sentences. */
export interface Loaded {
  readonly entry: GameEntry;
  readonly editor: EditorFace;
  readonly say: (phrase: Phrase) => string;
}

/** A game's editor; undefined while it is fetched. */
export function useEditor(entry: GameEntry): Loaded | undefined {
  const part = useFacePart(entry, "editor");
  return useMemo(() => part && { entry, editor: part.face, say: part.say }, [entry, part]) ?? undefined;
}
