import { z } from "zod/mini";
import { type Frozen, newKey as newKeyOf, rowSchema } from "../../../../face/editor/rows.ts";
import { fieldsSchema } from "../../../../face/editor/typed.ts";
import { TABLES } from "../../data/own.ts";
import type { Tables } from "../../data/tables.ts";

const draft = z.strictObject({
  /** Turns, options and changed figures of the tables: `turns.from`, `types.Do17.dice`, `pools.11.squadrons.Spitfire`. */
  fields: fieldsSchema,
  /** Wings and geschwader that take part, each with its `id`. */
  formations: z.array(rowSchema),
  /** Tables of one's own and who commands what, as the set-up brings them. */
  tables: z.optional(z.unknown()),
  seats: z.optional(z.unknown()),
});

/** A set-up as it is being edited. Everything is kept as it was typed, so that nothing is lost while it is wrong. */
export type Draft = Frozen<z.infer<typeof draft>>;

/** A draft as it was kept; undefined when it is none. */
export function readDraft(kept: unknown): Draft | undefined {
  const read = draft.safeParse(kept);
  return read.success ? (read.data as Draft) : undefined;
}

/** A sky without formations. */
export const EMPTY: Draft = { fields: {}, formations: [] };

/** The tables that a draft began with: its own, or ours. */
export function baseOf({ tables }: Draft): Tables {
  return (tables as Tables | undefined) ?? TABLES;
}

export function newKey(rows: Draft["formations"]): string {
  return newKeyOf("f", rows);
}
