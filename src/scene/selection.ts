import type { TableProps } from "./props.ts";

/** The piece in hand, as a list. */
export function selectionOf({ selected }: Pick<TableProps, "selected">): readonly string[] {
  return selected === undefined ? [] : [selected];
}
