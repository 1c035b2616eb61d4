import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import { type FileFault, fault } from "../../core/file/fault.ts";
import { parseDocument, readFile } from "../../core/file/file.ts";
import { joined } from "../../core/file/joined.ts";
import type { MatchFile } from "../../core/file/schema.ts";
import { textOf } from "../../core/file/shorthand.ts";
import type { Problem } from "../../core/game.ts";
import { MAX_FILE_LENGTH } from "../../core/limits.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";

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

/** The words of a game that a text is packed with; undefined where it is packed with none. */
type Words = Uint8Array | undefined;

/** Unpacks at most `limit` bytes, so that a small link can't swell without end. */
function inflate(bytes: Uint8Array, words: Words, limit: number): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  let size = 0;
  let whole = false;
  const stream = new Inflate(words ? { dictionary: words } : {}, (part, last) => {
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
function inflateAll(bytes: Uint8Array, words: Words, limit: number): Uint8Array | undefined {
  const all = inflate(bytes, words, limit);
  return all && inflate(bytes.subarray(0, -1), words, limit) ? undefined : all;
}

/** Small enough that no single chunk swells far past the limit before it is counted. */
const CHUNK = 4096;

/** The words that links of a game are packed with today, and their number; undefined where there are none, or none to be had. */
async function wordsOf(game: string): Promise<{ words: Uint8Array; version: number } | undefined> {
  try {
    const every = (await findGame(GAMES, game)?.linkWords()) ?? [];
    const words = await every.at(-1)?.();
    return words === undefined ? undefined : { words: strToU8(words), version: every.length };
  } catch {
    return undefined;
  }
}

/**
 * A document for the address of a page: letters, digits, `-` and `_`. Where its game has words, it is packed with them, and
 * the game and their number stand before it, as `dogfight.1.`.
 */
export async function packDocument(file: object): Promise<string> {
  const bytes = strToU8(textOf(file));
  const { game = "" } = file as { readonly game?: string };
  const found = await wordsOf(game);
  if (!found) return toBase64Url(deflateSync(bytes, { level: 9 }));
  const packed = toBase64Url(deflateSync(bytes, { level: 9, dictionary: found.words }));
  return `${game}.${found.version.toString()}.${packed}`;
}

const BROKEN: Problem = { code: "link-broken", values: {} };

/** What a link holds and the words that it is packed with. Those of older days have none. */
async function partsOf(link: string): Promise<Result<{ text: string; words: Words }, Problem>> {
  const [, game, version, more] = /^([a-z0-9-]+)\.([1-9]\d{0,3})\.(.*)$/.exec(link) ?? [];
  if (game === undefined || more === undefined) return ok({ text: link, words: undefined });
  const entry = findGame(GAMES, game);
  if (!entry)
    return fail({ code: "game-unknown", values: { game, games: GAMES.map(({ meta }) => meta.id) } });
  const words = await (await entry.linkWords())[Number(version) - 1]?.();
  if (words === undefined) return fail({ code: "link-newer", values: {} });
  return ok({ text: more, words: strToU8(words) });
}

/** The JSON in a link. What was cut off or added to, or is none, is refused as `link-broken`; a file too large for a match says so. */
export async function unpackDocument(packed: string): Promise<Result<unknown, Problem>> {
  const parts = await partsOf(bareLink(packed));
  if (!parts.ok) return parts;
  const bytes = fromBase64Url(parts.value.text);
  const inflated = bytes && inflateAll(bytes, parts.value.words, MAX_FILE_LENGTH);
  if (!inflated) return fail(BROKEN);
  const document = parseDocument(strFromU8(inflated));
  if (document.ok) return document;
  const [problem = BROKEN] = document.error.problems;
  return fail(problem.code === "file-not-json" ? BROKEN : problem);
}

/** The match in a link. */
export async function unpackMatch(packed: string): Promise<Result<MatchFile, FileFault>> {
  const document = await unpackDocument(packed);
  return document.ok ? readFile(document.value) : fail(fault([document.error]));
}
