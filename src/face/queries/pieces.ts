import type { PieceId } from "../../core/game.ts";
import { fail, ok } from "../../core/result.ts";
import { wordsOf } from "../text.ts";
import { type Answered, type Asker, lookoutOf, ownOf, tabletopOf } from "./asker.ts";
import { namesOf } from "./names.ts";
import { phrase } from "./phrase.ts";
import type { Contact } from "./query.ts";

/** How many names a refusal lists. */
const LISTED = 12;

/** That nothing is called so, and what is. */
export function unknownPiece(asker: Asker, name: string): Answered {
  const pieces = namesOf(asker);
  return fail([
    asker.say(phrase("query.wrong.piece", { name, pieces: pieces.length > LISTED ? [] : pieces })),
  ]);
}

/** What is said of a piece alone. */
function described(asker: Asker, id: PieceId): readonly string[] {
  const { table, view, queries, say } = asker;
  const known = table.describe?.(view, id);
  const { pieces, counters = [] } = tabletopOf(asker);
  const title = [...pieces, ...counters].find((one) => one.id === id)?.title ?? id;
  const more = ownOf(asker).includes(id) ? (queries?.about?.(view, id) ?? []) : [];
  return [known === undefined ? title : wordsOf(known, say), ...more.map((text) => wordsOf(text, say))];
}

/** A row of the situation as a sentence. */
export function contactSentence({ queries, say }: Asker, { id, cells }: Contact): string {
  const columns = queries?.columns ?? [];
  const told = cells.flatMap((cell, at) => {
    const text = wordsOf(cell, say);
    if (text === "") return [];
    return [say(phrase("query.cell", { column: wordsOf(columns[at] ?? "", say), cell: text }))];
  });
  return say(phrase("query.contact", { id, cells: told }));
}

/** What the badge says beside a target, if anything; its lines may be sentences, which are made one. */
function badge({ table, view, say }: Asker, from: PieceId, to: PieceId): readonly string[] {
  const lines = table.badge?.(view, from, to).map((text) => wordsOf(text, say).replace(/\.$/, "")) ?? [];
  return lines.length > 0 ? [say(phrase("query.badge", { from, to, lines }))] : [];
}

/**
 * What is known of one's own piece; another is told as it is seen from his, in one sentence. Where that has no figures why
 * it can't be shot at, the badge says why.
 */
export function aboutPiece(asker: Asker, id: PieceId): Answered {
  const from = lookoutOf(asker);
  const seen =
    from !== undefined && asker.queries?.contacts(asker.view, from).find((contact) => contact.id === id);
  if (from === undefined || from === id || !seen) {
    const rulings = from === undefined || from === id ? [] : badge(asker, from, id);
    return ok([...described(asker, id), ...rulings]);
  }
  const { alone, cells, shot = 0, friend } = seen;
  const sentence = contactSentence(asker, { ...seen, cells: alone ?? cells });
  const rulings = alone || shot > 0 || friend ? [] : badge(asker, from, id);
  return ok([`${asker.say(phrase("query.from", { id: from }))} ${sentence}`, ...rulings]);
}
