import { z } from "zod/mini";
import { type Frozen, newKey as newKeyOf, rowOf as rowIn, rowSchema } from "../../../../face/editor/rows.ts";
import { fieldsSchema } from "../../../../face/editor/typed.ts";

const draft = z.strictObject({
  fields: fieldsSchema,
  elements: z.array(rowSchema),
  formations: z.array(rowSchema),
  /** Tables of one's own and who commands what, as the set-up brings them. */
  tables: z.optional(z.unknown()),
  seats: z.optional(z.unknown()),
});

/** A set-up as it is being edited. Everything is kept as it was typed, so that nothing is lost while it is wrong. */
export type Draft = Frozen<z.infer<typeof draft>>;
export type DraftRow = Draft["elements"][number];

export const LISTS = ["elements", "formations"] as const;
export type List = (typeof LISTS)[number];

const LETTERS: Readonly<Record<List, string>> = { elements: "e", formations: "f" };

/** A draft as it was kept; undefined when it is none. */
export function readDraft(kept: unknown): Draft | undefined {
  const read = draft.safeParse(kept);
  return read.success ? (read.data as Draft) : undefined;
}

/** An empty sky. */
export const EMPTY: Draft = { fields: {}, elements: [], formations: [] };

export function listOf(key: string): List {
  return LISTS.find((list) => key.startsWith(LETTERS[list])) ?? "elements";
}

export function rowOf(of: Draft, key: string | null): DraftRow | undefined {
  return key === null ? undefined : rowIn(of[listOf(key)], key);
}

/** A key for a new row of a list. */
export function newKey(list: List, rows: readonly DraftRow[]): string {
  return newKeyOf(LETTERS[list], rows);
}
