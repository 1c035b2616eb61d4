import { NAMED_TABLES } from "../../../../core/battle-tables.ts";
import type { Strength } from "../../data/types.ts";
import { readHex } from "../map/hex.ts";
import type {
  Attack,
  Counted,
  Defence,
  Grouped,
  Order,
  Stationed,
  Stream,
  Withheld,
  Written,
} from "./order.ts";
import { SWEEP, WORDS, type Word } from "./order.ts";

/** A word of an answer and where it stands. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

/** What a word of an answer could not be read as, and where. */
export interface Misread {
  readonly misread: "grammar" | "hex" | "number" | "unit" | "target" | "base" | "type" | "group";
  readonly token: Token | undefined;
}

/** How names are found by what is typed, in whatever case. */
export interface Names {
  unit(text: string): string | undefined;
  target(text: string): string | undefined;
  base(text: string): string | undefined;
  type(text: string): string | undefined;
}

const NOTHING: Withheld = { count: 0, units: [] };

/** Reads word after word; the first that can't be read stops it. */
class Reader {
  private at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly names: Names,
  ) {}

  private get next(): Token | undefined {
    return this.tokens[this.at];
  }

  get done(): boolean {
    return this.at >= this.tokens.length;
  }

  /** No word comes after the next. */
  get last(): boolean {
    return this.at === this.tokens.length - 1;
  }

  get text(): string {
    return this.next?.text.toLowerCase() ?? "";
  }

  /** The next word where it is this one. */
  takes(word: string): boolean {
    if (this.text !== word) return false;
    this.at += 1;
    return true;
  }

  wrong(misread: Misread["misread"] = "grammar"): Misread {
    return { misread: this.next ? misread : "grammar", token: this.next };
  }

  private take(misread: Misread["misread"], found: string | undefined): string {
    if (found === undefined) throw this.wrong(misread);
    this.at += 1;
    return found;
  }

  unit(): string {
    return this.take("unit", this.names.unit(this.text));
  }

  target(): string {
    return this.take("target", this.names.target(this.text));
  }

  base(): string {
    return this.take("base", this.names.base(this.text));
  }

  place(): string {
    return this.take("target", this.names.target(this.text) ?? this.names.base(this.text));
  }

  hex(): string {
    return this.take("hex", readHex(this.text));
  }

  number(): number {
    return Number(this.take("number", /^\d{1,4}$/.test(this.text) ? this.text : undefined));
  }

  type(): string {
    return this.take("type", this.names.type(this.text));
  }

  /** A name for a group, which nothing else has. */
  group(): string {
    const { text, names } = this;
    const free = /^[a-z][a-z0-9]{0,11}$/.test(text) && !VERBS[text] && text !== "none" && text !== "tanks";
    const taken = names.unit(text) ?? names.target(text) ?? names.base(text) ?? names.type(text);
    return this.take("group", free && taken === undefined && !(text in {}) ? text : undefined);
  }

  /** Units as far as there are any. */
  units(): readonly string[] {
    const found: string[] = [];
    while (this.names.unit(this.text) !== undefined) found.push(this.unit());
    return found;
  }

  /** Units, at least one. */
  someUnits(): readonly string[] {
    return [this.unit(), ...this.units()];
  }

  /** `none`, or units. */
  listed(): readonly string[] {
    return this.takes("none") ? [] : this.someUnits();
  }

  counted(): readonly Counted[] {
    const found: Counted[] = [{ unit: this.unit(), factors: this.number() }];
    while (this.names.unit(this.text) !== undefined)
      found.push({ unit: this.unit(), factors: this.number() });
    return found;
  }
}

function withheld(reader: Reader): Withheld {
  // A group's name begins with a figure too: `354FG`.
  return /^\d+$/.test(reader.text)
    ? { count: reader.number(), units: [] }
    : { count: 0, units: reader.counted() };
}

function declared(reader: Reader): Defence {
  const keep = reader.takes("keep") ? reader.someUnits() : [];
  return { keep, withhold: reader.takes("withhold") ? withheld(reader) : NOTHING };
}

function attack(reader: Reader): Attack {
  const named = (word: string) => (reader.takes(word) ? reader.someUnits() : []);
  const [bombers, direct, fighters] = [named("bombers"), named("direct"), named("fighters")];
  return { bombers, direct, fighters, ...declared(reader) };
}

function sheet(reader: Reader): Order {
  const sweep = reader.takes(SWEEP);
  return sweep ? { kind: "sheet", streams: [], sweep } : { kind: "sheet", streams: streams(reader) };
}

function streams(reader: Reader): readonly Stream[] {
  if (reader.takes("none")) return [];
  const found: Stream[] = [];
  do
    found.push({
      target: reader.target(),
      entry: reader.hex(),
      turn: reader.number(),
      units: reader.someUnits(),
    });
  while (!reader.done);
  return found;
}

function stationed(reader: Reader): readonly Stationed[] {
  if (reader.takes("none")) return [];
  const found: Stationed[] = [];
  do found.push({ base: reader.base(), units: reader.someUnits() });
  while (!reader.done);
  return found;
}

function grouped(reader: Reader): readonly Grouped[] {
  if (reader.takes("none")) return [];
  const found: Grouped[] = [];
  do found.push({ group: reader.group(), units: reader.someUnits() });
  while (!reader.done);
  return found;
}

function ground(reader: Reader): Order {
  const units = reader.listed();
  if (!reader.takes("reserve")) throw reader.wrong();
  return { kind: "ground", units, reserve: reader.number() };
}

function strafe(reader: Reader): Order {
  const base = reader.base();
  const units = reader.someUnits();
  if (!reader.takes("at")) throw reader.wrong();
  return { kind: "strafe", base, units, at: reader.someUnits() };
}

function split(reader: Reader): readonly (readonly [string, number])[] {
  const found: (readonly [string, number])[] = [];
  while (!reader.done) found.push([reader.type(), reader.number()]);
  return found;
}

/** Units that are named; undefined where none is, and all are meant. */
function someOrAll(reader: Reader): readonly string[] | undefined {
  const units = reader.units();
  return units.length > 0 ? units : undefined;
}

function fight(reader: Reader): Order {
  const by = NAMED_TABLES.find((table) => reader.takes(table));
  if (by === undefined) throw reader.wrong();
  return { kind: "fight", by };
}

function strengths(reader: Reader): readonly Strength[] {
  if (reader.takes("none")) return [];
  const found: Strength[] = [];
  do found.push({ type: reader.type(), factors: reader.number() });
  while (!reader.done && reader.text !== "german");
  return found;
}

function cost(reader: Reader): Order {
  const american = strengths(reader);
  if (!reader.takes("german")) throw reader.wrong();
  return { kind: "cost", american, german: strengths(reader) };
}

/** What stands behind a verb. */
const VERBS: Readonly<Record<string, (reader: Reader) => Written>> = {
  raf: (reader) => ({ kind: "name", verb: "raf", name: reader.place() }),
  substitute: (reader) => ({ kind: "name", verb: "substitute", name: reader.unit() }),
  leaves: (reader) => ({ kind: "name", verb: "leaves", name: reader.unit() }),
  spend: (reader) => {
    reader.takes("aircraft");
    return { kind: "spend", factors: reader.number() };
  },
  restore: (reader) => ({ kind: "counted", verb: "restore", counted: reader.counted() }),
  lose: (reader) => ({ kind: "counted", verb: "lose", counted: reader.counted() }),
  ground,
  sheet,
  mark: (reader) => ({ kind: "units", verb: "mark", units: reader.listed() }),
  land: (reader) => ({ kind: "units", verb: "land", units: reader.someUnits() }),
  escort: (reader) => ({ kind: "units", verb: "escort", units: reader.listed() }),
  group: (reader) => ({ kind: "groups", groups: grouped(reader) }),
  base: (reader) => ({ kind: "base", stationed: stationed(reader) }),
  "take-off": (reader) => ({ kind: "take-off", units: reader.someUnits(), tanks: reader.takes("tanks") }),
  enter: (reader) => ({ kind: "to", verb: "enter", to: reader.hex(), units: reader.someUnits() }),
  fly: (reader) => ({ kind: "to", verb: "fly", to: reader.hex(), units: reader.someUnits() }),
  bomb: (reader) => ({ kind: "to", verb: "bomb", to: reader.target(), units: reader.someUnits() }),
  strafe,
  attack: (reader) => ({ kind: "attack", ...attack(reader) }),
  defend: (reader) => ({ kind: "defend", ...declared(reader) }),
  fire: (reader) => {
    const fighters = reader.takes("bombers") ? [] : someOrAll(reader);
    return { kind: "fire", ...(fighters && { fighters }), split: split(reader) };
  },
  fight,
  american: cost,
};

const isWord = (text: string): text is Word => (WORDS as readonly string[]).includes(text);

function one(reader: Reader): Written {
  const verb = reader.text;
  if (isWord(verb) && (verb !== "bomb" || reader.last)) {
    reader.takes(verb);
    return { kind: "word", word: verb };
  }
  const rest = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!rest) throw reader.wrong();
  reader.takes(verb);
  return rest(reader);
}

/** What an answer says, or the word at which it can't be read. */
export function read(tokens: readonly Token[], names: Names): Written | Misread {
  const reader = new Reader(tokens, names);
  try {
    const order = one(reader);
    return reader.done ? order : reader.wrong();
  } catch (misread) {
    if (typeof misread === "object" && misread !== null && "misread" in misread) return misread as Misread;
    throw misread;
  }
}
