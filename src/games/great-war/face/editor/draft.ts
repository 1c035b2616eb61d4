import { z } from "zod/mini";
import { draftLists } from "../../../../face/editor/lists.ts";
import { type Frozen, rowSchema } from "../../../../face/editor/rows.ts";
import { fieldsSchema } from "../../../../face/editor/typed.ts";
import { typeSchema } from "../../data/schema.ts";

const draft = z.strictObject({
  fields: fieldsSchema,
  aircraft: z.array(rowSchema),
  guns: z.array(rowSchema),
  targets: z.array(rowSchema),
  /** Tables of one's own, as the set-up brings them. */
  tables: z.optional(z.unknown()),
  /** Types of one's own that fly beside those of the tables. */
  types: z.optional(z.array(typeSchema)),
});

/** A set-up as it is being edited. Everything is kept as it was typed, so that nothing is lost while it is wrong. */
export type Draft = Frozen<z.infer<typeof draft>>;
export type DraftRow = Draft["aircraft"][number];

export type List = "aircraft" | "guns" | "targets";

/** The lists of the rows, aircraft first. */
export const ROWS = draftLists<List, Draft>({ aircraft: "a", guns: "g", targets: "t" });

/** A draft as it was kept; undefined when it is none. */
export function readDraft(kept: unknown): Draft | undefined {
  const read = draft.safeParse(kept);
  return read.success ? (read.data as Draft) : undefined;
}

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
