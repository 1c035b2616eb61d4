import { z } from "zod/mini";
import { configFields } from "../config.ts";
import type { TablesPart } from "../parts.ts";
import { checkTables } from "./check.ts";
import { tablesSchema } from "./schema.ts";

/** A player's own tables beside a set-up. */
export const tables: TablesPart = {
  config: z.strictObject({ ...configFields, tables: z.optional(tablesSchema) }),
  check: checkTables,
};
