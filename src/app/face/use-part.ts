import { useEffect, useState } from "react";
import type { Phrase } from "../../core/phrase.ts";
import type { Face } from "../../face/face.ts";
import type { GameEntry } from "../../games/registry.ts";
import { loadSay, useWords } from "../words.ts";

/** A part of a game's face with the words that it speaks. */
export interface SpokenPart<Part extends keyof Face> {
  readonly face: NonNullable<Face[Part]>;
  readonly say: (phrase: Phrase) => string;
}

/** A part of a game's face in the page's language: undefined until it is there, null for a game without it. */
export function useFacePart<Part extends keyof Face>(
  entry: GameEntry,
  part: Part,
): SpokenPart<Part> | null | undefined {
  const { language } = useWords();
  const [found, setFound] = useState<SpokenPart<Part> | null>();
  useEffect(() => {
    let current = true;
    const load = async (): Promise<SpokenPart<Part> | null> => {
      const face = await entry.face(part);
      return face ? { face, say: await loadSay(entry, language, part) } : null;
    };
    void load().then((loaded) => current && setFound(loaded));
    return () => {
      current = false;
    };
  }, [entry, language, part]);
  return found;
}
