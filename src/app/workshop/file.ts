import type { Problem } from "../../core/game.ts";
import type { GameWorkshop } from "../games/game-workshop.ts";

const FORMAT = 1;
const KIND = "aircraft";
const MOST = 200;
/** Longer than this is no file of aircraft, in bytes. */
const MOST_BYTES = 1_000_000;

/** Why a file, or one aircraft in it, was refused. */
export type FileFault =
  | { readonly code: "too-big" | "unreadable" | "not-json" | "not-aircraft" }
  | { readonly code: "format"; readonly known: number }
  | { readonly code: "newer"; readonly format: number; readonly known: number }
  | { readonly code: "game"; readonly game: string }
  | { readonly code: "count"; readonly most: number }
  /** `index`: counted from 1; `name`: empty when it has none. */
  | { readonly code: "design"; readonly index: number; readonly name: string; readonly problem: Problem };

/** What a file brought: designs that may fly, and why others may not. */
export interface Brought {
  readonly designs: readonly unknown[];
  readonly faults: readonly FileFault[];
}

const nothing = (...faults: FileFault[]): Brought => ({ designs: [], faults });

/** The document of a file of aircraft. */
export function aircraftFile(game: string, designs: readonly unknown[]): object {
  return { format: FORMAT, kind: KIND, game, aircraft: designs };
}

/** What the file is called: `tallyho-aircraft-<name>.json`. */
export function aircraftFileName(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-");
  return `tallyho-aircraft-${plain.replace(/^-+|-+$/g, "").slice(0, 40) || "own"}.json`;
}

type Document = Readonly<Record<string, unknown>>;

function isDocument(data: unknown): data is Document {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** What is wrong with the document around the aircraft; undefined when nothing is. */
function headFault(data: Document, game: string): FileFault | undefined {
  const { format, aircraft } = data;
  if (data.kind !== KIND) return { code: "not-aircraft" };
  if (typeof format !== "number" || format < FORMAT) return { code: "format", known: FORMAT };
  if (format > FORMAT) return { code: "newer", format, known: FORMAT };
  if (data.game !== game) return { code: "game", game: String(data.game).slice(0, 40) };
  const whole = Array.isArray(aircraft) && aircraft.length > 0 && aircraft.length <= MOST;
  return whole ? undefined : { code: "count", most: MOST };
}

function nameOf(design: unknown): string {
  return isDocument(design) && typeof design.name === "string" ? design.name.slice(0, 60) : "";
}

/** Reads a file of aircraft: each that may fly is taken, for each that may not there is a reason. */
export function readAircraft(text: string, game: string, read: GameWorkshop["read"]): Brought {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return nothing({ code: "not-json" });
  }
  if (!isDocument(data)) return nothing({ code: "not-aircraft" });
  const fault = headFault(data, game);
  if (fault) return nothing(fault);
  const designs: unknown[] = [];
  const faults: FileFault[] = [];
  (data.aircraft as readonly unknown[]).forEach((design, at) => {
    const one = read(design);
    if (one.ok) designs.push(one.value);
    else
      for (const problem of one.error)
        faults.push({ code: "design", index: at + 1, name: nameOf(design), problem });
  });
  return { designs, faults };
}

/** As `readAircraft`, from a file that somebody chose. */
export async function openAircraft(file: File, game: string, read: GameWorkshop["read"]): Promise<Brought> {
  if (file.size > MOST_BYTES) return nothing({ code: "too-big" });
  try {
    return readAircraft(await file.text(), game, read);
  } catch {
    return nothing({ code: "unreadable" });
  }
}
