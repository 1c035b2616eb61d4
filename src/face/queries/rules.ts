import { fail, ok } from "../../core/result.ts";
import { quotable } from "../../core/text.ts";
import type { BookFace } from "../book.ts";
import { type Text, wordsOf } from "../text.ts";
import type { Answered, Asker } from "./asker.ts";
import { phrase } from "./phrase.ts";

/** What the list of rulings says under a number, else the title of the chapter that it leads to. */
function ruleIn({ rulings, chapters }: BookFace, id: string): Text | undefined {
  const isMeant = (number: string) => number.toLowerCase() === id.toLowerCase();
  const line = rulings.flatMap(({ lines }) => lines).find(({ ids }) => ids.some(isMeant));
  return line?.text ?? [...rulings, ...chapters].find(({ numbers }) => numbers?.some(isMeant))?.title;
}

/** A text of the book without what only its page shows: marks of strong words and of orders. */
function unmarked(text: string): string {
  return text.replace(/\*\*|`/g, "");
}

/** What a rule says, by its number. */
export async function ruleSaid({ book, say }: Asker, name: string): Promise<Answered> {
  const spoken = name === "" ? undefined : await book();
  const text = spoken && ruleIn(spoken.book, name);
  if (!spoken || text === undefined) return fail([say(phrase("query.wrong.rule", { name: quotable(name) }))]);
  return ok([unmarked(wordsOf(text, spoken.say))]);
}
