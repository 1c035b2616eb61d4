import { useEffect, useState } from "react";
import type { Phrase } from "../../core/phrase.ts";
import type { GameEntry } from "../../games/registry.ts";
import type { GameEditor } from "../games/editor.ts";
import { panelOf } from "../games/index.ts";
import { useSay } from "../words.ts";

/** A game with its editor and its sentences. */
export interface Loaded {
  readonly entry: GameEntry;
  readonly editor: GameEditor;
  readonly say: (phrase: Phrase) => string;
}

/** A game's editor; undefined while it is fetched. */
export function useEditor(entry: GameEntry): Loaded | undefined {
  const { id } = entry.meta;
  const [found, setFound] = useState<{ readonly id: string; readonly editor: GameEditor }>();
  const say = useSay(entry);
  useEffect(() => {
    let current = true;
    void panelOf(id)
      ?.editor?.()
      .then((editor) => current && setFound({ id, editor }));
    return () => {
      current = false;
    };
  }, [id]);
  return found?.id === id && say ? { entry, editor: found.editor, say } : undefined;
}
