import { NAMED_TABLES } from "../../../../core/battle-tables.ts";
import { type Form, grammarOf, verb } from "../../../../core/orders/grammar.ts";
import {
  after,
  anyOf,
  fields,
  flag,
  noun,
  number,
  orNone,
  type Part,
  section,
  some,
  toEnd,
  type Words,
} from "../../../../core/orders/part.ts";
import type { Misread, Reader, Vocabulary } from "../../../../core/orders/reader.ts";
import type { Token } from "../../../../core/orders/token.ts";
import { remembered } from "../../../../core/remember.ts";
import { readSquare } from "../map/square.ts";
import { ACTS, type Allocation, type FlyOrder, type Order, type UnderCard, WORDS } from "./order.ts";

/** How names are found by what is typed, in lower case. */
export interface Names {
  type(text: string): string | undefined;
  target(text: string): string | undefined;
  formation(text: string): string | undefined;
}

/** How far a geschwader can move (BB-88). */
const LENGTH = /^(5|10)$/;
const NUMBER = /^(0|[1-9]\d{0,3})$/;

const type = noun("type");
const target = noun("target");
const formation = noun("formation");
const square = noun("square");

type Act = Extract<Order, { kind: "act" }>["verb"];
type Acting = Extract<Order, { kind: "fly" | "attack" | "act" }>;

const length: Part<FlyOrder["length"]> = {
  ...noun("length", "number"),
  read: (reader) => (reader.done ? null : (Number(reader.name("length", "number")) as 5 | 10)),
  write: (squares, words) => void (squares !== null && words.push(squares)),
};

const flight = fields<Omit<FlyOrder, "kind" | "id">>({
  way: some(square),
  length,
  more: flag("more"),
  without: section("without", toEnd(type)),
});

/** What a formation does, which is named first. */
const acting: Form<Acting> = {
  writes: ["fly", "attack", ...ACTS],
  read(reader) {
    const id = formation.read(reader);
    if (reader.takes("fly")) return { kind: "fly", id, ...flight.read(reader) };
    if (reader.takes("attack")) return { kind: "attack", id, at: formation.read(reader) };
    return { kind: "act", id, verb: anyOf<Act>(ACTS).read(reader) };
  },
  write(order, words) {
    words.push(order.id, order.kind === "act" ? order.verb : order.kind);
    if (order.kind === "fly") flight.write(order, words);
    if (order.kind === "attack") words.push(order.at);
  },
};

/** BB-58: what is rebuilt is named where it is another type. */
const rotation: Form<Extract<Order, { kind: "rotate" }>> = {
  verb: "rotate",
  writes: ["rotate"],
  read(reader) {
    const group = () => String(number.read(reader));
    const [from, to, gives] = [group(), group(), type.read(reader)];
    return { kind: "rotate", from, to, gives, gains: reader.done ? gives : type.read(reader) };
  },
  write({ from, to, gives, gains }, words) {
    words.push("rotate", from, to, gives, ...(gains === gives ? [] : [gains]));
  },
};

/** Squadrons formation by formation. */
const under: Part<readonly UnderCard[]> = {
  begins: formation.begins,
  read(reader) {
    const groups = toEnd(fields({ id: formation, types: some(type) })).read(reader);
    return groups.flatMap(({ id, types }) => types.map((one) => ({ formation: id, type: one })));
  },
  write(cards, words) {
    for (const [at, card] of cards.entries()) {
      if (cards[at - 1]?.formation !== card.formation) words.push(card.formation);
      words.push(card.type);
    }
  },
};

const stood = after("stand-down", type);

function writeLosses(allocation: Allocation, words: Words): void {
  if (allocation.lost.length > 0) words.push("lose", ...allocation.lost);
  if (allocation.stood !== null) stood.write(allocation.stood, words);
}

function readLosses(reader: Reader): Allocation {
  const lost = some(type).read(reader);
  return { lost, stood: stood.begins(reader) ? stood.read(reader) : null };
}

/** What a battle cost a side, `none` where it cost nothing. */
const cost: Part<Allocation> = {
  begins: anyOf(["none", "lose", "stand-down"]).begins,
  read(reader) {
    if (reader.takes("none")) return { lost: [], stood: null };
    if (stood.begins(reader)) return { lost: [], stood: stood.read(reader) };
    if (!reader.takes("lose")) throw reader.wrong();
    return readLosses(reader);
  },
  write(allocation, words) {
    if (allocation.lost.length === 0 && allocation.stood === null) words.push("none");
    else writeLosses(allocation, words);
  },
};

/** `lose He111 stand-down Do17`, or the last of it alone. */
function losing(
  name: string,
  losses: (reader: Reader) => Allocation,
): Form<Extract<Order, { kind: "lose" }>> {
  return {
    verb: name,
    writes: ["lose"],
    read: (reader) => ({ kind: "lose", ...losses(reader) }),
    write: writeLosses,
  };
}

const single: Part<readonly string[]> = { ...some(target), read: (reader) => [target.read(reader)] };

const pair: Part<readonly [string, string]> = {
  begins: formation.begins,
  read: (reader) => [formation.read(reader), formation.read(reader)],
  write: (both, words) => void words.push(...both),
};

const GRAMMAR = grammarOf<Order>(WORDS, [
  verb("bid", fields({ targets: number })),
  verb("keep", fields({ cards: toEnd(target) }), { kind: "cards", verb: "keep" }),
  verb("mission", fields({ cards: single }), { kind: "cards", verb: "mission" }),
  verb("top", fields({ types: toEnd(type) }), { kind: "types", verb: "top" }),
  verb("pool", fields({ types: toEnd(type) }), { kind: "types", verb: "pool" }),
  verb("order", fields({ types: toEnd(type) }), { kind: "types", verb: "order" }),
  rotation,
  verb("repair", fields({ squadrons: after("squadron", number), facilities: after("facility", number) }), {
    kind: "dice",
  }),
  verb("rebuild", fields({ names: toEnd(noun("repairable", "target")) })),
  verb("under", fields({ cards: under })),
  verb("seven", fields({ formations: orNone(toEnd(formation)) }), { kind: "sevens" }),
  verb("fill", fields({ formations: toEnd(formation) })),
  acting,
  verb("to", fields({ way: some(square), more: flag("more") })),
  verb("big-wing", fields({ wings: pair, at: formation })),
  losing("lose", readLosses),
  losing("stand-down", (reader) => ({ lost: [], stood: type.read(reader) })),
  verb("fight", fields({ by: anyOf(NAMED_TABLES) })),
  verb("british", fields({ british: cost, german: after("german", cost) }), { kind: "result" }),
  verb("lay", fields({ sizes: toEnd(number) })),
  verb("set", fields({ against: toEnd(fields({ gruppe: number, squadrons: some(type) })) })),
]);

/** The one spelling of an answer. */
export const { print } = GRAMMAR;

const vocabularyOf = remembered(
  (names: Names): Vocabulary => ({
    ...names,
    repairable: (text) => names.type(text) ?? names.target(text),
    square: readSquare,
    number: (text) => NUMBER.exec(text)?.[0],
    length: (text) => LENGTH.exec(text)?.[0],
  }),
);

/** Grammar alone: what the words say. Case and blanks don't matter. */
export function read(tokens: readonly Token[], names: Names): Order | Misread {
  return GRAMMAR.read(tokens, vocabularyOf(names));
}
