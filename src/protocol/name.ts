import { MAX_NAME_LENGTH } from "./limits.ts";

/** Control characters, and those that turn the direction of a line or can't be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** The name of a player as it was typed, without spaces around it; undefined where it is no name: 1 to 24 characters that can be seen. */
export function readName(typed: string): string | undefined {
  const name = typed.normalize("NFC").replace(/\s+/g, " ").trim();
  const length = [...name].length;
  return length >= 1 && length <= MAX_NAME_LENGTH && !UNSEEN.test(name) ? name : undefined;
}
