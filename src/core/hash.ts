import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { configure } from "safe-stable-stringify";

const canonical = configure({ strict: true });

/** JSON with sorted keys: one text for one value. */
export function canonicalJson(value: unknown): string {
  return canonical(value) ?? "null";
}

const DIGITS = 32;

/** 32 hexadecimal digits that name a value; the same in Node and in every browser. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value)))).slice(0, DIGITS);
}

/** Characters that are hashed at once: handing over a short text costs more than hashing it. */
const CHUNK = 65_536;

/** 32 hexadecimal digits that name a row of values, which is never held as one text. */
export function hashOfRow(values: Iterable<unknown>): string {
  const hash = sha256.create();
  let text = "";
  for (const value of values) {
    text += `${canonicalJson(value)}\n`;
    if (text.length < CHUNK) continue;
    hash.update(utf8ToBytes(text));
    text = "";
  }
  hash.update(utf8ToBytes(text));
  return bytesToHex(hash.digest()).slice(0, DIGITS);
}
