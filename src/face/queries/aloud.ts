import type { PieceId } from "../../core/game.ts";
import type { Phrase } from "../../core/phrase.ts";
import { remembered } from "../../core/remember.ts";
import { wordsOf } from "../text.ts";
import type { Asker } from "./asker.ts";
import { namesOf, spokenName } from "./names.ts";
import { phrase } from "./phrase.ts";
import { UNITS, type Unit } from "./units.ts";

/** How what is written is said. */
export interface Aloud {
  /** A text: pieces by name, orders and signs in words. Where a word might be a piece or an order, it is the piece. */
  text(written: string): string;
  /** A piece, by its id. */
  name(id: PieceId): string;
  /** An order, even where a piece is called alike; what is no order in signs is said as a text. */
  order(written: string): string;
}

/** A stretch at the head of a text, and what is said for it. */
interface Found {
  readonly length: number;
  readonly said: string;
}

type Finder = (rest: string) => Found | undefined;

/** Where a word may begin: not within another one. */
const BEGINS = /(?<![\p{L}\p{N}+-])[\p{L}\p{N}+-]|″/gu;
const WORD = /^[\p{L}\p{N}-]+/u;
/** A figure as it is written in either language. */
const FIGURE = /^[+-]?\d+(?:[.,]\d+)?/;
/** A unit behind a figure, or a sign that is one wherever it stands. */
const UNIT = new RegExp(`^\\s?(${UNITS.join("|")})(?![\\p{L}\\p{N}])`, "u");

function unitSaid({ say }: Asker, unit: string, count: string | null): string {
  return say(phrase("query.unit", { unit: unit as Unit, one: count === "1" }));
}

/** A figure with its unit: `10.5″`, `3 MP`; or the unit alone. */
function measureFinder(asker: Asker): Finder {
  return (rest) => {
    const [figure = ""] = FIGURE.exec(rest) ?? [];
    const [written = "", unit] = UNIT.exec(rest.slice(figure.length)) ?? [];
    if (unit === undefined) return undefined;
    // `m` is a unit behind a figure alone.
    if (figure === "")
      return unit === "m" ? undefined : { length: written.length, said: unitSaid(asker, unit, null) };
    return { length: figure.length + written.length, said: `${figure} ${unitSaid(asker, unit, figure)}` };
  };
}

function nameFinder(asker: Asker): Finder {
  const names = new Map(namesOf(asker).map((id) => [id, spokenName(asker, id)]));
  return (rest) => {
    const [word = ""] = WORD.exec(rest) ?? [];
    const said = names.get(word);
    return said === undefined ? undefined : { length: word.length, said };
  };
}

function orderFinder({ queries, say }: Asker, alone: boolean): Finder {
  return (rest) => {
    const found = queries?.spelt?.(rest, alone);
    return found && { length: found.length, said: wordsOf(found.said, say) };
  };
}

/** Names that people have given: what is within them is no piece and no order. */
function keptFinder(kept: readonly string[]): Finder {
  return (rest) => {
    const name = kept.find((one) => one !== "" && rest.startsWith(one));
    return name === undefined ? undefined : { length: name.length, said: name };
  };
}

/** The longest that is found, the first of those that are as long. */
function longest(found: readonly (Found | undefined)[]): Found | undefined {
  return found.reduce((best, one) => (one && one.length > (best?.length ?? 0) ? one : best), undefined);
}

function spoken(written: string, finders: readonly Finder[]): string {
  let said = "";
  let at = 0;
  for (const { index } of written.matchAll(BEGINS)) {
    if (index < at) continue;
    const found = longest(finders.map((find) => find(written.slice(index))));
    if (!found) continue;
    said += written.slice(at, index) + found.said;
    at = index + found.length;
  }
  return said + written.slice(at);
}

/** How what an asker is told is said to him: of his match, and in his language. */
export const aloud = remembered((asker: Asker): Aloud => {
  const order = orderFinder(asker, true);
  const finders = [
    keptFinder(asker.names ?? []),
    nameFinder(asker),
    orderFinder(asker, false),
    measureFinder(asker),
  ];
  const text = (written: string) => spoken(written, finders);
  return {
    text,
    name: (id) => spokenName(asker, id),
    order: (written) => {
      const found = order(written);
      return found?.length === written.length ? found.said : text(written);
    },
  };
});

/** A fact with the order that it tells in words, even where a piece is called alike. */
export function withOrderSaid<Told extends Phrase>(told: Told, { order }: Pick<Aloud, "order">): Told {
  const written = told.values.order;
  return typeof written === "string" ? { ...told, values: { ...told.values, order: order(written) } } : told;
}
