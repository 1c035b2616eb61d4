import { nearest } from "../../core/input/nearest.ts";
import type { Phrase } from "../../core/phrase.ts";
import { fail, ok } from "../../core/result.ts";
import { lineOf, quotable } from "../../core/text.ts";
import { type Text, wordsOf } from "../text.ts";
import { whatIsAsked } from "./asked.ts";
import { type Answered, type Asker, lookoutOf } from "./asker.ts";
import { inSector } from "./contacts.ts";
import { HOUSE, type HouseQuery } from "./house.ts";
import { pieceNamed } from "./names.ts";
import { phrase } from "./phrase.ts";
import { aboutPiece } from "./pieces.ts";
import type { OwnQuery } from "./query.ts";

/** The longest question that is read. */
const LONGEST_QUESTION = 200;

const SECTOR = /^(\d{1,2})-(\d{1,2})$/;

/** The names of a question, one word each: those of the asker's language, then those of the first. */
function wordsIn(asker: Asker, names: Text): readonly string[] {
  const both = [
    wordsOf(names, (one: Phrase) => asker.say(one)),
    wordsOf(names, (one) => asker.sayFirst(one)),
  ];
  return [...new Set(both.flatMap((line) => line.toLowerCase().split(" ")))];
}

/** Whether there is anything to ask about by a question of the house. */
function applies(asker: Asker, house: HouseQuery): boolean {
  return house.applies?.(asker) ?? true;
}

function houseNames({ name }: Pick<HouseQuery, "name">): Text {
  return phrase(`query.names.${name}`);
}

interface Line {
  readonly name: string;
  readonly tells: string;
}

/** The questions that the house and the game answer now, each with what it tells. */
function questionsNow(asker: Asker): readonly Line[] {
  const say = (one: Phrase) => asker.say(one);
  const first = (names: Text) => wordsOf(names, say).split(" ")[0] ?? "";
  const house = HOUSE.filter((one) => applies(asker, one)).map(({ name }) => ({
    name: first(phrase(`query.names.${name}`)),
    tells: say(phrase(`query.tells.${name}`)),
  }));
  const own = (asker.queries?.more ?? []).map(({ names, tells }) => ({
    name: first(names),
    tells: wordsOf(tells, say),
  }));
  const bare = { name: "", tells: say(phrase("query.tells.asked")) };
  return [bare, ...house, ...own];
}

/** The list of questions, a sentence each. */
function help(asker: Asker): Answered {
  return ok(questionsNow(asker).map((line) => asker.say(phrase("query.help", { ...line }))));
}

function ownAnswer(asker: Asker, { answer }: OwnQuery, argument: string): Answered {
  const told = answer(asker.view, lookoutOf(asker), argument).map((text) => wordsOf(text, asker.say));
  return told.length > 0 ? ok(told) : fail([asker.say(phrase("query.none.told"))]);
}

/** An answer to the clock's numerals, `10-2`; undefined where the word is none. */
function sectorAnswer(asker: Asker, word: string): Answered | undefined {
  const [, from, to] = SECTOR.exec(word)?.map(Number) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const wrong = [from, to].some((numeral) => numeral < 1 || numeral > 12);
  return wrong ? fail([asker.say(phrase("query.wrong.sector"))]) : inSector(asker, from, to);
}

function unknown(asker: Asker, name: string): Answered {
  const known = questionsNow(asker).flatMap((line) => (line.name === "" ? [] : [line.name]));
  const near = nearest(name, known);
  return fail([asker.say(phrase("query.wrong.name", { name: quotable(name), near }))]);
}

/**
 * What is said to a question, sentence by sentence, or one sentence that says what is wrong with it and what would be
 * right. It is told from what the asker sees and nothing else. A name of a piece goes before that of a question, a word of
 * the asker's language before one of the first, and a question of the house before one of the game, unless it has nothing
 * to ask about there: where nobody shoots, `? targets` is free for what is bombed.
 */
export async function answerQuestion(asker: Asker, line: string): Promise<Answered> {
  const text = lineOf(line).trim().replace(/^\?+/, "").trim();
  if (text.length > LONGEST_QUESTION)
    return fail([asker.say(phrase("query.wrong.long", { limit: LONGEST_QUESTION }))]);
  if (text === "") return whatIsAsked(asker);
  const piece = pieceNamed(asker, text);
  if (piece !== undefined) return aboutPiece(asker, piece);
  const [word = "", ...rest] = text.split(/\s+/);
  const argument = rest.join(" ");
  const name = word.toLowerCase();
  if (wordsIn(asker, phrase("query.names.help")).includes(name)) return help(asker);
  const house = HOUSE.find((one) => wordsIn(asker, houseNames(one)).includes(name));
  if (house && applies(asker, house)) return house.answer(asker, argument);
  const own = asker.queries?.more?.find(({ names }) => wordsIn(asker, names).includes(name));
  if (own) return ownAnswer(asker, own, argument);
  if (house) return house.answer(asker, argument);
  return sectorAnswer(asker, word) ?? unknown(asker, text);
}
