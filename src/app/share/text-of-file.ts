import { Gunzip, unzipSync } from "fflate";
import { type FileFault, fault } from "../../core/file/fault.ts";
import { MAX_FILE_LENGTH } from "../../core/limits.ts";
import { fail, ok, type Result } from "../../core/result.ts";

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
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
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

/** Text from bytes: UTF-16 where a mark or its blank bytes tell so, else UTF-8. */
function decoded(bytes: Uint8Array): string {
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder("utf-16le").decode(bytes);
  if (begins(bytes, 0xfe, 0xff)) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes[0] !== 0 && bytes[1] === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0 && bytes[1] !== 0) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** The text of a file as the world has it: packed with gzip or zip, in UTF-8 or UTF-16. */
export async function textOfFile(file: Blob): Promise<Result<string, FileFault>> {
  let bytes = new Uint8Array(await file.arrayBuffer());
  if (begins(bytes, 0x50, 0x4b, 3, 4)) {
    const found = unzipped(bytes);
    if (!found.ok) return found;
    bytes = new Uint8Array(found.value);
  }
  const packed = begins(bytes, 0x1f, 0x8b);
  const plain = packed ? gunzipped(bytes) : bytes;
  return plain ? ok(decoded(plain)) : fail(fault([{ code: "file-archive", values: { files: 0 } }]));
}
