import { fail, ok } from "../../core/result.ts";
import { type Answered, type Asker, lookoutOf, ownOf } from "./asker.ts";
import { phrase } from "./phrase.ts";
import { contactSentence } from "./pieces.ts";
import type { Contact } from "./query.ts";

/** The most dangerous first, and of those that are alike the nearest. */
export function byDanger(a: Contact, b: Contact): number {
  return (b.threat ?? 0) - (a.threat ?? 0) || a.distance - b.distance;
}

export function byDistance(a: Contact, b: Contact): number {
  return a.distance - b.distance;
}

/** Those of a lookout's contacts that are asked for, as sentences. */
export function contactsWhere(
  asker: Asker,
  isMeant: (contact: Contact) => boolean,
  order: (a: Contact, b: Contact) => number = byDanger,
): Answered {
  const { queries, view, say } = asker;
  const from = lookoutOf(asker);
  if (from === undefined) return fail([say(phrase("query.none.lookout"))]);
  const found = (queries?.contacts(view, from) ?? []).filter(isMeant).toSorted(order);
  if (found.length === 0) return ok([say(phrase("query.none.contacts"))]);
  return ok([say(phrase("query.from", { id: from })), ...found.map((one) => contactSentence(asker, one))]);
}

/** Whether a numeral lies between two others, clockwise from the first, both included. */
function isBetween(clock: number, from: number, to: number): boolean {
  return (clock - from + 12) % 12 <= (to - from + 12) % 12;
}

/** Who is between two numerals of the clock of the lookout. */
export function inSector(asker: Asker, from: number, to: number): Answered {
  return contactsWhere(asker, ({ clock }) => clock !== undefined && isBetween(clock, from, to));
}

/** Whether a shot may be fired at it from where one looks. */
export function canShoot({ shot = 0 }: Contact): boolean {
  return shot > 0;
}

/** Whether it may fire a shot at where one looks from. */
export function isThreat({ threat = 0 }: Contact): boolean {
  return threat > 0;
}

/** Pairs of an own piece and another for which something holds, as sentences. */
function pairsWhere(asker: Asker, holds: (contact: Contact) => boolean, none: string): Answered {
  const { queries, view, say } = asker;
  const lines = ownOf(asker).flatMap((from) => {
    const found = (queries?.contacts(view, from) ?? []).filter(holds).toSorted(byDanger);
    const heading = say(phrase("query.from", { id: from }));
    return found.map((contact) => `${heading} ${contactSentence(asker, contact)}`);
  });
  return ok(lines.length > 0 ? lines : [none]);
}

/** Whom the lookout can shoot at. */
export function targetsOf(asker: Asker): Answered {
  const { queries, view, say } = asker;
  const from = lookoutOf(asker);
  if (from === undefined) return fail([say(phrase("query.none.lookout"))]);
  const found = (queries?.contacts(view, from) ?? []).filter(canShoot);
  if (found.length === 0) return ok([say(phrase("query.none.targets", { id: from }))]);
  return ok(
    found.toSorted((a, b) => (b.shot ?? 0) - (a.shot ?? 0)).map((one) => contactSentence(asker, one)),
  );
}

/** All shots of the asker's side. */
export function shotsOf(asker: Asker): Answered {
  return pairsWhere(asker, canShoot, asker.say(phrase("query.none.shots")));
}

/** Who can shoot at the asker's side. */
export function dangersOf(asker: Asker): Answered {
  return pairsWhere(asker, isThreat, asker.say(phrase("query.none.danger")));
}
