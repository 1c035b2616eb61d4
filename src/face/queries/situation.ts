import type { PieceId } from "../../core/game.ts";
import type { SideIndex } from "../../tabletop/tabletop.ts";
import { wordsOf } from "../text.ts";
import { type Asker, tabletopOf } from "./asker.ts";
import { byDanger } from "./contacts.ts";

/** One of the others in play as it is seen from a piece: what each column says of it. */
interface SeenRow {
  readonly id: PieceId;
  readonly side: SideIndex | undefined;
  readonly cells: readonly string[];
}

/** Who is where as seen from a piece. */
export interface Situation {
  readonly columns: readonly string[];
  /** The most dangerous first. */
  readonly rows: readonly SeenRow[];
}

/** The situation as a table; what is said of nobody is no column, heights where nobody has any say. */
export function situationFrom(asker: Asker, from: PieceId): Situation {
  const { queries, view, say } = asker;
  const contacts = (queries?.contacts(view, from) ?? []).toSorted(byDanger);
  const { pieces, counters = [] } = tabletopOf(asker);
  const sideOf = (id: PieceId) => [...pieces, ...counters].find((one) => one.id === id)?.side;
  const all = contacts.map(({ id, cells }) => ({
    id,
    side: sideOf(id),
    cells: cells.map((cell) => wordsOf(cell, say)),
  }));
  const told = (queries?.columns ?? []).flatMap((name, at) =>
    all.some(({ cells }) => cells[at] !== "") ? [{ name: wordsOf(name, say), at }] : [],
  );
  return {
    columns: told.map(({ name }) => name),
    rows: all.map((row) => ({ ...row, cells: told.map(({ at }) => row.cells[at] ?? "") })),
  };
}
