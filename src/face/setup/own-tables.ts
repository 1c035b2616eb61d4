import { jsonLines } from "../../core/json-lines.ts";
import type { OwnTables, TableSet } from "../setup.ts";

/** Tables that a player may load, as JSON in lines; what is said of them are the words `tables`, `tables.note` and `tables.how`. */
export function jsonTables<Set extends TableSet>(
  given: Omit<OwnTables<Set>, "title" | "note" | "how" | "print">,
): OwnTables<Set> {
  return {
    title: { key: "tables", values: {} },
    note: { key: "tables.note", values: {} },
    how: { key: "tables.how", values: {} },
    print: jsonLines,
    ...given,
  };
}
