import { type CutOuts, cutOutPages } from "../../../../face/cut-outs.ts";
import type { Page, Shape, Wanted } from "../../../../face/paper.ts";
import type { Text } from "../../../../face/text.ts";
import type { CardKind, CardName } from "../../tables/card.ts";
import { copiesIn, type Tables } from "../../tables/tables.ts";
import { SYMBOLS } from "../cards.ts";
import { type Force, tablesIn } from "../force.ts";
import { phrase } from "./phrase.ts";

/** Millimetres of a card: nine of them fit on A4 as on Letter. */
const CARD = { width: 62, height: 80 } as const;
const MIDDLE = CARD.width / 2;
const TITLE = { y: 9, size: 5.4 } as const;
const COLOUR = { y: 15, size: 3.4 } as const;
const FIGURE = { y: 38, size: 20, apart: 15 } as const;
const LABEL = { y: 44, size: 3.6 } as const;
const TEXT = { y: 51, size: 3.7, line: 4.6, lines: 3, letters: 32 } as const;
/** What a card says that has no figures. */
const LARGE = { y: 50, size: 4.6, line: 5.4, lines: 3, letters: 27 } as const;
/** Its picture: between its figures, or alone. */
const BETWEEN = { y: 32, size: 15 } as const;
const ALONE = { y: 32, size: 22 } as const;
const ANSWERS = { y: 66, size: 3, line: 3.7, lines: 4 } as const;
const RULE = { y: 18, in: 4 } as const;

function words(text: Text, x: number, y: number, size: number): Shape {
  return { kind: "words", x, y, words: text, size, anchor: "middle" };
}

function figures({ bursts, hits }: CardKind): readonly Shape[] {
  if (bursts === 0) return [];
  const [left, right] = [MIDDLE - FIGURE.apart, MIDDLE + FIGURE.apart];
  return [
    words(`${bursts}`, left, FIGURE.y, FIGURE.size),
    words(`${hits}`, right, FIGURE.y, FIGURE.size),
    words(phrase("paper.card.bursts"), left, LABEL.y, LABEL.size),
    words(phrase("paper.card.hits"), right, LABEL.y, LABEL.size),
  ];
}

/** The cards that a card answers, in the order of the table. */
function answeredBy({ answers, cards }: Tables, name: CardName): readonly CardName[] {
  const known = new Set(cards.map((kind) => kind.name));
  return (Object.keys(answers) as CardName[]).filter((one) => known.has(one) && answers[one].includes(name));
}

function lines(
  { y, size, line, lines: count }: Readonly<Record<"y" | "size" | "line" | "lines", number>>,
  of: (line: number) => Text,
): readonly Shape[] {
  return Array.from({ length: count }, (_, place) => words(of(place), MIDDLE, y + place * line, size));
}

/** One card, its upper left corner at 0, 0. */
function cardShapes(tables: Tables, kind: CardKind): readonly Shape[] {
  const { name, colour } = kind;
  const answers = answeredBy(tables, name);
  const all = answers.length === new Set(tables.cards.map((one) => one.name)).size;
  const text = kind.bursts > 0 ? TEXT : LARGE;
  return [
    words(phrase("paper.card.name", { name }), MIDDLE, TITLE.y, TITLE.size),
    words(phrase("paper.card.colour", { colour }), MIDDLE, COLOUR.y, COLOUR.size),
    { kind: "path", d: `M${RULE.in} ${RULE.y}h${CARD.width - 2 * RULE.in}`, look: "band" },
    { kind: "symbol", symbol: SYMBOLS[name], x: MIDDLE, ...(kind.bursts > 0 ? BETWEEN : ALONE) },
    ...figures(kind),
    ...lines(text, (line) => phrase("paper.card.text", { name, line, letters: text.letters })),
    ...(answers.length > 0
      ? lines(ANSWERS, (line) => phrase("paper.card.answers", { answers, all, line }))
      : lines(ANSWERS, (line) => phrase("paper.card.answeredBy", { by: tables.answers[name], line }))),
  ];
}

/** The deck in use, every copy of every card, to be cut out. */
export function cardPages(force: Force, { area }: Wanted): readonly Page[] {
  const tables = tablesIn(force);
  const size = force.view.setup.options.cards;
  const deck = tables.cards.flatMap((kind) => Array.from({ length: copiesIn(kind, size) }, () => kind));
  const cards: CutOuts<CardKind> = {
    id: "cards",
    title: phrase("paper.cards.title"),
    items: deck,
    ...CARD,
    label: (kinds) => phrase("paper.cards.label", { cards: kinds.map(({ id }) => id) }),
    shapesOf: (kind) => cardShapes(tables, kind),
  };
  return cutOutPages(cards, area);
}
