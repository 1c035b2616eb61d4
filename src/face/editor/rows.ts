import { z } from "zod/mini";
import { fieldsSchema } from "./typed.ts";

/** What is read from a kept draft is changed by nobody. */
export type Frozen<T> = T extends readonly unknown[] | object
  ? { readonly [Key in keyof T]: Frozen<T[Key]> }
  : T;

/** A row of a draft all of whose fields are kept as they were typed. */
export const rowSchema = z.strictObject({
  /** Names the row for as long as it is there, whatever its fields say: `e3`. */
  key: z.string(),
  side: z.union([z.literal(0), z.literal(1)]),
  fields: fieldsSchema,
});
export type DraftRow = Frozen<z.infer<typeof rowSchema>>;

/** The row of a key. */
export function rowOf<Row extends { readonly key: string }>(
  rows: readonly Row[],
  wanted: string | null,
): Row | undefined {
  return rows.find((row) => row.key === wanted);
}

/** A key for a new row: a letter and a figure that no row of the list has. */
export function newKey(letter: string, rows: readonly { readonly key: string }[]): string {
  const last = rows.reduce((most, row) => Math.max(most, Number(row.key.slice(1)) || 0), 0);
  return `${letter}${last + 1}`;
}

/** Rows with some fields of one of them set. */
export function withFields<Row extends DraftRow>(
  rows: readonly Row[],
  key: string,
  fields: Row["fields"],
): readonly Row[] {
  return rows.map((one) => (one.key === key ? { ...one, fields: { ...one.fields, ...fields } } : one));
}
