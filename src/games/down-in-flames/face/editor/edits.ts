import { withFields } from "../../../../face/editor/rows.ts";
import { type Fields, written } from "../../../../face/editor/typed.ts";
import type { FieldValue } from "../../../../face/editor.ts";
import { numberOr, within } from "../../../../face/figures.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { SIDES } from "../../data/sides.ts";
import { highestOf } from "../../rules/setup/check.ts";
import { HIGHEST_START } from "../../rules/setup/options.ts";
import { configOf, tablesOf } from "./config-of.ts";
import { type Draft, type DraftRow, type List, listOf, newKey, rowOf } from "./draft.ts";

const USUAL_LEVEL = 10;
const USUAL_BOMBERS = "4";

/** The level at which all begin, where one is given. */
export function levelOf({ fields }: Draft): number | undefined {
  if (fields["options.start"] !== "given") return undefined;
  return within(Math.round(numberOr(fields.level ?? "", USUAL_LEVEL)), 1, HIGHEST_START);
}

function setFields(draft: Draft, key: string, fields: Fields): Draft {
  const list = listOf(key);
  return { ...draft, [list]: withFields(draft[list], key, fields) };
}

/** Raises everybody, who all begin at one level (DIF-2.5). */
export function raiseBy(draft: Draft, levels: number): Draft {
  const highest = Math.max(1, highestOf(configOf(draft), tablesOf(draft), HIGHEST_START));
  const level = within((levelOf(draft) ?? USUAL_LEVEL) + levels, 1, highest);
  return { ...draft, fields: { ...draft.fields, "options.start": "given", level: `${level}` } };
}

/** A name that nothing has: `A3` for the Allies, `B1` for the Axis, `Q`, `R` … for formations. */
function freeId(draft: Draft, list: List, side: SideIndex): string {
  const all = [...draft.elements, ...draft.formations];
  const taken = new Set([...all.map(({ fields }) => (fields.id ?? "").trim().toLowerCase()), ...SIDES]);
  const letter = list === "elements" ? (side === 0 ? "A" : "B") : side === 0 ? "Q" : "R";
  let figure = 1;
  const named = () => (list === "elements" ? `${letter}${figure}` : letter.repeat(figure));
  while (taken.has(named().toLowerCase())) figure += 1;
  return named();
}

/** The first bombers of the tables. */
function bombersOf(draft: Draft): string {
  return tablesOf(draft).bombers[0]?.id ?? "";
}

/** Brings an Element or a formation. */
export function added(draft: Draft, list: List, side: SideIndex, type: FieldValue) {
  const key = newKey(list, draft[list]);
  const id = freeId(draft, list, side);
  const fields: Fields =
    list === "elements"
      ? { id, type: typeof type === "string" ? type : "" }
      : { id, type: bombersOf(draft), count: USUAL_BOMBERS };
  return { draft: { ...draft, [list]: [...draft[list], { key, side, fields }] }, row: key };
}

/** Another row like one that is there. */
export function duplicated(draft: Draft, key: string) {
  const one = rowOf(draft, key);
  if (!one) return { draft, row: key };
  const list = listOf(key);
  const twin = newKey(list, draft[list]);
  const fields = { ...one.fields, id: freeId(draft, list, one.side) };
  const rows = draft[list].toSpliced(draft[list].indexOf(one) + 1, 0, { ...one, key: twin, fields });
  return { draft: { ...draft, [list]: rows }, row: twin };
}

export function removed(draft: Draft, key: string): Draft {
  const list = listOf(key);
  return { ...draft, [list]: draft[list].filter((one) => one.key !== key) };
}

/** Hands something to the other side, with a name of that side. */
export function changeSide(draft: Draft, key: string): Draft {
  const one = rowOf(draft, key);
  if (!one) return draft;
  const list = listOf(key);
  const side: SideIndex = one.side === 0 ? 1 : 0;
  const other: DraftRow = { ...one, side, fields: { ...one.fields, id: freeId(draft, list, side) } };
  return { ...draft, [list]: draft[list].map((row) => (row === one ? other : row)) };
}

/** A field of a row, or of the set-up, set to something. */
export function changed(draft: Draft, key: string | null, field: string, value: FieldValue): Draft {
  if (key === null) return { ...draft, fields: { ...draft.fields, [field]: written(value) } };
  if (field === "side") return `${rowOf(draft, key)?.side}` === value ? draft : changeSide(draft, key);
  return setFields(draft, key, { [field]: written(value) });
}
