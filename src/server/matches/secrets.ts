import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { CODE_LETTERS } from "../../protocol/code.ts";
import { SECRET_BYTES } from "../../protocol/limits.ts";

/** A new secret of a seat, in hexadecimal digits. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("hex");
}

/** What is kept of a secret or of a code: its SHA-256. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export function isSame(hash: string, kept: string | null): boolean {
  const [one, other] = [Buffer.from(hash), Buffer.from(kept ?? "")];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A code that nobody can guess. */
export function newCode(letters: number): string {
  return Array.from({ length: letters }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
}
