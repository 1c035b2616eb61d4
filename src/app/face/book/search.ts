import type { Phrase } from "../../../core/phrase.ts";
import { type BookFace, type Chapter, type RulingLine, textsOf } from "../../../face/book.ts";
import { type Text, wordsOf } from "../../../face/text.ts";

type Say = (phrase: Phrase) => string;

/** What is left of a book when somebody looks for a text: whole chapters that have it, and the rulings that do. */
export function found(book: BookFace, wanted: string, say: Say): BookFace {
  const needle = wanted.trim().toLowerCase();
  if (needle === "") return book;
  const has = (text: Text) => wordsOf(text, say).toLowerCase().includes(needle);
  const chapters = book.chapters.filter(
    ({ title, blocks }) => has(title) || blocks.some((block) => textsOf(block).some(has)),
  );
  const fits = ({ ids, text, option }: RulingLine) =>
    ids.some(has) || has(text) || (option !== undefined && (has(option.name) || has(option.help)));
  const rulings = book.rulings
    .map((group) => ({ ...group, lines: group.lines.filter(fits) }))
    .filter(({ lines }) => lines.length > 0);
  return { chapters, rulings };
}

/** Every number that leads somewhere in the book. */
export function numbersOf({ chapters, rulings }: BookFace): ReadonlySet<string> {
  const whole = [...chapters, ...rulings].flatMap(({ numbers = [] }) => numbers);
  return new Set([...whole, ...rulings.flatMap(({ lines }) => lines.flatMap(({ ids }) => ids))]);
}

/** A whole word of a text: a rule's number stands alone, `R-1` is not in `R-16` and `4.1` not in `4.10a`. */
const WORDS = /§?[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*/g;

/** The chapters that use a word, such as a rule's number, by the word. */
export function chaptersByWord({ chapters }: BookFace, say: Say): ReadonlyMap<string, readonly Chapter[]> {
  const users = new Map<string, Chapter[]>();
  for (const chapter of chapters) {
    const told = chapter.blocks
      .flatMap(textsOf)
      .map((one) => wordsOf(one, say))
      .join(" ");
    for (const word of new Set(told.match(WORDS))) users.set(word, [...(users.get(word) ?? []), chapter]);
  }
  return users;
}

/** Where in the book a name leads: a chapter, a group or the line that has a number, spelt in any case. */
export function placeOf({ chapters, rulings }: BookFace, name: string): string | undefined {
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
