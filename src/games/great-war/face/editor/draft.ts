import { z } from "zod/mini";
import { typeSchema } from "../../data/schema.ts";

const text = z.string();
/** Fields by the path at which the set-up has them, each as it was typed: `hex`, `crew.0.kills`. */
const fields = z.record(text, text);

const row = z.strictObject({
  /** Names the row for as long as it is there, whatever its fields say: `a3`. */
  key: text,
  side: z.union([z.literal(0), z.literal(1)]),
  fields,
});

const draft = z.strictObject({
  fields,
  aircraft: z.array(row),
  guns: z.array(row),
  targets: z.array(row),
  /** Tables of one's own, as the set-up brings them. */
  tables: z.optional(z.unknown()),
  /** Types of one's own that fly beside those of the tables. */
  types: z.optional(z.array(typeSchema)),
});

type Frozen<T> = T extends readonly unknown[] | object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

/** A set-up as it is being edited. Everything is kept as it was typed, so that nothing is lost while it is wrong. */
export type Draft = Frozen<z.infer<typeof draft>>;
export type DraftRow = Draft["aircraft"][number];
export type Fields = DraftRow["fields"];

export const LISTS = ["aircraft", "guns", "targets"] as const;
export type List = (typeof LISTS)[number];

const LETTERS: Readonly<Record<List, string>> = { aircraft: "a", guns: "g", targets: "t" };

/** A draft as it was kept; undefined when it is none. */
export function readDraft(kept: unknown): Draft | undefined {
  const read = draft.safeParse(kept);
  return read.success ? (read.data as Draft) : undefined;
}

/** Switches are kept as these. */
export const ON = "on";

/** A bare board over the front. */
export const EMPTY: Draft = {
  fields: {
    "board.columns": "30",
    "board.rows": "24",
    "front.german": "9",
    "front.allied": "15",
    date: "1917-04-09",
    "wind.facing": "0",
    "wind.strength": "0",
    goal: "last-side",
  },
  aircraft: [],
  guns: [],
  targets: [],
};

export function listOf(key: string): List {
  return LISTS.find((list) => key.startsWith(LETTERS[list])) ?? "aircraft";
}

export function rowOf(of: Draft, key: string | null): DraftRow | undefined {
  return key === null ? undefined : of[listOf(key)].find((one) => one.key === key);
}

/** A key for a new row: a letter and a figure that no row of the list has. */
export function newKey(list: List, rows: readonly DraftRow[]): string {
  const last = rows.reduce((most, { key }) => Math.max(most, Number(key.slice(1)) || 0), 0);
  return `${LETTERS[list]}${last + 1}`;
}
