import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import { type FileFault, fault } from "../../core/file/fault.ts";
import { parseDocument, readFile } from "../../core/file/file.ts";
import { joined } from "../../core/file/joined.ts";
import type { MatchFile } from "../../core/file/schema.ts";
import { textOf } from "../../core/file/shorthand.ts";
import type { Problem } from "../../core/game.ts";
import { MAX_FILE_LENGTH } from "../../core/limits.ts";
import { fail, type Result } from "../../core/result.ts";

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** A link without what chats and sentences put behind it, and what can't belong to one: `.`, `)`, `>`, quotation marks. */
function bareLink(text: string): string {
  let end = text.length;
  while (end > 0 && !/[A-Za-z0-9_-]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function fromBase64Url(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return undefined;
  try {
    const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Unpacks at most `limit` bytes, so that a small link can't swell without end. */
function inflate(bytes: Uint8Array, limit: number): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  let size = 0;
  let whole = false;
  const stream = new Inflate((part, last) => {
    size += part.length;
    if (size > limit) throw new RangeError("too long");
    parts.push(part);
    whole = last;
  });
  try {
    for (let at = 0; at < bytes.length; at += CHUNK) {
      stream.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
    }
  } catch {
    return undefined;
  }
  return whole ? joined(parts, size) : undefined;
}

/** Unpacks what ends with its last byte: where one can be spared, something was appended. */
function inflateAll(bytes: Uint8Array, limit: number): Uint8Array | undefined {
  const all = inflate(bytes, limit);
  return all && inflate(bytes.subarray(0, -1), limit) ? undefined : all;
}

/** Small enough that no single chunk swells far past the limit before it is counted. */
const CHUNK = 4096;

/** A document as letters, digits, `-` and `_`, for the address of a page. */
export function packDocument(file: object): string {
  return toBase64Url(deflateSync(strToU8(textOf(file)), { level: 9 }));
}

const BROKEN: Problem = { code: "link-broken", values: {} };

/** The JSON in a link. What was cut off or added to, or is none, is refused as `link-broken`; a file too large for a match says so. */
export function unpackDocument(packed: string): Result<unknown, Problem> {
  const bytes = fromBase64Url(bareLink(packed));
  const inflated = bytes && inflateAll(bytes, MAX_FILE_LENGTH);
  if (!inflated) return fail(BROKEN);
  const document = parseDocument(strFromU8(inflated));
  if (document.ok) return document;
  const [problem = BROKEN] = document.error.problems;
  return fail(problem.code === "file-not-json" ? BROKEN : problem);
}

/** The match in a link. */
export function unpackMatch(packed: string): Result<MatchFile, FileFault> {
  const document = unpackDocument(packed);
  return document.ok ? readFile(document.value) : fail(fault([document.error]));
}
