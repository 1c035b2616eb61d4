import { useEffect, useState } from "react";
import type { Problem } from "../../core/game.ts";
import type { Language } from "../../core/language.ts";
import { usualConfig } from "../../games/usual.ts";
import { scenarioWords } from "../../words/games.ts";
import { useWords } from "../words.ts";
import { begun, type History } from "./history.ts";
import { type KeptSetup, loadKept } from "./kept.ts";
import type { Loaded } from "./use-editor.ts";
import { type EditorWork, loadEdits } from "./work.ts";

/** What lies on the editor's table at first. */
export type Beginning =
  | {
      readonly ok: true;
      readonly edits: History<EditorWork>;
      /** What is kept under this address. */
      readonly kept: KeptSetup | undefined;
      /** Nothing was here before: the page asks what to start from. */
      readonly fresh: boolean;
    }
  | { readonly ok: false; readonly problem: Problem };

/** A scenario of the game by its id, as a work of one's own. */
export function scenarioWork(
  { entry, editor }: Loaded,
  id: string,
  language: Language,
): EditorWork | undefined {
  const scenario = scenarioWords(entry.meta.id, id, language);
  return scenario && { title: scenario.title, draft: editor.draftOf(usualConfig(entry.meta, id)) };
}

/** The work in a kept set-up; undefined when its draft can't be read. */
function keptWork({ editor }: Loaded, kept: KeptSetup): EditorWork | undefined {
  const draft = editor.readDraft(kept.draft);
  return draft === undefined ? undefined : { title: kept.title, draft };
}

async function find(loaded: Loaded, id: string | null, language: Language): Promise<Beginning> {
  const edits = loadEdits(loaded.entry.meta.id, id, loaded.editor);
  if (id === null) {
    const work = { title: "", draft: loaded.editor.empty };
    return { ok: true, edits: edits ?? begun(work), kept: undefined, fresh: !edits };
  }
  const scenario = scenarioWork(loaded, id, language);
  if (scenario) return { ok: true, edits: edits ?? begun(scenario), kept: undefined, fresh: false };
  const found = await loadKept(id);
  const kept = found.ok && found.value.game === loaded.entry.meta.id ? found.value : undefined;
  const work = kept && keptWork(loaded, kept);
  if (edits ?? work) return { ok: true, edits: edits ?? begun(work as EditorWork), kept, fresh: false };
  const code = found.ok ? "record-damaged" : found.error.code;
  return { ok: false, problem: found.ok ? { code, values: {} } : found.error };
}

/** What an address of the editor begins with; undefined while it is looked up. */
export function useBeginning(loaded: Loaded | undefined, id: string | null): Beginning | undefined {
  const { language } = useWords();
  const [found, setFound] = useState<Beginning>();
  const waiting = found === undefined;
  useEffect(() => {
    if (!loaded || !waiting) return undefined;
    let current = true;
    void find(loaded, id, language).then((beginning) => current && setFound(beginning));
    return () => {
      current = false;
    };
  }, [loaded, id, language, waiting]);
  return found;
}
