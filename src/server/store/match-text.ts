import type { MatchFile, WrittenEntry } from "../../core/file/schema.ts";
import { sealOf } from "../../core/file/seal.ts";
import { WHOLE_END } from "../../core/file/torn.ts";
import type { StoredCheckpoint } from "./store.ts";

/** What a match file tells beside its log. */
export type MatchHead = Omit<MatchFile, "entries" | "seal">;

/** A match document up to its entries, which are a line each and the last that it tells: so it grows at its end. */
function beginning(told: object): string {
  return `${JSON.stringify({ ...told, entries: [] }).slice(0, -"]}".length)}`;
}

function lines(entries: readonly WrittenEntry[]): string {
  return entries.map((entry) => `\n${JSON.stringify(entry)}`).join(",");
}

/** A match that goes on: whole as it stands, but not sealed, since its log grows. */
export function growingText(told: MatchHead, entries: readonly WrittenEntry[]): string {
  return `${beginning(told)}${lines(entries)}${WHOLE_END}`;
}

/** What is written over the end of a document with so many entries, so that it has more. */
export function growth(length: number, entries: readonly WrittenEntry[]): string {
  return `${length > 0 ? "," : ""}${lines(entries)}${WHOLE_END}`;
}

/** A match that is over: nothing of it is secret any more, and it is sealed. */
export function finishedText({ secrets: _, ...told }: MatchHead, entries: readonly WrittenEntry[]): string {
  return growingText({ ...told, ...{ seal: sealOf({ ...told, entries }) } }, entries);
}

/** The checkpoint that a log begins at, as a match file has it. */
export function writtenCheckpoint({ entries, ...rest }: StoredCheckpoint) {
  return { entry: entries - 1, ...rest };
}
