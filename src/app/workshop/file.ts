import type { Problem } from "../../core/game.ts";
import type { WorkshopFace } from "../../face/workshop.ts";
import { plainName } from "../share/file-name.ts";
import { textOfFile } from "../share/text-of-file.ts";

const FORMAT = 1;
const MOST = 200;
/** Longer than this is no file of designs, in bytes. */
const MOST_BYTES = 1_000_000;

/** Why a file, or one design in it, was refused. */
export type FileFault =
  | { readonly code: "too-big" | "unreadable" | "not-json" }
  /** `kind`: what such a file calls its designs. */
  | { readonly code: "not-designs"; readonly kind: string }
  | { readonly code: "format"; readonly known: number }
  | { readonly code: "newer"; readonly format: number; readonly known: number }
  | { readonly code: "game"; readonly game: string }
  | { readonly code: "count"; readonly kind: string; readonly most: number }
  /** `index`: counted from 1; `name`: empty when it has none. */
  | { readonly code: "design"; readonly index: number; readonly name: string; readonly problem: Problem };

/** What a file brought: designs that may be used, and why others may not. */
export interface Brought {
  readonly designs: readonly unknown[];
  readonly faults: readonly FileFault[];
}

const nothing = (...faults: FileFault[]): Brought => ({ designs: [], faults });

/** The game that a file is for, what it calls its designs, and how it judges one. */
export interface Reader extends Pick<WorkshopFace, "kind" | "read"> {
  /** Id of the game. */
  readonly game: string;
}

/** The document of a file of designs. */
export function designFile(
  { game, kind }: Pick<Reader, "game" | "kind">,
  designs: readonly unknown[],
): object {
  return { format: FORMAT, kind, game, [kind]: designs };
}

/** What the file is called: `tallyho-<kind>-<name>.json`. */
export function designFileName(kind: string, name: string): string {
  return `tallyho-${kind}-${plainName(name).slice(0, 40) || "own"}.json`;
}

type Document = Readonly<Record<string, unknown>>;

function isDocument(data: unknown): data is Document {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** What is wrong with the document around the designs; undefined when nothing is. */
function headFault(data: Document, { game, kind }: Reader): FileFault | undefined {
  const { format } = data;
  if (data.kind !== kind) return { code: "not-designs", kind };
  if (typeof format !== "number" || format < FORMAT) return { code: "format", known: FORMAT };
  if (format > FORMAT) return { code: "newer", format, known: FORMAT };
  if (data.game !== game) return { code: "game", game: String(data.game).slice(0, 40) };
  const designs = data[kind];
  const whole = Array.isArray(designs) && designs.length > 0 && designs.length <= MOST;
  return whole ? undefined : { code: "count", kind, most: MOST };
}

function nameOf(design: unknown): string {
  return isDocument(design) && typeof design.name === "string" ? design.name.slice(0, 60) : "";
}

/** Reads a file of designs: each that may be used is taken, for each that may not there is a reason. */
export function readDesigns(text: string, reader: Reader): Brought {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return nothing({ code: "not-json" });
  }
  if (!isDocument(data)) return nothing({ code: "not-designs", kind: reader.kind });
  const fault = headFault(data, reader);
  if (fault) return nothing(fault);
  const designs: unknown[] = [];
  const faults: FileFault[] = [];
  (data[reader.kind] as readonly unknown[]).forEach((design, at) => {
    const one = reader.read(design);
    if (one.ok) designs.push(one.value);
    else
      for (const problem of one.error)
        faults.push({ code: "design", index: at + 1, name: nameOf(design), problem });
  });
  return { designs, faults };
}

/** As `readDesigns`, from a file that somebody chose. */
export async function openDesigns(file: File, reader: Reader): Promise<Brought> {
  if (file.size > MOST_BYTES) return nothing({ code: "too-big" });
  try {
    const text = await textOfFile(file);
    return text.ok ? readDesigns(text.value, reader) : nothing({ code: "unreadable" });
  } catch {
    return nothing({ code: "unreadable" });
  }
}
