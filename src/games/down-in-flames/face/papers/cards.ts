import { keysOf } from "../../../../core/keys-of.ts";
import type { Page, Shape, Wanted } from "../../../../face/paper.ts";
import { type CutOuts, cutOutPages } from "../../../../face/papers/cut-outs.ts";
import type { Text } from "../../../../face/text.ts";
import type { CardKind, CardName } from "../../data/card.ts";
import { copiesIn, type Tables } from "../../data/tables.ts";
import { SYMBOLS, TONES } from "../cards.ts";
import { type Force, tablesIn } from "../force.ts";
import { phrase } from "./phrase.ts";

/** Millimetres of a card: nine of them fit on A4 as on Letter. */
const CARD = { width: 62, height: 80 } as const;
const MIDDLE = CARD.width / 2;
/** Width of its face, which is 1.4 times as high. */
const FACE = 55;
/** Below its picture. */
const COLOUR = { y: 49, size: 2.7 } as const;
const TEXT = { y: 53.5, size: 3.4, line: 4.1, lines: 3, letters: 29 } as const;
const ANSWERS = { y: 64.4, size: 2.5, line: 2.9, lines: 5 } as const;

function words(text: Text, x: number, y: number, size: number): Shape {
  return { kind: "words", x, y, words: text, size, anchor: "middle" };
}

/** The face that the card has on the table. */
function faceOf({ id, name, colour, bursts, hits }: CardKind): Shape {
  const figures = [
    { value: `${bursts}`, label: phrase("paper.card.bursts") },
    { value: `${hits}`, label: phrase("paper.card.hits") },
  ];
  return {
    kind: "card",
    x: MIDDLE,
    y: CARD.height / 2,
    size: FACE,
    face: {
      title: phrase("paper.card.name", { card: id }),
      symbol: SYMBOLS[name],
      tone: TONES[colour],
      figures: bursts > 0 ? figures : [],
    },
  };
}

/** The cards that a card answers, in the order of the table. */
function answeredBy({ answers, cards }: Tables, name: CardName): readonly CardName[] {
  const known = new Set(cards.map((kind) => kind.name));
  return keysOf(answers).filter((one) => known.has(one) && answers[one].includes(name));
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
  return [
    faceOf(kind),
    words(phrase("paper.card.colour", { colour }), MIDDLE, COLOUR.y, COLOUR.size),
    ...lines(TEXT, (line) => phrase("paper.card.text", { name, line, letters: TEXT.letters })),
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
