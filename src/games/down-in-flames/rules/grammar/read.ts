import type { CardId } from "../../data/card.ts";
import { type Order, type PlayOrder, WORDS, type Word } from "./order.ts";

/** A word of an answer and where it stands. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD_OF_TEXT = /\S+/g;

export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  WORD_OF_TEXT.lastIndex = 0;
  for (let found = WORD_OF_TEXT.exec(text); found; found = WORD_OF_TEXT.exec(text)) {
    const { 0: word, index } = found;
    tokens.push({ text: word, start: index, end: index + word.length });
  }
  return tokens;
}

/** What the words of an answer could not be read as, and where. */
export interface Misread {
  readonly misread: "grammar" | "no-card" | "number";
  readonly token: Token | undefined;
  /** What stands behind it: a firing card's figures. */
  readonly next?: Token;
}

/** How the cards of a table set are found by what is typed. */
export type FindCard = (text: string) => CardId | undefined;

type Draft = { -readonly [Field in keyof PlayOrder]: PlayOrder[Field] };

const lower = (token: Token | undefined): string | undefined => token?.text.toLowerCase();
const isWord = (text: string | undefined): text is Word =>
  (WORDS as readonly (string | undefined)[]).includes(text);

/** A whole number without a sign or a leading zero; undefined for anything else. */
function numberOf(token: Token | undefined): number | undefined {
  return token && /^(0|[1-9]\d{0,3})$/.test(token.text) ? Number(token.text) : undefined;
}

/** A card at the head of some words, and how many of them name it: firing cards have their figures in a second word. */
function cardAt(
  tokens: readonly Token[],
  find: FindCard,
): { readonly card: CardId; readonly used: number } | undefined {
  const [first, second] = tokens;
  if (!first) return undefined;
  const two = second && find(`${lower(first)} ${second.text}`);
  if (two !== undefined) return { card: two, used: 2 };
  const one = find(lower(first) as string);
  return one === undefined ? undefined : { card: one, used: 1 };
}

const wrong = (token: Token | undefined, misread: Misread["misread"] = "grammar"): Misread => ({
  misread,
  token,
});

function noCard([token, next]: readonly Token[]): Misread {
  return { misread: "no-card", token, ...(next && { next }) };
}

/** What may stand behind a card, each once: how many words it takes, or what is wrong with it. */
function readDeclaration(draft: Draft, tokens: readonly Token[]): number | Misread {
  const [first, second] = tokens;
  switch (lower(first)) {
    case "climb":
      if (draft.roll !== undefined) return wrong(first);
      draft.roll = "climb";
      return 1;
    case "dive": {
      const levels = numberOf(second);
      if (draft.roll !== undefined || (levels !== 1 && levels !== 2)) return wrong(second ?? first, "number");
      draft.roll = levels;
      return 2;
    }
    case "as":
      if (draft.ace || lower(second) !== "ace-pilot") return wrong(second ?? first);
      draft.ace = true;
      return 2;
    case "by":
      if (draft.by !== undefined || !second) return wrong(second ?? first);
      draft.by = second.text;
      return 2;
    case "at": {
      const hitValue = numberOf(second);
      if (draft.hitValue !== undefined || hitValue === undefined) return wrong(second ?? first, "number");
      draft.hitValue = hitValue;
      return 2;
    }
    case "rockets":
      if (draft.rockets) return wrong(first);
      draft.rockets = true;
      return 1;
    default:
      if (draft.at !== undefined || !first) return wrong(first);
      draft.at = first.text;
      return 1;
  }
}

function readPlay(tokens: readonly Token[], find: FindCard, added: boolean): PlayOrder | Misread {
  const found = cardAt(tokens, find);
  if (!found) return noCard(tokens);
  const draft: Draft = { kind: "play", card: found.card, ...(added && { added: true }) };
  let at = found.used;
  while (at < tokens.length) {
    const used = readDeclaration(draft, tokens.slice(at));
    if (typeof used !== "number") return used;
    at += used;
  }
  return draft;
}

function readNamed(kind: "name" | "attack" | "keen", [, id, surplus]: readonly Token[]): Order | Misread {
  if (!id || surplus) return wrong(surplus ?? id);
  return kind === "name" ? { kind, id: id.text } : { kind, at: id.text };
}

/** DIF-B21: `resource flak`, `resource veteran A1`. */
function readResource([verb, what, id, surplus]: readonly Token[]): Order | Misread {
  const resource = lower(what);
  if (resource === "veteran")
    return id && !surplus ? { kind: "resource", resource, id: id.text } : wrong(surplus ?? id);
  if (resource !== "element" && resource !== "flak" && resource !== "none") return wrong(what ?? verb);
  return id ? wrong(id) : { kind: "resource", resource };
}

function readNumbers([verb, first, second, third]: readonly Token[]): Order | Misread {
  const [one, two] = [numberOf(first), numberOf(second)];
  if (lower(verb) === "dive")
    return !second && (one === 1 || one === 2)
      ? { kind: "dive", levels: one }
      : wrong(second ?? first, "number");
  if (one === undefined) return wrong(first ?? verb, "number");
  if (lower(verb) === "offer") return second ? wrong(second) : { kind: "offer", points: one };
  if (two === undefined || third) return wrong(third ?? second ?? verb, "number");
  return { kind: "bid", level: one, points: two };
}

function readDiscard(tokens: readonly Token[], find: FindCard): Order | Misread {
  const found = cardAt(tokens, find);
  if (!found) return noCard(tokens);
  const surplus = tokens[found.used];
  return surplus ? wrong(surplus) : { kind: "discard", card: found.card };
}

/** Grammar alone: what the words say. Case and blanks don't matter. */
export function read(tokens: readonly Token[], find: FindCard): Order | Misread {
  const [verb, second] = tokens;
  const word = lower(verb);
  if (isWord(word)) return second ? wrong(second) : { kind: "word", word };
  switch (word) {
    case "name":
    case "attack":
    case "keen":
      return readNamed(word, tokens);
    case "dive":
    case "offer":
    case "bid":
      return readNumbers(tokens);
    case "resource":
      return readResource(tokens);
    case "discard":
      return readDiscard(tokens.slice(1), find);
    case "aggregate":
      return readPlay(tokens.slice(1), find, true);
    default:
      return readPlay(tokens, find, false);
  }
}
