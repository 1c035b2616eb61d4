import type { Result } from "../../core/result.ts";

/**
 * Looks at the text of a file before it becomes a match of its own: the id of the match to go to, why it is refused, one
 * sentence each, or undefined where it is left to become one.
 */
export type Claim = (text: string) => Promise<Result<string, readonly string[]> | undefined>;

let claim: Claim | undefined;

/** From now on files that come to the page are looked at first; returns what ends that. */
export function claimFiles(first: Claim): () => void {
  claim = first;
  return () => {
    if (claim === first) claim = undefined;
  };
}

/** What the page on the screen makes of a file. */
export async function claimed(text: string): ReturnType<Claim> {
  return claim?.(text);
}
