import { useCallback } from "react";
import type { Phrase } from "../../core/phrase.ts";
import type { Face } from "../../face/face.ts";
import type { GameEntry } from "../../games/registry.ts";
import { useFetched } from "../use-fetched.ts";
import { loadSay, useWords } from "../words.ts";

/** A part of a game's face with the words that it speaks. */
export interface SpokenPart<Part extends keyof Face> {
  readonly face: NonNullable<Face[Part]>;
  readonly say: (phrase: Phrase) => string;
}

/** Those of some parts that a game has. */
async function partsOf(entry: GameEntry, parts: readonly (keyof Face)[]): Promise<readonly (keyof Face)[]> {
  const faces = await Promise.all(parts.map((part) => entry.face(part)));
  return parts.filter((_, place) => faces[place] !== undefined);
}

/**
 * A part of a game's face in the page's language: undefined until it is there, null for a game without it. `more`:
 * parts whose words it borrows, where the game has them.
 */
export function useFacePart<Part extends keyof Face>(
  entry: GameEntry,
  part: Part,
  ...more: readonly (keyof Face)[]
): SpokenPart<Part> | null | undefined {
  const { language } = useWords();
  const borrowed = more.join(" ");
  const load = useCallback(async (): Promise<SpokenPart<Part> | null> => {
    const face = await entry.face(part);
    if (!face) return null;
    const names = borrowed.split(" ").filter((name) => name !== "") as (keyof Face)[];
    return { face, say: await loadSay(entry, language, part, ...(await partsOf(entry, names))) };
  }, [entry, language, part, borrowed]);
  return useFetched(load);
}
