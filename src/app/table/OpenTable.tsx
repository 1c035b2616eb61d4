import { useCallback } from "react";
import type { MatchRecord } from "../storage/record.ts";
import { loadTable } from "./load-table.ts";
import { ReadyTable, type ReadyTableProps } from "./ReadyTable.tsx";

interface OpenTableProps extends Omit<ReadyTableProps, "load"> {
  readonly record: MatchRecord;
  /** Whether the match is kept in the library as it goes on; a match from a link is not, until it is asked for. */
  readonly keep?: boolean;
  /** Another window plays the match: here it is only looked at, and followed. */
  readonly watching?: boolean;
}

/** Loads a match: its game, words and panel; folds it and shows the table. */
export function OpenTable({ record, keep = true, watching = false, ...rest }: OpenTableProps) {
  const load = useCallback(
    () => loadTable(record, { keep: keep && !watching, watching }),
    [record, keep, watching],
  );
  return <ReadyTable load={load} {...rest} />;
}
