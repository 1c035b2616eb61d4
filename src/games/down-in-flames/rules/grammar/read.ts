import type { Misread } from "../../../../core/orders/reader.ts";
import type { Token } from "../../../../core/orders/token.ts";
import type { CardId } from "../../data/card.ts";
import { type Order, type PlayOrder, WORDS, type Word } from "./order.ts";

/** How the cards of a table set are found by what is typed. */
export type FindCard = (text: string) => CardId | undefined;

const lower = (token: Token | undefined): string | undefined => token?.text.toLowerCase();
const isWord = (text: string | undefined): text is Word =>
  (WORDS as readonly (string | undefined)[]).includes(text);

/** A whole number without a sign or a leading zero; undefined for anything else. */
function numberOf(token: Token | undefined): number | undefined {
  return token && /^(0|[1-9]\d{0,3})$/.test(token.text) ? Number(token.text) : undefined;
}

/** A card at the head of some words, and how many of them name it: with blanks for hyphens as well, its figures behind. */
function cardAt(
  tokens: readonly Token[],
  find: FindCard,
): { readonly card: CardId; readonly used: number } | undefined {
  for (let used = tokens.length; used > 0; used--) {
    const card = find(
      tokens
        .slice(0, used)
        .map(lower)
        .join("-")
        .replace(/-(?=\d)/, " "),
    );
    if (card) return { card, used };
  }
  return undefined;
}

const wrong = (token: Token | undefined, misread = "grammar"): Misread => ({ misread, token });

/** What may stand behind a card: the field that it sets, its value where it says one, its words, what is misread else. */
type Declaration = readonly [field: keyof PlayOrder, value: unknown, words?: 2, misread?: "number"];

function declarationOf([first, second]: readonly Token[]): Declaration {
  const figure = numberOf(second);
  switch (lower(first)) {
    case "climb":
      return ["roll", "climb"];
    case "dive":
      return ["roll", figure === 1 || figure === 2 ? figure : undefined, 2, "number"];
    case "as":
      return ["ace", lower(second) === "ace-pilot" || undefined, 2];
    case "by":
      return ["by", second?.text, 2];
    case "at":
      return ["hitValue", figure, 2, "number"];
    case "rockets":
      return ["rockets", true];
    default:
      return ["at", first?.text];
  }
}

/** A card and what is declared with it, each once. */
function readPlay(tokens: readonly Token[], find: FindCard, added: boolean): PlayOrder | Misread {
  const found = cardAt(tokens, find);
  if (!found) return wrong(tokens[0], "no-card");
  const draft: Partial<Record<keyof PlayOrder, unknown>> = {
    kind: "play",
    card: found.card,
    ...(added && { added }),
  };
  let left = tokens.slice(found.used);
  while (left.length > 0) {
    const [field, value, words = 1, misread] = declarationOf(left);
    if (draft[field] !== undefined || value === undefined) return wrong(left[words - 1] ?? left[0], misread);
    draft[field] = value;
    left = left.slice(words);
  }
  return draft as unknown as PlayOrder;
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

function readNumbers(word: string, [verb, first, second, third]: readonly Token[]): Order | Misread {
  const [one, two] = [numberOf(first), numberOf(second)];
  if (word === "dive")
    return !second && (one === 1 || one === 2)
      ? { kind: "dive", levels: one }
      : wrong(second ?? first, "number");
  if (one === undefined) return wrong(first ?? verb, "number");
  if (word === "offer") return second ? wrong(second) : { kind: "offer", points: one };
  if (two === undefined || third) return wrong(third ?? second ?? verb, "number");
  return { kind: "bid", level: one, points: two };
}

function readDiscard(tokens: readonly Token[], find: FindCard): Order | Misread {
  const found = cardAt(tokens, find);
  if (!found) return wrong(tokens[0], "no-card");
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
      return readNumbers(word, tokens);
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
