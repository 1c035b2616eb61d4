import { isColour } from "./look.ts";

/** What a paint of a miniature is on it: its first coat, a further one of its camouflage, its underside, its nose, the rest. */
export type PaintUse = "upper" | "further" | "under" | "nose" | "trim";

/** A paint of a miniature that may become another. */
export interface UsedPaint {
  /** Its name on the workbench. */
  readonly id: string;
  readonly use: PaintUse;
  /** As it was, written `#80694a`. */
  readonly colour: string;
}

/** What can be painted anew on a miniature. */
export interface Paintwork {
  readonly paints: readonly UsedPaint[];
  /** What codes are written in on it until somebody chooses; undefined where it has no sides to write on. */
  readonly ink: string | undefined;
}

/** How somebody has painted a miniature anew: plain data that a device keeps. */
export interface Repaint {
  /** The paints of the miniature that became others, by their names on the workbench; each written `#80694a`. */
  readonly colours: Readonly<Record<string, string>>;
  /** What is written on its sides, a part on either side of the marking; empty: nothing. */
  readonly codes: string;
  /** What it is written in; left out: dark on pale sides, pale on dark ones. */
  readonly ink?: string | undefined;
}

/** The most letters and figures on a side, and the most paints of a miniature. */
export const MOST_CODES = 8;
const MOST_COLOURS = 24;
/** No name of a paint or a model is longer. */
const MOST_NAME = 60;
/** No more miniatures are painted anew on one device. */
const MOST_MODELS = 400;

/** A miniature as it was. */
export const UNPAINTED: Repaint = { colours: {}, codes: "" };

/** Codes as they can be written on a side: capitals, figures, `-`, `+` and single blanks. */
export function codesOf(typed: string): string {
  const known = typed
    .toUpperCase()
    .replace(/[^A-Z0-9+ -]/g, "")
    .replace(/ +/g, " ");
  return known.trimStart().slice(0, MOST_CODES);
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** The colours of a record that are some, by names of a sensible length. */
function coloursOf(data: unknown): Readonly<Record<string, string>> {
  if (!isRecord(data)) return {};
  const some = Object.entries(data).slice(0, MOST_COLOURS);
  return Object.fromEntries(
    some.filter(
      (entry): entry is [string, string] =>
        entry[0].length <= MOST_NAME && typeof entry[1] === "string" && isColour(entry[1]),
    ),
  );
}

/** Paint of unknown origin; what of it is none is left out, undefined where nothing is left. */
export function repaintOf(data: unknown): Repaint | undefined {
  if (!isRecord(data)) return undefined;
  const codes = typeof data.codes === "string" ? codesOf(data.codes.slice(0, MOST_NAME)).trimEnd() : "";
  const ink = typeof data.ink === "string" && isColour(data.ink) ? data.ink : undefined;
  const colours = coloursOf(data.colours);
  return codes === "" && Object.keys(colours).length === 0
    ? undefined
    : { colours, codes, ...(ink && { ink }) };
}

/** The paint of each miniature, by its folder and name, from what a device has kept. */
export function repaintsOf(data: unknown): ReadonlyMap<string, Repaint> {
  if (!isRecord(data)) return new Map();
  const some = Object.entries(data).slice(0, MOST_MODELS);
  return new Map(
    some.flatMap(([model, kept]) => {
      const repaint = model.length <= MOST_NAME ? repaintOf(kept) : undefined;
      return repaint ? [[model, repaint] as const] : [];
    }),
  );
}
