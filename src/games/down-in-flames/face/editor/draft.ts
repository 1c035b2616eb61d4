import { z } from "zod/mini";
import { draftLists } from "../../../../face/editor/lists.ts";
import { type Frozen, rowSchema } from "../../../../face/editor/rows.ts";
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

export type List = "elements" | "formations";

/** The lists of the rows, Elements first. */
export const ROWS = draftLists<List, Draft>({ elements: "e", formations: "f" });

/** A draft as it was kept; undefined when it is none. */
export function readDraft(kept: unknown): Draft | undefined {
  const read = draft.safeParse(kept);
  return read.success ? (read.data as Draft) : undefined;
}

/** An empty sky. */
export const EMPTY: Draft = { fields: {}, elements: [], formations: [] };
