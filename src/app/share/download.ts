import { withPlayers } from "../../core/file/players.ts";
import type { MatchFile } from "../../core/file/schema.ts";
import { textOf } from "../../core/file/shorthand.ts";
import { withStates } from "../storage/checkpoints.ts";
import type { MatchRecord } from "../storage/record.ts";
import { fileName } from "./file-name.ts";

/** What is needed to save a match as a file. */
export interface Downloadable {
  readonly scenario: string | null;
  readonly game: string;
  readonly file: MatchFile;
}

/** The document of a kept match; of one that goes on with where it stands, should the rules change. */
function documentOf({ file, over, checkpoints }: MatchRecord): MatchFile {
  const latest = withStates(checkpoints.slice(-1)).map((one) => ({ ...one }));
  return over || latest.length === 0
    ? file
    : { ...file, checkpoints: [...(file.checkpoints ?? []), ...latest] };
}

/** Hands a kept match to the browser as a file to save. */
export function downloadRecord(record: MatchRecord): void {
  downloadMatch({ ...record, file: withPlayers(documentOf(record), record) });
}

/** Hands a match to the browser as a file to save: `tallyho-<scenario>-<date>.json`. */
export function downloadMatch(match: Downloadable): void {
  saveText(`${textOf(match.file)}\n`, fileName(match, Date.now()));
}

/** Hands a document to the browser as a file to save. */
export function downloadFile(file: object, name: string): void {
  saveText(`${JSON.stringify(file)}\n`, name);
}

/** Hands the text of a JSON document to the browser as a file to save. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
