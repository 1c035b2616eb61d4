import { useCallback } from "react";
import type { GameEntry } from "../../games/registry.ts";
import type { SpokenPart } from "../face/use-part.ts";
import { useFetched } from "../use-fetched.ts";
import { loadSay, useWords } from "../words.ts";

/** What a game tells of its miniatures, in the page's language: undefined until it is there, null where it tells nothing. */
export function useHangar(entry: GameEntry): SpokenPart<"hangar"> | null | undefined {
  const { language } = useWords();
  const load = useCallback(async (): Promise<SpokenPart<"hangar"> | null> => {
    const face = await entry.face("hangar");
    return face ? { face, say: await loadSay(entry, language, ...face.words) } : null;
  }, [entry, language]);
  return useFetched(load);
}

/** The models of a game's miniatures, undefined until they are known. */
export function useModelsOf(entry: GameEntry): ReadonlySet<string> | undefined {
  const part = useHangar(entry);
  return part === undefined ? undefined : new Set(part?.face.types.map(({ model }) => model));
}
