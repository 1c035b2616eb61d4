import type { FieldValue } from "../../../../face/editor.ts";
import { typeSchema } from "../../data/schema.ts";
import type { AircraftType } from "../../data/tables.ts";
import { tablesOf } from "./config-of.ts";
import type { Draft } from "./draft.ts";

/** The types that something may be of: those of the tables in force, and its own. */
type Typed = Pick<Draft, "tables" | "types">;

function isSame(one: AircraftType, other: AircraftType): boolean {
  return JSON.stringify({ ...one, id: "" }) === JSON.stringify({ ...other, id: "" });
}

/** An id that no type of the draft and of its tables has: the wanted one, or with a figure behind it. */
function freeId(draft: Typed, wanted: string): string {
  const taken = new Set([...tablesOf(draft).aircraft, ...(draft.types ?? [])].map(({ id }) => id));
  let [id, figure] = [wanted, 1];
  while (taken.has(id)) {
    figure += 1;
    id = `${wanted.slice(0, 36)}-${figure}`;
  }
  return id;
}

/** What a type can be named in, and its id there: a design of one's own is put among the others. */
export function withType<Of extends Typed>(
  draft: Of,
  type: FieldValue,
): { readonly draft: Of; readonly type: string } {
  if (typeof type === "string") return { draft, type };
  const read = typeSchema.safeParse(type);
  if (!read.success) return { draft, type: "" };
  const design = read.data;
  const known = draft.types?.find((one) => isSame(one, design));
  if (known) return { draft, type: known.id };
  const id = freeId(draft, design.id);
  return { draft: { ...draft, types: [...(draft.types ?? []), { ...design, id }] }, type: id };
}

/** A type as a field names it: a design of one's own whole, any other by its id. */
export function namedType({ types = [] }: Draft, id: string): FieldValue {
  return types.find((one) => one.id === id) ?? id;
}
