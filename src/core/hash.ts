import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";

/** JSON with sorted keys (RFC 8785): one text for one value; throws for a number that JSON has not. */
export function canonicalJson(value: unknown): string {
  return canonicalize(value) ?? "null";
}

const DIGITS = 32;

/** 32 hexadecimal digits that name a value; the same in Node and in every browser. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value)))).slice(0, DIGITS);
}

/** Characters that are hashed at once: handing over a short text costs more than hashing it. */
const CHUNK = 65_536;

/** The hash of a row of values, which is never held as one text, and goes on from where it has come to. */
export class RowHash {
  private text = "";

  constructor(private readonly hash = sha256.create()) {}

  add(value: unknown): void {
    this.text += `${canonicalJson(value)}\n`;
    if (this.text.length < CHUNK) return;
    this.hash.update(utf8ToBytes(this.text));
    this.text = "";
  }

  copy(): RowHash {
    const copy = new RowHash(this.hash.clone());
    copy.text = this.text;
    return copy;
  }

  /** 32 hexadecimal digits that name the row so far. */
  digits(): string {
    const hash = this.hash.clone().update(utf8ToBytes(this.text));
    return bytesToHex(hash.digest()).slice(0, DIGITS);
  }
}
