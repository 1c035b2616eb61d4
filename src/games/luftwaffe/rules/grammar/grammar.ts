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
} from "../../../../core/orders/part.ts";
import type { Misread, Vocabulary } from "../../../../core/orders/reader.ts";
import type { Token } from "../../../../core/orders/token.ts";
import { remembered } from "../../../../core/remember.ts";
import { readHex } from "../map/hex.ts";
import { shortly } from "./numbers.ts";
import type { Attack, Counted, Defence, Fire, Order, Withheld, Written } from "./order.ts";
import { SWEEP, WORDS } from "./order.ts";

/** How names are found by what is typed, in lower case. */
export interface Names {
  unit(text: string): string | undefined;
  target(text: string): string | undefined;
  base(text: string): string | undefined;
  type(text: string): string | undefined;
}

const NUMBER = /^\d{1,4}$/;
const NOTHING: Withheld = { count: 0, units: [] };

const unit = noun("unit");
const hex = noun("hex");
const type = noun("type");

const units: Part<readonly string[]> = {
  ...some(unit),
  write: (named, words) => void words.push(...shortly(named)),
};
const counted = some(fields<Counted>({ unit, factors: number }));
const strengths = toEnd(fields({ type, factors: number }), "german");

/** A number of the lowest, or factors of named units; nothing where nobody is withheld. */
const withheld: Part<Withheld> = {
  begins: flag("withhold").begins,
  read(reader) {
    if (!reader.takes("withhold")) return NOTHING;
    // A group's name begins with a figure too: `354FG`.
    return /^\d+$/.test(reader.text)
      ? { count: number.read(reader), units: [] }
      : { count: 0, units: counted.read(reader) };
  },
  write(one, words) {
    if (one.units.length === 0 && one.count === 0) return;
    words.push("withhold");
    if (one.units.length > 0) counted.write(one.units, words);
    else words.push(one.count);
  },
};

const defence = { keep: section("keep", units), withhold: withheld };

const stream = fields({ target: noun("target"), entry: hex, turn: number, units });

/** LW-H7: no streams, but fighters alone. */
const sheet: Form<Extract<Order, { kind: "sheet" }>> = {
  verb: "sheet",
  writes: ["sheet"],
  read(reader) {
    const sweep = reader.takes(SWEEP);
    const streams = sweep ? [] : orNone(toEnd(stream)).read(reader);
    return { kind: "sheet", streams, ...(sweep && { sweep }) };
  },
  write({ streams, sweep }, words) {
    words.push("sheet");
    if (streams.length === 0 && sweep) words.push(SWEEP);
    else orNone(toEnd(stream)).write(streams, words);
  },
};

/** LW-58, LW-74: fighters that are named, `bombers` where no fighter fires, and how bombers split their fire. */
const fire: Form<{ readonly kind: "fire" } & Fire> = {
  verb: "fire",
  writes: ["fire"],
  read(reader) {
    const none = reader.takes("bombers");
    const fighters = none || !units.begins(reader) ? [] : units.read(reader);
    const split: [string, number][] = [];
    while (!reader.done) split.push([type.read(reader), number.read(reader)]);
    return { kind: "fire", ...((none || fighters.length > 0) && { fighters }), split };
  },
  write({ fighters, split }, words) {
    words.push("fire");
    if (fighters?.length === 0) words.push("bombers");
    else if (fighters) units.write(fighters, words);
    words.push(...split.flat());
  },
};

/** Factors to spend, which may be called aircraft. */
const spent: Part<number> = {
  ...number,
  read(reader) {
    reader.takes("aircraft");
    return number.read(reader);
  },
};

const GRAMMAR = grammarOf<Order, Written>(WORDS, [
  verb("raf", fields({ name: noun("place", "target") }), { kind: "name", verb: "raf" }),
  verb("substitute", fields({ name: unit }), { kind: "name", verb: "substitute" }),
  verb("leaves", fields({ name: unit }), { kind: "name", verb: "leaves" }),
  verb("spend", fields({ factors: spent })),
  verb("restore", fields({ counted }), { kind: "counted", verb: "restore" }),
  verb("lose", fields({ counted }), { kind: "counted", verb: "lose" }),
  verb("ground", fields({ units: orNone(units), reserve: after("reserve", number) })),
  sheet,
  verb("mark", fields({ units: orNone(units) }), { kind: "units", verb: "mark" }),
  verb("land", fields({ units }), { kind: "units", verb: "land" }),
  verb("escort", fields({ units: orNone(units) }), { kind: "units", verb: "escort" }),
  verb("group", fields({ groups: orNone(toEnd(fields({ group: noun("group"), units }))) }), {
    kind: "groups",
  }),
  verb("base", fields({ stationed: orNone(toEnd(fields({ base: noun("base"), units }))) })),
  verb("take-off", fields({ units, tanks: flag("tanks") })),
  verb("enter", fields({ to: hex, units }), { kind: "to", verb: "enter" }),
  verb("fly", fields({ to: hex, units }), { kind: "to", verb: "fly" }),
  verb("bomb", fields({ to: noun("target"), units }), { kind: "to", verb: "bomb" }),
  verb("strafe", fields({ base: noun("base"), units, at: after("at", units) })),
  verb(
    "attack",
    fields<Attack>({
      bombers: section("bombers", units),
      direct: section("direct", units),
      fighters: section("fighters", units),
      ...defence,
    }),
  ),
  verb("defend", fields<Defence>(defence)),
  fire,
  verb("fight", fields({ by: anyOf(NAMED_TABLES) })),
  verb("american", fields({ american: orNone(strengths), german: after("german", orNone(strengths)) }), {
    kind: "cost",
  }),
]);

/** The one spelling of an answer. */
export const { print } = GRAMMAR;

/** LW-66: a name for a group, which nothing else has. */
function groupName(text: string, names: Names): string | undefined {
  const free = /^[a-z][a-z0-9]{0,11}$/.test(text) && !(text in {}) && text !== "none" && text !== "tanks";
  const taken = names.unit(text) ?? names.target(text) ?? names.base(text) ?? names.type(text);
  return free && !GRAMMAR.verbs.has(text) && taken === undefined ? text : undefined;
}

const vocabularyOf = remembered(
  (names: Names): Vocabulary => ({
    ...names,
    hex: readHex,
    number: (text) => NUMBER.exec(text)?.[0],
    place: (text) => names.target(text) ?? names.base(text),
    group: (text) => groupName(text, names),
  }),
);

/** What an answer says, or the word at which it can't be read. */
export function read(tokens: readonly Token[], names: Names): Written | Misread {
  return GRAMMAR.read(tokens, vocabularyOf(names));
}
