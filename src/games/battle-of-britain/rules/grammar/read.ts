import { NAMED_TABLES } from "../../../../core/battle-tables.ts";
import { readSquare } from "../map/square.ts";
import {
  ACTS,
  type Against,
  type Allocation,
  type FlyOrder,
  type Order,
  type UnderCard,
  WORDS,
  type Word,
} from "./order.ts";

/** A word of an answer and where it stands. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g))
    tokens.push({ text: word, start: index, end: index + word.length });
  return tokens;
}

/** What a word of an answer could not be read as, and where. */
export interface Misread {
  readonly misread: "grammar" | "square" | "number" | "type" | "target" | "formation";
  readonly token: Token | undefined;
}

/** How names are found by what is typed, in whatever case. */
export interface Names {
  type(text: string): string | undefined;
  target(text: string): string | undefined;
  formation(text: string): string | undefined;
}

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? "";

/** Reads word after word; the first that can't be read stops it. */
class Reader {
  private at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly names: Names,
  ) {}

  get next(): Token | undefined {
    return this.tokens[this.at];
  }

  get done(): boolean {
    return this.at >= this.tokens.length;
  }

  /** The next word where it is this one. */
  takes(word: string): boolean {
    if (lower(this.next) !== word) return false;
    this.at += 1;
    return true;
  }

  private take(misread: Misread["misread"], found: string | undefined): string {
    if (found === undefined) throw this.wrong(misread);
    this.at += 1;
    return found;
  }

  wrong(misread: Misread["misread"] = "grammar"): Misread {
    return { misread: this.next ? misread : "grammar", token: this.next };
  }

  type(): string {
    return this.take("type", this.names.type(lower(this.next)));
  }

  target(): string {
    return this.take("target", this.names.target(lower(this.next)));
  }

  formation(): string {
    return this.take("formation", this.names.formation(lower(this.next)));
  }

  square(): string {
    return this.take("square", readSquare(this.next?.text ?? ""));
  }

  number(): number {
    return Number(this.take("number", /^(0|[1-9]\d{0,3})$/.exec(lower(this.next))?.[0]));
  }

  /** Words to the end, at least one. */
  all<Item>(read: () => Item): readonly Item[] {
    const found = [read()];
    while (!this.done) found.push(read());
    return found;
  }

  isSquare(): boolean {
    return readSquare(this.next?.text ?? "") !== undefined;
  }

  isType(): boolean {
    return this.names.type(lower(this.next)) !== undefined;
  }
}

function readFly(reader: Reader, id: string): FlyOrder {
  const way = [reader.square()];
  while (reader.isSquare()) way.push(reader.square());
  if (reader.done) return { kind: "fly", id, way, length: null, more: false, without: [] };
  const wrong = reader.wrong(/^[A-Za-z]\d/.test(reader.next?.text ?? "") ? "square" : "number");
  const length = reader.number();
  if (length !== 5 && length !== 10) throw wrong;
  const more = reader.takes("more");
  const without = reader.takes("without") ? reader.all(() => reader.type()) : [];
  return { kind: "fly", id, way, length, more, without };
}

/** What a formation does. */
function readAct(reader: Reader): Order {
  const id = reader.formation();
  if (reader.takes("fly")) return readFly(reader, id);
  if (reader.takes("attack")) return { kind: "attack", id, at: reader.formation() };
  const verb = ACTS.find((one) => reader.takes(one));
  if (verb === undefined) throw reader.wrong();
  return { kind: "act", id, verb };
}

function readTo(reader: Reader): Order {
  const way = [reader.square()];
  while (reader.isSquare()) way.push(reader.square());
  return { kind: "to", way, more: reader.takes("more") };
}

function readRotate(reader: Reader): Order {
  const group = () => String(reader.number());
  const [from, to, gives] = [group(), group(), reader.type()];
  return { kind: "rotate", from, to, gives, gains: reader.done ? gives : reader.type() };
}

function readDice(reader: Reader): Order {
  const word = (text: string) => {
    if (!reader.takes(text)) throw reader.wrong();
  };
  word("squadron");
  const squadrons = reader.number();
  word("facility");
  return { kind: "dice", squadrons, facilities: reader.number() };
}

function readUnder(reader: Reader): Order {
  const cards: UnderCard[] = [];
  do {
    const formation = reader.formation();
    do cards.push({ formation, type: reader.type() });
    while (reader.isType());
  } while (!reader.done);
  return { kind: "under", cards };
}

function readLose(reader: Reader): Allocation {
  const lost: string[] = [];
  while (reader.isType()) lost.push(reader.type());
  if (lost.length === 0) throw reader.wrong("type");
  const stood = reader.takes("stand-down") ? reader.type() : null;
  return { lost, stood };
}

function readCost(reader: Reader): Allocation {
  if (reader.takes("none")) return { lost: [], stood: null };
  if (reader.takes("stand-down")) return { lost: [], stood: reader.type() };
  if (!reader.takes("lose")) throw reader.wrong();
  return readLose(reader);
}

function readFight(reader: Reader): Order {
  const by = NAMED_TABLES.find((one) => reader.takes(one));
  if (by === undefined) throw reader.wrong();
  return { kind: "fight", by };
}

function readResult(reader: Reader): Order {
  const british = readCost(reader);
  if (!reader.takes("german")) throw reader.wrong();
  return { kind: "result", british, german: readCost(reader) };
}

function readSet(reader: Reader): Order {
  const against: Against[] = [];
  do {
    const gruppe = reader.number();
    const squadrons = [reader.type()];
    while (reader.isType()) squadrons.push(reader.type());
    against.push({ gruppe, squadrons });
  } while (!reader.done);
  return { kind: "set", against };
}

const VERBS: Readonly<Record<string, (reader: Reader) => Order>> = {
  bid: (reader) => ({ kind: "bid", targets: reader.number() }),
  keep: (reader) => ({ kind: "cards", verb: "keep", cards: reader.all(() => reader.target()) }),
  mission: (reader) => ({ kind: "cards", verb: "mission", cards: [reader.target()] }),
  top: (reader) => ({ kind: "types", verb: "top", types: reader.all(() => reader.type()) }),
  pool: (reader) => ({ kind: "types", verb: "pool", types: reader.all(() => reader.type()) }),
  order: (reader) => ({ kind: "types", verb: "order", types: reader.all(() => reader.type()) }),
  rotate: readRotate,
  repair: readDice,
  rebuild: (reader) => ({
    kind: "rebuild",
    names: reader.all(() => (reader.isType() ? reader.type() : reader.target())),
  }),
  under: readUnder,
  seven: (reader) => ({
    kind: "sevens",
    formations: reader.takes("none") ? [] : [...reader.all(() => reader.formation())].sort(),
  }),
  fill: (reader) => ({ kind: "fill", formations: reader.all(() => reader.formation()) }),
  to: readTo,
  "big-wing": (reader) => ({
    kind: "big-wing",
    wings: [reader.formation(), reader.formation()],
    at: reader.formation(),
  }),
  lose: (reader) => ({ kind: "lose", ...readLose(reader) }),
  fight: readFight,
  british: readResult,
  "stand-down": (reader) => ({ kind: "lose", lost: [], stood: reader.type() }),
  lay: (reader) => ({ kind: "lay", sizes: reader.all(() => reader.number()) }),
  set: readSet,
};

const isWord = (text: string): text is Word => (WORDS as readonly string[]).includes(text);
const isMisread = (thrown: unknown): thrown is Misread =>
  typeof thrown === "object" && thrown !== null && "misread" in thrown;

function readOrder(reader: Reader, verb: string): Order {
  if (isWord(verb) && reader.takes(verb)) return { kind: "word", word: verb };
  const known = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!known) return readAct(reader);
  reader.takes(verb);
  return known(reader);
}

/** Grammar alone: what the words say. Case and blanks don't matter. */
export function read(tokens: readonly Token[], names: Names): Order | Misread {
  const reader = new Reader(tokens, names);
  try {
    const order = readOrder(reader, lower(tokens[0]));
    return reader.done ? order : reader.wrong();
  } catch (thrown) {
    if (isMisread(thrown)) return thrown;
    throw thrown;
  }
}
