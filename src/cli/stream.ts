import { Gunzip } from "fflate";
import { encodingOf, packingOf } from "../core/file/bytes.ts";

/** Bytes that are unpacked at once, so that little stands in memory however far they swell. */
const CHUNK = 4096;
/** Bytes that tell what a stream is packed with and how it is written. */
const HEAD = 4;

type Bytes = AsyncIterable<Uint8Array>;

/** The stream again, its first piece long enough to tell what it is, if the whole is. */
async function* headed(chunks: Bytes): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of chunks) {
    if (head) head = Buffer.concat([head, chunk]);
    else yield chunk;
    if (head && head.length >= HEAD) {
      yield head;
      head = undefined;
    }
  }
  if (head && head.length > 0) yield head;
}

async function* gunzipped(chunks: Bytes): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const stream = new Gunzip((part) => parts.push(part));
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += CHUNK) {
      stream.push(chunk.subarray(at, at + CHUNK));
      yield* parts.splice(0);
    }
  }
  stream.push(new Uint8Array(), true);
  yield* parts;
}

/** What a stream makes of its first piece and of those behind it. */
async function* withHead<Piece>(
  chunks: Bytes,
  read: (head: Uint8Array, all: Bytes) => AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const pieces = headed(chunks);
  const { value: head, done } = await pieces.next();
  if (done) return;
  const all = async function* () {
    yield head;
    yield* pieces;
  };
  yield* read(head, all());
}

async function* decoded(head: Uint8Array, chunks: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder(encodingOf(head));
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Thrown where a stream is an archive that can't be read, or breaks off. */
export class ArchiveError extends Error {}

async function* unpacked(head: Uint8Array, chunks: Bytes): AsyncGenerator<Uint8Array> {
  const packing = packingOf(head);
  if (packing === "zip") throw new ArchiveError("a zip archive is no stream");
  if (packing === undefined) return yield* chunks;
  try {
    yield* gunzipped(chunks);
  } catch (cause) {
    throw new ArchiveError("broken gzip", { cause });
  }
}

/** The text of a stream as the world has it (see `textOfBytes`): packed with gzip or not, in UTF-8 or UTF-16. */
export function textOfStream(chunks: Bytes): AsyncGenerator<string> {
  return withHead(withHead(chunks, unpacked), decoded);
}
