import { useEffect, useRef } from "react";
import { useSettings } from "../settings/settings.ts";
import { type AnnouncementKind, announce, retract } from "./announcements.ts";

/** A sentence, and the numbers of its rules. */
export interface Sentence {
  readonly words: string;
  readonly rules?: readonly string[];
}

function inFull({ words, rules = [] }: Sentence): string {
  const isFull = useSettings.getState().announcements === "full";
  return isFull && rules.length > 0 ? `${words} (${rules.join(", ")})` : words;
}

/** Some sentences as one text, with their rules where they are wanted. */
export function spokenOf(sentences: readonly Sentence[]): string {
  return sentences.map(inFull).join(" ");
}

/**
 * Tells some sentences when they come and when they change; those that have gone before they were told are not. `when`:
 * what makes the same sentences news again.
 */
export function useAnnounced(
  kind: AnnouncementKind,
  sentences: readonly Sentence[],
  when: unknown = null,
): void {
  const latest = useRef(sentences);
  latest.current = sentences;
  const told = sentences.map(({ words }) => words).join(" ");
  useEffect(() => {
    if (told === "") return undefined;
    const from = { when };
    announce({ kind, text: () => spokenOf(latest.current) }, from);
    return () => retract(from);
  }, [kind, told, when]);
}
