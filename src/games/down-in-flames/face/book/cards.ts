import { type Chapter, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { CARD_NAMES, type CardKind, type CardName } from "../../data/card.ts";
import { copiesIn, type DeckSize, TABLES } from "../../data/tables.ts";
import { survives } from "../../rules/exchange/standing.ts";
import type { Attack } from "../../rules/state/task.ts";
import { phrase } from "./phrase.ts";

/** A card with its bursts and hits, where it has any. */
function titleOf({ name, bursts, hits }: CardKind): Text {
  return named(bursts > 0 ? `${name} ${bursts}/${hits}` : name);
}

function named(...cards: readonly string[]): Text {
  return phrase("cards.named", { cards });
}

function kinds(): readonly (readonly Text[])[] {
  return TABLES.cards.map((kind) => [
    titleOf(kind),
    kind.id,
    phrase(`deck.${kind.colour}`),
    phrase(`deck.does.${kind.name}`),
    copiesIn(kind, 80).toString(),
    copiesIn(kind, 110).toString(),
  ]);
}

function copiesOf(name: CardName, size: DeckSize): number {
  return TABLES.cards.reduce((sum, kind) => sum + (kind.name === name ? copiesIn(kind, size) : 0), 0);
}

/** What answers a card, and how many of the smaller deck. */
function answers(): readonly (readonly Text[])[] {
  return CARD_NAMES.map((name) => {
    const by = TABLES.answers[name];
    const copies = by.reduce((sum, one) => sum + copiesOf(one, 80), 0);
    return [named(name), named(...by), copies.toString()];
  });
}

const EXAMPLE: readonly CardName[] = ["in-my-sights", "tight-turn", "scissors", "barrel-roll"];

/** An exchange as far as each of its answers, and what came of it if nobody answered on. */
function exchange(): readonly (readonly Text[])[] {
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
export const CARDS: readonly Chapter[] = [
  {
    id: "deck",
    title: phrase("deck.title"),
    blocks: [
      text(phrase("deck.ours")),
      table(
        phrase("deck.caption"),
        [
          phrase("deck.card"),
          phrase("deck.typed"),
          phrase("deck.colour"),
          phrase("deck.attack"),
          phrase("deck.of-80"),
          phrase("deck.of-110"),
        ],
        kinds(),
      ),
      text(phrase("deck.extension")),
    ],
  },
  {
    id: "answers",
    title: phrase("answers.title"),
    blocks: [
      table(
        phrase("answers.caption"),
        [phrase("deck.card"), phrase("answers.by"), phrase("answers.count")],
        answers(),
      ),
      text(phrase("answers.only-larger")),
      text(phrase("answers.as-answers")),
    ],
  },
  {
    id: "exchange",
    title: phrase("exchange.title"),
    blocks: [
      text(phrase("exchange.parity")),
      table(
        phrase("exchange.example"),
        [phrase("exchange.title"), phrase("exchange.cards"), phrase("exchange.result")],
        exchange(),
      ),
      text(phrase("exchange.again")),
      text(phrase("exchange.secret")),
      text(phrase("exchange.typed")),
    ],
  },
];
