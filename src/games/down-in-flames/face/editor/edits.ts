import { freeName, otherSide } from "../../../../face/editor/lists.ts";
import { withFields } from "../../../../face/editor/rows.ts";
import { type Fields, written } from "../../../../face/editor/typed.ts";
import type { FieldValue } from "../../../../face/editor.ts";
import { numberOr, within } from "../../../../face/figures.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { SIDES } from "../../data/sides.ts";
import { highestOf } from "../../rules/setup/check.ts";
import { HIGHEST_START } from "../../rules/setup/options.ts";
import { configOf, tablesOf } from "./config-of.ts";
import { type Draft, type List, ROWS } from "./draft.ts";

const USUAL_LEVEL = 10;
const USUAL_BOMBERS = "4";

/** The level at which all begin, where one is given. */
export function levelOf({ fields }: Draft): number | undefined {
  if (fields["options.start"] !== "given") return undefined;
  return within(Math.round(numberOr(fields.level ?? "", USUAL_LEVEL)), 1, HIGHEST_START);
}

function setFields(draft: Draft, key: string, fields: Fields): Draft {
  const list = ROWS.listOf(key);
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
  const letter = list === "elements" ? (side === 0 ? "A" : "B") : side === 0 ? "Q" : "R";
  const rows = [...draft.elements, ...draft.formations];
  return freeName(rows, SIDES, (figure) =>
    list === "elements" ? `${letter}${figure}` : letter.repeat(figure),
  );
}

/** The first bombers of the tables. */
function bombersOf(draft: Draft): string {
  return tablesOf(draft).bombers[0]?.id ?? "";
}

/** Brings an Element or a formation. */
export function added(draft: Draft, list: List, side: SideIndex, type: FieldValue) {
  const id = freeId(draft, list, side);
  const fields: Fields =
    list === "elements"
      ? { id, type: typeof type === "string" ? type : "" }
      : { id, type: bombersOf(draft), count: USUAL_BOMBERS };
  return ROWS.add(draft, list, side, fields);
}

/** Another row like one that is there. */
export function duplicated(draft: Draft, key: string) {
  const one = ROWS.rowOf(draft, key);
  if (!one) return { draft, row: key };
  return ROWS.duplicate(draft, one, { id: freeId(draft, ROWS.listOf(key), one.side) });
}

/** Hands something to the other side, with a name of that side. */
export function changeSide(draft: Draft, key: string): Draft {
  const one = ROWS.rowOf(draft, key);
  return one ? ROWS.handOver(draft, one, freeId(draft, ROWS.listOf(key), otherSide(one.side))) : draft;
}

/** A field of a row, or of the set-up, set to something. */
export function changed(draft: Draft, key: string | null, field: string, value: FieldValue): Draft {
  if (key === null) return { ...draft, fields: { ...draft.fields, [field]: written(value) } };
  if (field === "side") return `${ROWS.rowOf(draft, key)?.side}` === value ? draft : changeSide(draft, key);
  return setFields(draft, key, { [field]: written(value) });
}
