import type { Prompt } from "../../core/game.ts";
import { readOrder } from "../../core/match/answers.ts";
import { fail, ok } from "../../core/result.ts";
import { asksForOne } from "../ask.ts";
import { answeredBeside } from "../focus.ts";
import { type Offer, plainOffers } from "../offer.ts";
import { type Text, wordsOf } from "../text.ts";
import { type Answered, type Asker, lookoutOf } from "./asker.ts";
import { phrase } from "./phrase.ts";

/** How many answers are told of a question, and of one that asks for several things at once. */
const TOLD = 8;
const TOLD_OF_SEVERAL = 3;
/** An answer of more letters is told by its title alone. */
const LONGEST_ANSWER = 45;

/** The answers that are offered to a question; of those that are written the first. */
export function offersTo(asker: Asker, prompt: Prompt): readonly Offer[] {
  const { game, table, view } = asker;
  const own = answeredBeside(asker.drafts, prompt.id);
  const orders = game.options(prompt, view, own);
  const isWritten = asker.queries?.asked?.(view, prompt) !== undefined;
  // One more than are told, so that one knows of more.
  return (
    (isWritten ? undefined : table.offers?.(prompt, view, orders, own)) ?? plainOffers(game, orders, TOLD + 1)
  );
}

/** What is asked where several things are chosen together; `count`: how far it has come. */
function severalAsked({ form, assign, view, drafts }: Asker, prompt: Prompt) {
  const text = drafts.get(prompt.id)?.text ?? "";
  const asked = form?.form(prompt, view, text, null) ?? assign?.assign(prompt, view, text);
  return asked
    ? { texts: [asked.title, ...asked.why], count: [asked.count] }
    : { texts: [prompt.id], count: [] };
}

/** What is asked where one thing is chosen; undefined: several things are asked for at once. */
function oneAsked({ table, queries, view, name }: Asker, prompt: Prompt): readonly Text[] | undefined {
  const words = queries?.asked?.(view, prompt);
  if (words) return words;
  const ask = table.ask?.(prompt, view, name);
  return ask && asksForOne(ask) ? [ask.title ?? [], ask.why].flat() : undefined;
}

/** What is asked by a prompt, in a sentence or two. */
export function questionOf(asker: Asker, prompt: Prompt): readonly string[] {
  const several = () => {
    const { texts, count } = severalAsked(asker, prompt);
    return [...texts, ...count];
  };
  const texts = oneAsked(asker, prompt) ?? several();
  return texts.map((text) => wordsOf(text, asker.say));
}

/**
 * What is asked now, as it is told when it comes, whatever has been written to it: the first question, and what else is
 * asked beside it. `isBrief`: no more than what it is about.
 */
export function askedNow(asker: Asker, isBrief: boolean): readonly string[] {
  const [first, ...others] = asker.prompts;
  if (!first) return [];
  const blank = { ...asker, drafts: new Map() };
  const texts = oneAsked(blank, first) ?? severalAsked(blank, first).texts;
  const told = texts.map((text) => wordsOf(text, asker.say)).filter((text) => text !== "");
  const ids = others.map(({ about, id }) => about ?? id);
  return [
    ...(isBrief ? told.slice(0, 1) : told),
    ...(ids.length > 0 ? [asker.say(phrase("query.asked.beside", { ids }))] : []),
  ];
}

/** An answer as it is written and what it means; a long one by its meaning alone. */
function titleOf({ say }: Asker, { text, title }: Offer): string {
  const words = wordsOf(title, say);
  return text.length > LONGEST_ANSWER ? words : say(phrase("query.asked.one", { text, title: words }));
}

/** What may be answered to a question, what is usual and what stands written. */
function answersTo(asker: Asker, prompt: Prompt): readonly string[] {
  const { say, drafts } = asker;
  const offers = offersTo(asker, prompt);
  const titled = (offer: Offer) => titleOf(asker, offer);
  const told = oneAsked(asker, prompt) ? TOLD : TOLD_OF_SEVERAL;
  const answers = [...new Set(offers.map(titled))];
  const usual = offers.find((offer) => offer.usual);
  const written = drafts.get(prompt.id)?.text;
  return [
    ...(answers.length > 0
      ? [
          say(
            phrase("query.asked.answers", {
              answers: answers.slice(0, told),
              more: answers.length > told,
            }),
          ),
        ]
      : []),
    ...(usual ? [say(phrase("query.asked.usual", { answer: titled(usual) }))] : []),
    ...(written ? [say(phrase("query.asked.written", { text: written }))] : []),
  ];
}

/** What the asker is asked, what he may do, and what is usual. */
export function whatIsAsked(asker: Asker): Answered {
  const { prompts, say, over } = asker;
  if (prompts.length > 0)
    return ok(prompts.flatMap((prompt) => [...questionOf(asker, prompt), ...answersTo(asker, prompt)]));
  return ok([say(phrase(over ? "query.asked.over" : "query.asked.nothing"))]);
}

/** The question that an order is tried for: that about the lookout, else the only one. */
function promptToTry(asker: Asker): Prompt | undefined {
  const from = lookoutOf(asker);
  return asker.prompts.find(({ about }) => about === from) ?? asker.prompts[0];
}

/** What an answer would come to, without giving it. */
export function tried(asker: Asker, text: string): Answered {
  const { game, table, view, say, drafts } = asker;
  const prompt = promptToTry(asker);
  if (!prompt) return fail([say(phrase("query.asked.nothing"))]);
  if (text === "") return fail([say(phrase("query.wrong.order"))]);
  const read = readOrder(game, text, prompt, view, answeredBeside(drafts, prompt.id));
  if (!read.ok) {
    const near = read.error.find((problem) => problem.near?.length)?.near ?? [];
    const why = read.error.map(({ code, values }) => say({ key: code, values }));
    return ok([...why, ...(near.length > 0 ? [say(phrase("query.try.near", { near }))] : [])]);
  }
  const after = new Map([...drafts, [prompt.id, { text, read }]]);
  const forecasts = table.forecast?.(view, prompt, after) ?? [];
  return ok([
    say(phrase("query.try.legal", { text: game.print(read.value) })),
    ...forecasts.map((one) => wordsOf(one.text, say)),
  ]);
}
