import { fail, ok } from "../../core/result.ts";
import { wordsOf } from "../text.ts";
import { type Answered, type Asker, lookoutOf } from "./asker.ts";
import { phrase } from "./phrase.ts";
import type { Contact } from "./query.ts";
import { type Audible, ticksOf } from "./ticks.ts";

/** One of those around a piece, as a sweep meets it. */
export interface Swept extends Audible {
  readonly contact: Contact;
}

/** All around a piece: those in the same place, then clockwise from 12, at one numeral the nearest first. */
export function swept(contacts: readonly Contact[]): readonly Swept[] {
  const place = ({ clock }: Swept) => (clock === null ? -1 : clock % 12);
  return contacts
    .map((contact) => {
      const { clock = null, distance, above = 0, friend } = contact;
      return { clock, distance, above, friend, contact };
    })
    .toSorted((a, b) => place(a) - place(b) || a.distance - b.distance);
}

/** Who is around the lookout, in one sentence, and as ticks. */
export function sweepTold(asker: Asker): Answered {
  const { queries, view, say } = asker;
  const columns = queries?.sweep;
  if (!columns) return fail([say(phrase("query.none.directions"))]);
  const from = lookoutOf(asker);
  if (from === undefined) return fail([say(phrase("query.none.lookout"))]);
  const all = swept(queries.contacts(view, from));
  if (all.length === 0) return ok([say(phrase("query.none.contacts"))]);
  const around = all.map(({ clock, friend, contact: { id, cells } }) => ({
    clock,
    id,
    friend,
    cells: columns.map((at) => wordsOf(cells[at] ?? "", say)).filter((cell) => cell !== ""),
  }));
  const told = [say(phrase("query.from", { id: from })), say(phrase("query.sweep", { around }))];
  return { ...ok(told), ticks: ticksOf(all) };
}
