import { Gunzip, strFromU8, unzipSync } from "fflate";
import { bareDocument } from "../input/foreign.ts";
import { MAX_FILE_LENGTH } from "../limits.ts";
import { fail, ok, type Result } from "../result.ts";
import { type FileFault, fault } from "./fault.ts";
import { joined } from "./joined.ts";

/** Bytes that are unpacked at once: no more swells far past the limit before it is counted. */
const CHUNK = 4096;

function begins(bytes: Uint8Array, ...first: readonly number[]): boolean {
  return first.every((byte, at) => bytes[at] === byte);
}

/** Unpacks gzip; undefined where it is none, or holds more than any match. */
function gunzipped(bytes: Uint8Array): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Gunzip((part) => {
    size += part.length;
    if (size > MAX_FILE_LENGTH) throw new RangeError("too long");
    parts.push(part);
  });
  try {
    for (let at = 0; at < bytes.length; at += CHUNK)
      stream.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
  } catch {
    return undefined;
  }
  return joined(parts, size);
}

/** Names of files that VASSAL puts into its archives. */
const VASSAL = /(?:^|\/)(?:buildFile(?:\.xml)?|savedGame|moduledata|savedata)$/;

/** The one JSON file in a zip archive, or why there is none that could be a match. */
function unzipped(bytes: Uint8Array): Result<Uint8Array, FileFault> {
  const names: string[] = [];
  const wanted: string[] = [];
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        const takes =
          /\.json$/i.test(name) && !name.startsWith("__MACOSX") && originalSize <= MAX_FILE_LENGTH;
        if (takes) wanted.push(name);
        return takes && wanted.length === 1;
      },
    });
  } catch {
    return fail(fault([{ code: "file-archive", values: { files: 0 } }]));
  }
  if (names.some((name) => VASSAL.test(name)))
    return fail(fault([{ code: "file-foreign", values: { of: "vassal" } }]));
  const [only, another] = wanted;
  const file = only === undefined || another !== undefined ? undefined : files[only];
  return file ? ok(file) : fail(fault([{ code: "file-archive", values: { files: wanted.length } }]));
}

/** Units of text that are put together at once: fewer than arguments fit on any stack. */
const UNITS = 8192;

/** UTF-16 without its mark; half a unit at the end is dropped. */
function fromUtf16(bytes: Uint8Array, bigEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength - (bytes.byteLength % 2));
  let text = "";
  for (let from = 0; from < view.byteLength; from += 2 * UNITS) {
    const length = Math.min(UNITS, (view.byteLength - from) / 2);
    const units = Array.from({ length }, (_, at) => view.getUint16(from + 2 * at, !bigEndian));
    text += String.fromCharCode(...units);
  }
  return text;
}

/** How a text is written, by the first two of its bytes: in UTF-16 where a mark or a blank byte tells so, else in UTF-8. */
export function encodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | "utf-8" {
  if (begins(bytes, 0xff, 0xfe) || (bytes[0] !== 0 && bytes[1] === 0)) return "utf-16le";
  if (begins(bytes, 0xfe, 0xff) || (bytes[0] === 0 && bytes[1] !== 0)) return "utf-16be";
  return "utf-8";
}

/** What bytes are packed with, by the first of them. */
export function packingOf(bytes: Uint8Array): "zip" | "gzip" | undefined {
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return "zip";
  return begins(bytes, 0x1f, 0x8b) ? "gzip" : undefined;
}

function decoded(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  return encoding === "utf-8" ? strFromU8(bytes) : fromUtf16(bytes, encoding === "utf-16be");
}

/** The document in a file as the world has it: packed with gzip or zip, in UTF-8 or UTF-16, between fences. */
export function textOfBytes(given: Uint8Array): Result<string, FileFault> {
  const unzippedFirst = packingOf(given) === "zip" ? unzipped(given) : ok(given);
  if (!unzippedFirst.ok) return unzippedFirst;
  const bytes = unzippedFirst.value;
  const plain = packingOf(bytes) === "gzip" ? gunzipped(bytes) : bytes;
  if (!plain) return fail(fault([{ code: "file-archive", values: { files: 0 } }]));
  return ok(bareDocument(decoded(plain)));
}
