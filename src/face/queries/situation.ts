import type { PieceId } from "../../core/game.ts";
import type { Block } from "../sheet.ts";
import { type Asker, tabletopOf } from "./asker.ts";
import { byDanger } from "./contacts.ts";
import { phrase } from "./phrase.ts";

/** The situation as a table: a row for each other that is in play, as it is seen from a piece, the most dangerous first. */
export function situationFrom(asker: Asker, from: PieceId): Extract<Block, { readonly kind: "table" }> {
  const { queries, view } = asker;
  const contacts = (queries?.contacts(view, from) ?? []).toSorted(byDanger);
  const { pieces, counters = [] } = tabletopOf(asker);
  const sideOf = (id: PieceId) => [...pieces, ...counters].find((one) => one.id === id)?.side;
  // What is said of nobody is no column: heights where nobody has any.
  const columns = (queries?.columns ?? []).flatMap((name, at) =>
    contacts.some(({ cells }) => cells[at] !== "") ? [{ name, at }] : [],
  );
  return {
    kind: "table",
    look: "ruled",
    label: phrase("query.situation", { id: from }),
    columns: [phrase("query.piece"), ...columns.map(({ name }) => name)],
    rows: contacts.map(({ id, cells }) => {
      const side = sideOf(id);
      return {
        head: [{ text: id, tone: "strong" }],
        ...(side !== undefined && { side }),
        cells: columns.map(({ at }) => cells[at] ?? ""),
      };
    }),
  };
}
