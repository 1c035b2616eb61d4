import { z } from "zod/mini";
import { writtenFields } from "../../data/config/written-config.ts";
import { tablesSchema, typeSchema } from "../../data/schema.ts";
import type { WrittenPart } from "../parts.ts";
import { checkWhole } from "./whole.ts";

/** Set-ups that somebody has written out, with tables of his own or without. */
export const written: WrittenPart = {
  config: z.strictObject({
    ...writtenFields,
    tables: z.optional(tablesSchema),
    types: z.optional(z.array(typeSchema)),
  }),
  check: checkWhole,
};
