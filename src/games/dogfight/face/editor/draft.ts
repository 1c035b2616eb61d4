import { z } from "zod/mini";
import type { Frozen } from "../../../../face/editor/rows.ts";
import { GOALS, type Goal, typeSchema } from "../../data/config.ts";
import { EDGES, type Edge } from "../../data/edges.ts";
import { BY_THE_BOOK, type Options } from "../../rules/setup/options.ts";
import { DEFAULT_TABLE } from "../../rules/setup/setup.ts";

/** Names a row for as long as it is there, whatever its other fields say: `a3`. */
const key = z.string();
const text = z.string();
const side = z.union([z.literal(0), z.literal(1)]);
/** Keys of the aircraft that are meant; null: whichever the rule means without names. */
const named = z.nullable(z.array(key));

const aircraft = z.strictObject({
  key,
  side,
  id: text,
  type: z.union([text, typeSchema]),
  x: text,
  y: text,
  heading: text,
  speed: text,
  /** Empty: the usual level of the type. */
  level: text,
});

/** Levels left empty: from the lowest to the highest. */
const cloud = z.strictObject({ key, x: text, y: text, radius: text, bottom: text, top: text });

/** What a side earns points for. `worth` left empty: design points. */
const line = z.strictObject({
  key,
  side,
  for: z.enum(["kill", "leave"]),
  edge: z.nullable(z.enum(EDGES)),
  aircraft: named,
  worth: text,
});

const leave = z.strictObject({ side, edge: z.enum(EDGES), count: text, aircraft: named });

const flag = z.boolean();
const options = z.strictObject({
  turnLimit: z.enum(["game-turn", "each-turn"]),
  lameTurn: flag,
  allowZero: flag,
  aircraftBlock: flag,
  collisions: flag,
  altitude: flag,
});

const draft = z.strictObject({
  table: z.strictObject({ width: text, depth: text, mat: text }),
  sides: z.tuple([text, text]),
  aircraft: z.array(aircraft),
  clouds: z.array(cloud),
  options,
  /** Empty: no limit. */
  turns: text,
  goal: z.enum(GOALS),
  leave,
  lines: z.array(line),
});

/**
 * A set-up as it is being edited. Figures are kept as they were typed, so that nothing is lost while they are
 * wrong: lengths in inches, headings in clock numerals, levels of 2,000 feet. Rows refer to each other by key, sides
 * by their index, so that names may change.
 */
export type Draft = Frozen<z.infer<typeof draft>>;
export type DraftAircraft = Draft["aircraft"][number];
export type DraftCloud = Draft["clouds"][number];
export type DraftLine = Draft["lines"][number];
type DraftLeave = Draft["leave"];

/** A draft as it was kept; undefined when it is none. */
export function readDraft(kept: unknown): Draft | undefined {
  const read = draft.safeParse(kept);
  return read.success ? (read.data as Draft) : undefined;
}

const EMPTY_LEAVE: DraftLeave = { side: 0, edge: "far" satisfies Edge, count: "1", aircraft: null };

/** A bare table with two sides and nobody on it. */
export const EMPTY: Draft = {
  table: { width: `${DEFAULT_TABLE.width}`, depth: `${DEFAULT_TABLE.depth}`, mat: DEFAULT_TABLE.mat },
  sides: ["red", "blue"],
  aircraft: [],
  clouds: [],
  options: BY_THE_BOOK satisfies Options,
  turns: "",
  goal: "last-side" satisfies Goal,
  leave: EMPTY_LEAVE,
  lines: [],
};
