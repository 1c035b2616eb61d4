import { itemAt } from "../../core/item-at.ts";
import { keysOf } from "../../core/keys-of.ts";
import type { SideIndex } from "../../tabletop/tabletop.ts";
import { type DraftRow, newKey, rowOf } from "./rows.ts";
import type { Fields } from "./typed.ts";

type Lists<List extends string> = { readonly [Name in List]: readonly DraftRow[] };

/** A draft and the row that an edit has put into it. */
interface Added<Draft> {
  readonly draft: Draft;
  readonly row: string;
}

export function otherSide(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0;
}

/** The lists of a draft's rows, by the letters with which the keys of each begin; what is of none counts as of the first. */
export function draftLists<List extends string, Draft extends Lists<List>>(
  letters: Readonly<Record<List, string>>,
) {
  const names = keysOf(letters);
  const first = itemAt(names, 0);
  const listOf = (key: string): List => names.find((list) => key.startsWith(letters[list])) ?? first;
  const keyFor = (list: List, rows: readonly DraftRow[]) => newKey(letters[list], rows);
  const withRows = (draft: Draft, list: List, rows: readonly DraftRow[]): Draft => ({
    ...draft,
    [list]: rows,
  });
  return {
    names,
    listOf,
    keyFor,
    named: (name: string): List => names.find((known) => known === name) ?? first,
    rowOf: (draft: Draft, key: string | null): DraftRow | undefined =>
      key === null ? undefined : rowOf<DraftRow>(draft[listOf(key)], key),
    add(draft: Draft, list: List, side: SideIndex, fields: Fields): Added<Draft> {
      const key = keyFor(list, draft[list]);
      return { draft: withRows(draft, list, [...draft[list], { key, side, fields }]), row: key };
    },
    /** Another row like one that is there, behind it, with some fields of its own. */
    duplicate(draft: Draft, one: DraftRow, own: Fields): Added<Draft> {
      const list = listOf(one.key);
      const key = keyFor(list, draft[list]);
      const twin = { ...one, key, fields: { ...one.fields, ...own } };
      return {
        draft: withRows(draft, list, draft[list].toSpliced(draft[list].indexOf(one) + 1, 0, twin)),
        row: key,
      };
    },
    remove(draft: Draft, key: string): Draft {
      const list = listOf(key);
      return withRows(
        draft,
        list,
        draft[list].filter((one) => one.key !== key),
      );
    },
    /** Hands a row to the other side, with a name of that side. */
    handOver(draft: Draft, one: DraftRow, id: string): Draft {
      const list = listOf(one.key);
      const other = { ...one, side: otherSide(one.side), fields: { ...one.fields, id } };
      return withRows(
        draft,
        list,
        draft[list].map((row) => (row === one ? other : row)),
      );
    },
  };
}

/** The first name that no row and nothing else has, figure by figure from 1; capitals make no difference. */
export function freeName(
  rows: readonly DraftRow[],
  others: readonly string[],
  nameOf: (figure: number) => string,
): string {
  const taken = new Set([...rows.map(({ fields }) => (fields.id ?? "").trim().toLowerCase()), ...others]);
  let figure = 1;
  while (taken.has(nameOf(figure).toLowerCase())) figure += 1;
  return nameOf(figure);
}
