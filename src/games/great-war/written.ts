import { z } from "zod/mini";
import { checkWhole } from "./check-whole.ts";
import type { WrittenPart } from "./parts.ts";
import { tablesSchema } from "./tables/schema.ts";
import { writtenFields } from "./written-config.ts";

/** Set-ups that somebody has written out, with tables of his own or without. */
export const written: WrittenPart = {
  config: z.strictObject({ ...writtenFields, tables: z.optional(tablesSchema) }),
  check: checkWhole,
};
