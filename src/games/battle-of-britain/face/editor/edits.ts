import { rowOf, withFields } from "../../../../face/editor/rows.ts";
import { typed, written } from "../../../../face/editor/typed.ts";
import type { FieldValue } from "../../../../face/editor.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { formationsIn } from "../../data/formations.ts";
import { baseOf, type Draft, newKey } from "./draft.ts";

/** A draft and the row that an edit has put into it. */
interface Added {
  readonly draft: Draft;
  readonly row: string;
}

/** Formations of a side that take no part yet, in the order of the tables. */
export function freeIds(draft: Draft, side: SideIndex): readonly string[] {
  const taken = draft.formations.map(({ fields }) => typed(fields, "id"));
  return formationsIn(baseOf(draft))
    .filter((one) => one.side === side && !taken.includes(one.id))
    .map(({ id }) => id);
}

/** Brings another formation of a side in; where all of it take part already, the last of them is in hand. */
export function added(draft: Draft, side: SideIndex): Added {
  const [id] = freeIds(draft, side);
  if (id === undefined)
    return { draft, row: draft.formations.findLast((one) => one.side === side)?.key ?? "" };
  const key = newKey(draft.formations);
  return { draft: { ...draft, formations: [...draft.formations, { key, side, fields: { id } }] }, row: key };
}

/** Another formation of the same side. */
export function duplicated(draft: Draft, row: string): Added {
  return added(draft, rowOf(draft.formations, row)?.side ?? 0);
}

export function removed(draft: Draft, row: string): Draft {
  return { ...draft, formations: draft.formations.filter(({ key }) => key !== row) };
}

/** A formation of the other side in the place of one; where all of that take part, it stays. */
export function changeSide(draft: Draft, row: string): Draft {
  const one = rowOf(draft.formations, row);
  if (!one) return draft;
  const side: SideIndex = one.side === 0 ? 1 : 0;
  const [id] = freeIds(draft, side);
  if (id === undefined) return draft;
  const other = { ...one, side, fields: { id } };
  return { ...draft, formations: draft.formations.map((each) => (each === one ? other : each)) };
}

/** A field of a row, or of the set-up, set to something. */
export function changed(draft: Draft, row: string | null, field: string, value: FieldValue): Draft {
  if (row === null) return { ...draft, fields: { ...draft.fields, [field]: written(value) } };
  return { ...draft, formations: withFields(draft.formations, row, { [field]: written(value) }) };
}
