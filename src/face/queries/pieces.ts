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

/** What is known of a piece, and of one that is not the asker's how it is seen from his: the same as the badge says. */
export function aboutPiece(asker: Asker, id: PieceId): Answered {
  const from = lookoutOf(asker);
  const alone = described(asker, id);
  if (from === undefined || from === id) return ok(alone);
  const seen = asker.queries?.contacts(asker.view, from).find((contact) => contact.id === id);
  const rulings = [...badge(asker, from, id), ...badge(asker, id, from)];
  const heading = asker.say(phrase("query.from", { id: from }));
  return ok([...alone, ...(seen ? [`${heading} ${contactSentence(asker, seen)}`] : []), ...rulings]);
}
