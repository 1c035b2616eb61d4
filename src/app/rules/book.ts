import type { ComponentType } from "react";
import type { Language, Localised } from "../../core/language.ts";
import type { Phrase } from "../../core/phrase.ts";

/** A text of the book: the same in every language, written out in each, or a phrase of the game. */
export type Saying = string | Localised | Phrase;

/** What a chapter is made of. Texts may hold `orders` in backticks, **strong** words and numbers of rules. */
export type Block =
  | { readonly kind: "text"; readonly text: Saying }
  | { readonly kind: "list"; readonly items: readonly Saying[]; readonly ordered?: boolean }
  | {
      readonly kind: "table";
      readonly caption: Saying;
      readonly head: readonly Saying[];
      /** The first cell of a row is its heading. */
      readonly rows: readonly (readonly Saying[])[];
    }
  /** A drawing or something to try, made by the game's own rulings. */
  | { readonly kind: "figure"; readonly caption: Saying; readonly Figure: ComponentType };

export interface Chapter {
  /** Its part of the address: letters and hyphens. */
  readonly id: string;
  readonly title: Localised;
  /** Numbers of rules that lead to it as a whole. */
  readonly numbers?: readonly string[];
  readonly blocks: readonly Block[];
}

/** One line of the list of rulings. */
export interface RulingLine {
  /** The numbers under which it is found; the first is the one it is cited by. */
  readonly ids: readonly string[];
  readonly text: Localised;
  /** The switch of the set-up that changes it: its name, and what it does. */
  readonly option?: { readonly name: Saying; readonly help: Saying };
}

export interface RulingGroup {
  readonly id: string;
  readonly title: Localised;
  /** Numbers of rules that lead to it as a whole. */
  readonly numbers?: readonly string[];
  readonly lines: readonly RulingLine[];
}

/** The rules of a game as one plays it. */
export interface RulesBook {
  readonly chapters: readonly Chapter[];
  readonly rulings: readonly RulingGroup[];
}

/** A text of the book in a language; `say` speaks the game's phrases. */
export function spoken(saying: Saying, language: Language, say: (phrase: Phrase) => string): string {
  if (typeof saying === "string") return saying;
  return "key" in saying ? say(saying) : saying[language];
}

function sayingsOf(block: Block): readonly Saying[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "list":
      return block.items;
    case "table":
      return [block.caption, ...block.head, ...block.rows.flat()];
    case "figure":
      return [block.caption];
  }
}

export interface Speaker {
  readonly language: Language;
  readonly say: (phrase: Phrase) => string;
}

/** What is left of a book when somebody looks for a text: whole chapters that have it, and the rulings that do. */
export function found(book: RulesBook, wanted: string, { language, say }: Speaker): RulesBook {
  const needle = wanted.trim().toLowerCase();
  if (needle === "") return book;
  const has = (saying: Saying) => spoken(saying, language, say).toLowerCase().includes(needle);
  const chapters = book.chapters.filter(
    ({ title, blocks }) => has(title) || blocks.some((block) => sayingsOf(block).some(has)),
  );
  const fits = ({ ids, text, option }: RulingLine) =>
    ids.some(has) || has(text) || (option !== undefined && (has(option.name) || has(option.help)));
  const rulings = book.rulings
    .map((group) => ({ ...group, lines: group.lines.filter(fits) }))
    .filter(({ lines }) => lines.length > 0);
  return { chapters, rulings };
}

/** Every number that leads somewhere in the book. */
export function numbersOf({ chapters, rulings }: RulesBook): ReadonlySet<string> {
  const whole = [...chapters, ...rulings].flatMap(({ numbers = [] }) => numbers);
  return new Set([...whole, ...rulings.flatMap(({ lines }) => lines.flatMap(({ ids }) => ids))]);
}

/** A whole word of a text: a rule's number stands alone, `R-1` is not in `R-16` and `4.1` not in `4.10a`. */
const WORDS = /§?[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*/g;

/** The chapters that use a word, such as a rule's number, by the word. */
export function chaptersByWord(
  { chapters }: RulesBook,
  { language, say }: Speaker,
): ReadonlyMap<string, readonly Chapter[]> {
  const users = new Map<string, Chapter[]>();
  for (const chapter of chapters) {
    const text = chapter.blocks
      .flatMap(sayingsOf)
      .map((saying) => spoken(saying, language, say))
      .join(" ");
    for (const word of new Set(text.match(WORDS))) users.set(word, [...(users.get(word) ?? []), chapter]);
  }
  return users;
}

/** Where in the book a name leads: a chapter, a group or the line that has a number, spelt in any case. */
export function placeOf({ chapters, rulings }: RulesBook, name: string): string | undefined {
  const wanted = name.toLowerCase();
  const known = [...chapters, ...rulings].find(
    ({ id, numbers = [] }) => id.toLowerCase() === wanted || numbers.includes(wanted),
  );
  if (known) return known.id;
  const lines = rulings.flatMap((group) => group.lines);
  const cited = (line: RulingLine) => line.ids[0]?.toLowerCase() === wanted;
  const line = lines.find(cited) ?? lines.find(({ ids }) => ids.some((id) => id.toLowerCase() === wanted));
  return line?.ids[0];
}
