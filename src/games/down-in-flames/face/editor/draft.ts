import { z } from "zod/mini";

const text = z.string();
/** Fields by the path at which the set-up has them, each as it was typed: `type`, `leader.quality`. */
const fields = z.record(text, text);

const row = z.strictObject({
  /** Names the row for as long as it is there, whatever its fields say: `e3`. */
  key: text,
  side: z.union([z.literal(0), z.literal(1)]),
  fields,
});

const draft = z.strictObject({
  fields,
  elements: z.array(row),
  formations: z.array(row),
  /** Tables of one's own and who commands what, as the set-up brings them. */
  tables: z.optional(z.unknown()),
  seats: z.optional(z.unknown()),
});

type Frozen<T> = T extends readonly unknown[] | object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

/** A set-up as it is being edited. Everything is kept as it was typed, so that nothing is lost while it is wrong. */
export type Draft = Frozen<z.infer<typeof draft>>;
export type DraftRow = Draft["elements"][number];
export type Fields = DraftRow["fields"];

export const LISTS = ["elements", "formations"] as const;
export type List = (typeof LISTS)[number];

const LETTERS: Readonly<Record<List, string>> = { elements: "e", formations: "f" };

/** A draft as it was kept; undefined when it is none. */
export function readDraft(kept: unknown): Draft | undefined {
  const read = draft.safeParse(kept);
  return read.success ? (read.data as Draft) : undefined;
}

/** Switches are kept as these. */
export const ON = "on";
export const OFF = "off";

/** An empty sky. */
export const EMPTY: Draft = { fields: {}, elements: [], formations: [] };

export function listOf(key: string): List {
  return LISTS.find((list) => key.startsWith(LETTERS[list])) ?? "elements";
}

export function rowOf(of: Draft, key: string | null): DraftRow | undefined {
  return key === null ? undefined : of[listOf(key)].find((one) => one.key === key);
}

/** A key for a new row: a letter and a figure that no row of the list has. */
export function newKey(list: List, rows: readonly DraftRow[]): string {
  const last = rows.reduce((most, { key }) => Math.max(most, Number(key.slice(1)) || 0), 0);
  return `${LETTERS[list]}${last + 1}`;
}
