import type { Part, Words } from "./part.ts";
import { type Misread, Reader, type Vocabulary } from "./reader.ts";
import type { Token } from "./token.ts";

/** What an answer says by its verb alone. */
interface Said {
  readonly kind: string;
  readonly verb?: string;
}

/** Answers that are read and written alike. */
export interface Form<Order> {
  /** The word that they begin with; left out: any that is no other form's. */
  readonly verb?: string;
  /** Verbs, or kinds where they have none, of the orders that it writes. */
  readonly writes: readonly string[];
  /** Reads what stands behind the verb. */
  read(reader: Reader): Order;
  /** Puts all of its words behind those that are there. */
  write(order: Order, words: Words): void;
}

const keyOf = ({ kind, verb }: Said): string => verb ?? kind;

/** Answers that begin with a verb; what it says is told where their kind has another name. */
export function verb<Verb extends string, Rest, const Says extends Said = { readonly kind: Verb }>(
  name: Verb,
  rest: Part<Rest>,
  says: Says = { kind: name } as unknown as Says,
): Form<Says & Rest> {
  return {
    verb: name,
    writes: [keyOf(says)],
    read: (reader) => ({ ...says, ...rest.read(reader) }),
    write(order, words) {
      words.push(name);
      rest.write(order, words);
    },
  };
}

/** How the answers of a game are read and written. */
interface Grammar<Order, Written> {
  /** Words that answers begin with. */
  readonly verbs: ReadonlySet<string | undefined>;
  /** What an answer says, or the word at which it can't be read. Case and blanks don't matter. */
  read(tokens: readonly Token[], nouns: Vocabulary): Written | Misread;
  /** The one spelling of an answer. */
  print(order: Order): string;
}

const isMisread = (thrown: unknown): thrown is Misread =>
  typeof thrown === "object" && thrown !== null && "misread" in thrown;

/**
 * The grammar of answers that are one word, `{kind: "word"}`, or begin with a verb. A word that is a verb, too, stands alone.
 * `Written`: answers as they may be written and are not kept.
 */
export function grammarOf<Order extends Said, Written extends Said = Order>(
  words: readonly string[],
  forms: readonly Form<Written>[],
): Grammar<Order, Written> {
  const byVerb = new Map(forms.map((form) => [form.verb, form]));
  const byOrder = new Map(forms.flatMap((form) => form.writes.map((key) => [key, form] as const)));

  function orderOf(reader: Reader): Written {
    const { text } = reader;
    const form = byVerb.get(text);
    if (words.includes(text) && (!form || reader.last) && reader.takes(text))
      return { kind: "word", word: text } as unknown as Written;
    const known = form ?? byVerb.get(undefined);
    if (!known) throw reader.wrong();
    if (form) reader.takes(text);
    return known.read(reader);
  }

  return {
    verbs: new Set(byVerb.keys()),
    read(tokens, nouns) {
      const reader = new Reader(tokens, nouns);
      try {
        const order = orderOf(reader);
        return reader.done ? order : reader.wrong();
      } catch (thrown) {
        if (isMisread(thrown)) return thrown;
        throw thrown;
      }
    },
    print(order) {
      if ("word" in order) return String(order.word);
      const found: Words = [];
      byOrder.get(keyOf(order))?.write(order as unknown as Written, found);
      return found.join(" ");
    },
  };
}
