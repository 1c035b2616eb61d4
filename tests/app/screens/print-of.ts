import { createHash } from "node:crypto";

/** A short number that changes with a text. */
export function printOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 6);
}
