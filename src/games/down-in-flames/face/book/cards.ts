import { type Rows, table } from "../../../../face/book/chapter.ts";
import type { Text } from "../../../../face/text.ts";
import { CARD_NAMES, type CardKind, type CardName } from "../../data/card.ts";
import { TABLES } from "../../data/own.ts";
import { copiesIn, type DeckSize } from "../../data/tables.ts";
import { survives } from "../../rules/exchange/standing.ts";
import type { Attack } from "../../rules/state/task.ts";
import { chapter, phrase } from "./phrase.ts";

/** A card with its bursts and hits, where it has any. */
function titleOf({ name, bursts, hits }: CardKind): Text {
  return named(bursts > 0 ? `${name} ${bursts}/${hits}` : name);
}

function named(...cards: readonly string[]): Text {
  return phrase("cards.named", { cards });
}

function kinds(): Rows {
  return TABLES.cards.map((kind) => [
    titleOf(kind),
    kind.id,
    phrase(`deck.${kind.colour}`),
    phrase(`deck.does.${kind.name}`),
    copiesIn(kind, 80),
    copiesIn(kind, 110),
  ]);
}

function copiesOf(name: CardName, size: DeckSize): number {
  return TABLES.cards.reduce((sum, kind) => sum + (kind.name === name ? copiesIn(kind, size) : 0), 0);
}

/** What answers a card, and how many of the smaller deck. */
function answers(): Rows {
  return CARD_NAMES.map((name) => {
    const by = TABLES.answers[name];
    const copies = by.reduce((sum, one) => sum + copiesOf(one, 80), 0);
    return [named(name), named(...by), copies];
  });
}

const EXAMPLE: readonly CardName[] = ["in-my-sights", "tight-turn", "scissors", "barrel-roll"];

/** An exchange as far as each of its answers, and what came of it if nobody answered on. */
function exchange(): Rows {
  return EXAMPLE.map((_, last) => {
    const shown = EXAMPLE.slice(0, last + 1);
    const cards = shown.map((card, at) => ({ card, by: at % 2 === 0 ? "A1" : "B1" }));
    const stands = survives({ cards } as unknown as Attack);
    const told = phrase("exchange.played", { plays: cards.map(({ by, card }) => [by, card] as const) });
    return [
      phrase("exchange.after", { answers: last }),
      told,
      phrase(`exchange.${stands ? "stands" : "negated"}`),
    ];
  });
}

/** The deck, what answers what, and how an exchange goes. */
export const CARDS = [
  chapter("deck", [
    "ours",
    table("caption", ["card", "typed", "colour", "attack", "of-80", "of-110"], kinds()),
    "extension",
  ]),
  chapter("answers", [
    table("caption", [phrase("deck.card"), "by", "count"], answers()),
    "only-larger",
    "as-answers",
  ]),
  chapter("exchange", [
    "parity",
    table("example", ["title", "cards", "result"], exchange()),
    "again",
    "secret",
    "typed",
  ]),
];
